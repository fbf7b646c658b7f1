import type { Db } from '#infra'

import { takeCredito, takeVaga, type Tomadas } from './pedido-novo.repository.ts'

/**
 * Takes stock, credit and a place in the window for an order that exists, all or nothing and in the order that a submission takes them (decision
 * 0027). Refuses with an error that `readRecusa` reads.
 */
export async function takeTudo(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  { linhas, credito, vaga }: Omit<Tomadas, 'idcupom'>,
): Promise<void> {
  await db`
    with travado as materialized (
      select e.idcadastroextraproduto as id, e.quantidade as atual, p.quantidade as pedida
      from estoque e
      join unnest(${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ quantidade }) => quantidade)}::bigint[]) as p(id, quantidade)
        on p.id = e.idcadastroextraproduto
      where e.idfornecedor = ${idfornecedor} order by e.idcadastroextraproduto for update of e
    ),
    estoque_tirado as (
      update estoque e set quantidade = t.atual - t.pedida from travado t
      where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = t.id
    ),
    ${credito === null ? db`` : takeCredito(db, { idfornecedor, idcliente, credito })}
    ${vaga === null ? db`` : takeVaga(db, idfornecedor, vaga)}
    tomado as materialized (
      select case
        when exists (select from travado where atual < pedida)
          then f_recusa('estoque_insuficiente', (select string_agg(id::text, ',') from travado where atual < pedida))
        ${credito === null ? db`` : db`when not exists (select from credito_tirado) then f_recusa('credito_insuficiente', '')`}
        ${vaga === null ? db`` : db`when not exists (select from vaga_tirada) then f_recusa('horario_lotado', '')`}
        else true end as tudo
    )
    select tudo from tomado`
}
