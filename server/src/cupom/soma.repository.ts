import type { Db } from '#infra'

import type { Qual } from './usos.repository.ts'

/** Older orders are told of in sums alone (contract: DIAS_DE_USOS), with room for a store's zone. */
const DIAS = 120
/** Orders that are added up by one statement. */
export const LOTE = 5000

/** Coupons of which there is something to add up, so many at most. */
export function listPorSomar(db: Db, limit: number): Promise<Qual[]> {
  return db<Qual[]>`
    select k.idfornecedor, k.idcupom from cupom k left join soma_cupom s using (idfornecedor, idcupom)
    cross join lateral (
      select p.criado_em from pedido p
      where p.idfornecedor = k.idfornecedor and p.idcupom = k.idcupom and p.numpedido > coalesce(s.ate, 0) order by p.numpedido limit 1
    ) primeiro
    where primeiro.criado_em < now() - make_interval(days => ${DIAS})
    union
    select idfornecedor, idcupom from soma_cupom where abertos <> '{}'
    limit ${limit}`
}

/**
 * Adds the next old orders of a coupon to what is added up of it: those that are over, for they never change again. What is still open is kept by its
 * number, and added once it is over. Answers how many were looked at for the first time.
 */
export async function foldUsos(db: Db, { idfornecedor, idcupom }: Qual): Promise<number> {
  const [row] = await db<{ novos: number }[]>`
    with de as materialized (
      select coalesce(max(ate), 0) as ate, coalesce(max(abertos), '{}') as abertos from soma_cupom
      where idfornecedor = ${idfornecedor} and idcupom = ${idcupom}
    ),
    seguintes as (
      select p.numpedido, p.status, p.teste, p.desconto, p.total, p.criado_em from de, pedido p
      where p.idfornecedor = ${idfornecedor} and p.idcupom = ${idcupom} and p.numpedido > de.ate order by p.numpedido limit ${LOTE}
    ),
    -- Up to the first that is not old: numbers and moments may cross by a breath.
    novos as materialized (
      select * from (select s.*, bool_and(criado_em < now() - make_interval(days => ${DIAS})) over (order by numpedido) as velho from seguintes s) v where velho
    ),
    todos as (
      select numpedido, status, teste, desconto, total from novos
      union all
      select p.numpedido, p.status, p.teste, p.desconto, p.total from de, pedido p
      where p.numpedido = any(de.abertos) and p.idfornecedor = ${idfornecedor} and p.idcupom = ${idcupom}
    ),
    soma as (
      select count(*) filter (where status = 'ENTREGUE' and not teste)::int as pedidos, count(*) filter (where status = 'CANCELADO' and not teste)::int as cancelados,
        coalesce(sum(desconto) filter (where status = 'ENTREGUE' and not teste), 0)::bigint as desconto,
        coalesce(sum(total) filter (where status = 'ENTREGUE' and not teste), 0)::bigint as total,
        coalesce(array_agg(numpedido order by numpedido) filter (where status not in ('ENTREGUE', 'CANCELADO')), '{}') as abertos
      from todos
    ),
    gravada as (
      insert into soma_cupom as s (idfornecedor, idcupom, ate, pedidos, cancelados, desconto, total, abertos)
      select ${idfornecedor}, ${idcupom}, coalesce((select max(numpedido) from novos), de.ate), soma.pedidos, soma.cancelados, soma.desconto, soma.total, soma.abertos
      from soma, de
      on conflict (idfornecedor, idcupom) do update set ate = excluded.ate, abertos = excluded.abertos, pedidos = s.pedidos + excluded.pedidos,
        cancelados = s.cancelados + excluded.cancelados, desconto = s.desconto + excluded.desconto, total = s.total + excluded.total
    )
    select count(*)::int as novos from novos`
  return row?.novos ?? 0
}
