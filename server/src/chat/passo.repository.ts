import { modulosDe } from '@vitrine/rules/acesso'

import { uuidv7, type Db, type Transaction } from '#infra'

/** Messages in which people put the card or the Pix of an order, as a condition on `mensagem_chat m`: what its index holds. */
const isCartaoDePedido = (db: Db) => db`m.conteudo ->> 'tipo' in ('PEDIDO', 'PIX') and not m.interna`
const numeroDoCartao = (db: Db) => db`(m.conteudo ->> 'numpedido')::bigint`

/**
 * Makes the rooms of these orders where there are none, for customers who have written to a store that has the conversation; of somebody
 * who was erased none, and none where the order is spoken of in another room already.
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
    ) and not exists (
      select from mensagem_chat m where ${isCartaoDePedido(tx)} and ${numeroDoCartao(tx)} = p.numpedido
    )
    order by n.numpedido on conflict do nothing`
}

/** A room that hears of an order. */
export interface SalaDoPedido {
  numpedido: number
  idsala: string
}

/** Holds the rooms of these orders, and those where somebody put a card of one, in one order (decision 0064): their numbers are drawn under it. */
export async function lockSalasDosPedidos(
  tx: Transaction,
  numpedidos: readonly number[],
): Promise<readonly SalaDoPedido[]> {
  const nums = numpedidos as number[]
  return tx<SalaDoPedido[]>`
    select d.numpedido::int as numpedido, s.idsala from sala_chat s join (
      select idsala, numpedido from sala_chat where numpedido = any(${nums}::bigint[])
      union
      select m.idsala, ${numeroDoCartao(tx)} from mensagem_chat m
      where ${isCartaoDePedido(tx)} and ${numeroDoCartao(tx)} = any(${nums}::bigint[])
    ) d using (idsala)
    order by s.idsala for update of s`
}
