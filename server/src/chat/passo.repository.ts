import { modulosDe } from '@vitrine/rules/acesso'

import { uuidv7, type Transaction } from '#infra'

/**
 * Makes the rooms of these orders where there are none, for customers who have written to a store that has the conversation; of somebody
 * who was erased none.
 */
export async function openSalasDosPedidos(tx: Transaction, numpedidos: readonly number[]): Promise<void> {
  const ids = numpedidos.map(() => uuidv7())
  await tx`
    insert into sala_chat (idsala, idfornecedor, idcliente, canal, numpedido)
    select n.idsala, p.idfornecedor, p.idcliente, 'PEDIDO', p.numpedido
    from unnest(${numpedidos as number[]}::bigint[], ${ids}::uuid[]) as n(numpedido, idsala)
    join pedido p using (numpedido) join fornecedor f on f.idfornecedor = p.idfornecedor
    join cliente c on c.idcliente = p.idcliente and c.excluido_em is null
    where f.modulos && ${modulosDe('chat')}::text[] and exists (
      select from sala_chat a where a.idfornecedor = p.idfornecedor and a.idcliente = p.idcliente and a.ultima_cliente > 0
    )
    order by n.numpedido on conflict do nothing`
}

/** Holds the rooms of these orders, in one order (decision 0064): their numbers are drawn under it. Answers which room is of which. */
export async function lockSalasDosPedidos(
  tx: Transaction,
  numpedidos: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx<{ numpedido: number; idsala: string }[]>`
    select numpedido::int as numpedido, idsala from sala_chat where numpedido = any(${numpedidos as number[]}::bigint[])
    order by idsala for update`
  return new Map(rows.map(({ numpedido, idsala }) => [numpedido, idsala]))
}
