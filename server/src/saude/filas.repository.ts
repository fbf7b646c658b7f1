import { MAXIMO_CONTADO, type FilaDaLoja, type FilaQueRepete } from '@vitrine/contract'

import { asFalhasDasLojas, repeatImagens } from '#imagem'
import type { Db } from '#infra'

interface FilaRow {
  idfornecedor: string
  fila: FilaDaLoja['fila']
  atrasadas: number
  desistidas: number
  desde: Date
  motivo: string | null
}

/** What is older is told no more, and not tried again: nobody waits for it. */
const DIAS = 7
/** Later than this, what is due is late. */
const ATRASO = '10 minutes'

/**
 * What is late and what was given up of these stores, by queue; a queue that is well is left out. One statement: of each store and queue so many
 * rows of an index at most, and of payments those that wait anywhere.
 */
export async function listFilas(db: Db, ids: readonly string[]): Promise<Map<string, FilaDaLoja[]>> {
  const rows = await db<FilaRow[]>`
    with devidas as materialized (
      select coalesce(p.idfornecedor, c.idfornecedor) as idfornecedor, o.criado_em
      from (
        select idpagamento, idcobranca, criado_em from operacao_pagamento
        where estado = 'PENDENTE' and tentativas > 0 order by tentar_em limit ${MAXIMO_CONTADO}
      ) o left join pagamento p using (idpagamento) left join cobranca_fatura c using (idcobranca)
    ),
    imagem as materialized (${asFalhasDasLojas(db, db`any(${ids as string[]}::uuid[])`)})
    select f.idfornecedor, q.fila, q.atrasadas, q.desistidas, q.desde, q.motivo
    from unnest(${ids as string[]}::uuid[]) as f(idfornecedor)
    cross join lateral (
      select 'CARTAS' as fila, count(*) filter (where not k.fim)::int as atrasadas, count(*) filter (where k.fim)::int as desistidas, min(k.criado_em) as desde, null as motivo
      from (
        select k.criado_em, k.desistiu_em is not null as fim from correio k
        where k.idfornecedor = f.idfornecedor and k.enviado_em is null and k.criado_em > now() - make_interval(days => ${DIAS})
          and (k.desistiu_em is not null or k.tentativas > 0 or k.proxima_em < now() - ${ATRASO}::interval)
        order by k.criado_em limit ${MAXIMO_CONTADO}
      ) k
      union all
      select 'WEBHOOKS', count(*) filter (where not e.fim)::int, count(*) filter (where e.fim)::int, min(e.criado_em), null
      from gancho g cross join lateral (
        (select e.criado_em, false as fim from entrega_gancho e
          where e.idgancho = g.idgancho and e.estado = 'PENDENTE' and (e.tentativas > 0 or e.tentar_em < now() - ${ATRASO}::interval) limit ${MAXIMO_CONTADO})
        union all
        (select e.criado_em, true from entrega_gancho e
          where e.idgancho = g.idgancho and e.estado = 'DESISTIDA' and e.criado_em > now() - make_interval(days => ${DIAS}) limit ${MAXIMO_CONTADO})
      ) e
      where g.idfornecedor = f.idfornecedor
      union all
      select 'PAGAMENTOS', count(*)::int, 0, min(d.criado_em), null from devidas d where d.idfornecedor = f.idfornecedor
      union all
      select 'IMPORTACOES', count(*) filter (where i.erro is null)::int, count(*) filter (where i.erro is not null)::int, min(i.criado_em), null
      from importacao i left join importacao_andamento a using (idimportacao)
      where i.idfornecedor = f.idfornecedor and i.criado_em > now() - make_interval(days => ${DIAS})
        and (i.erro is not null or (i.estado in ('APLICANDO', 'DESFAZENDO') and coalesce(a.viva_em, i.criado_em) < now() - ${ATRASO}::interval))
      union all
      select 'IMAGENS', count(*) filter (where m.desistiu_em is null)::int, count(*) filter (where m.desistiu_em is not null)::int,
        min(m.primeira_em), (array_agg(m.erro order by m.ultima_em desc))[1]
      from imagem m where m.idfornecedor = f.idfornecedor
    ) q
    where q.atrasadas + q.desistidas > 0
    order by q.fila`
  const porLoja = Map.groupBy(rows, ({ idfornecedor }) => idfornecedor)
  return new Map(
    [...porLoja].map(([idfornecedor, filas]) => [
      idfornecedor,
      filas.map(({ fila, atrasadas, desistidas, desde, motivo }) => ({
        fila,
        atrasadas: Math.min(atrasadas, MAXIMO_CONTADO),
        desistidas: Math.min(desistidas, MAXIMO_CONTADO),
        desde: desde.toISOString(),
        motivo,
      })),
    ]),
  )
}

/**
 * Has what is late or was given up in a queue of a store tried again in the next round; answers how many. Each is known to who receives it by a name of its
 * own, so that nothing happens twice. A letter with a code in it is not sent again: the code is over.
 */
export async function repeatFila(
  db: Db,
  { idfornecedor, fila }: { idfornecedor: string; fila: FilaQueRepete },
): Promise<number> {
  if (fila === 'CARTAS') {
    const { count } = await db`
      update correio set tentativas = 0, proxima_em = now(), desistiu_em = null
      where idcorreio in (
        select idcorreio from correio
        where idfornecedor = ${idfornecedor} and enviado_em is null and not secreta and criado_em > now() - make_interval(days => ${DIAS})
          and (desistiu_em is not null or tentativas > 0)
        order by criado_em limit ${MAXIMO_CONTADO} for update skip locked
      )`
    return count
  }
  if (fila === 'PAGAMENTOS') {
    const { count } = await db`
      update operacao_pagamento set tentar_em = now()
      where idoperacao in (
        select o.idoperacao from operacao_pagamento o left join pagamento p using (idpagamento) left join cobranca_fatura c using (idcobranca)
        where o.estado = 'PENDENTE' and o.tentativas > 0 and coalesce(p.idfornecedor, c.idfornecedor) = ${idfornecedor}
        limit ${MAXIMO_CONTADO} for update of o skip locked
      )`
    return count
  }
  if (fila === 'IMAGENS') return repeatImagens(db, idfornecedor)
  const { count } = await db`
    with acordado as (update gancho set descansa_ate = null where idfornecedor = ${idfornecedor} and ativo and descansa_ate is not null)
    update entrega_gancho set estado = 'PENDENTE', tentativas = 0, tentar_em = date_trunc('milliseconds', now()), desistir_em = now() + interval '3 days', tomada_ate = null
    where identrega in (
      select e.identrega from gancho g join entrega_gancho e using (idgancho)
      where g.idfornecedor = ${idfornecedor} and g.ativo and e.criado_em > now() - make_interval(days => ${DIAS})
        and (e.estado = 'DESISTIDA' or (e.estado = 'PENDENTE' and e.tentativas > 0 and (e.tomada_ate is null or e.tomada_ate < now())))
      order by e.identrega limit ${MAXIMO_CONTADO} for update of e skip locked
    )`
  return count
}
