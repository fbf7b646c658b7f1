import type { StatusPedido } from '@vitrine/contract'

import type { Db } from '#infra'

/** Who moves an order: a role, or the system by itself. */
export interface Autor {
  ator: string
  idusuario: string | null
  /** The key by which the word came, of one that came through the supplier's own system. */
  idapikeys?: string | null | undefined
}

export const sistema: Autor = { ator: 'sistema', idusuario: null }

/** The one write of an order's status: label and history together. The caller has asked rules/pedido canMove. */
export async function moveStatus(
  db: Db,
  numpedido: number,
  { status, motivo, ator, idusuario, idapikeys = null }: Autor & { status: StatusPedido; motivo: string },
): Promise<void> {
  await db`
    with movido as (update pedido set status = ${status} where numpedido = ${numpedido} returning numpedido)
    insert into historico_pedido (numpedido, sequencia, status, ator, idusuario, motivo, idapikeys)
    select numpedido, (select coalesce(max(sequencia), -1) + 1 from historico_pedido h where h.numpedido = movido.numpedido), ${status}, ${ator}, ${idusuario}, ${motivo}, ${idapikeys}
    from movido`
}

/**
 * Gives back the stock, the credit, the use of a coupon and the place in a window that an order took (readings 7: cancelling gives everything
 * back). One after the other, as everybody takes them (decision 0064); invoices that were paid are held too, before the credit.
 * The caller holds the order.
 */
export async function returnTaken(db: Db, numpedido: number): Promise<void> {
  await db`
    with item as (
      select idfornecedor, idcadastroextraproduto, sum(quantidade) as quantidade from item_pedido
      where numpedido = ${numpedido} group by 1, 2
    ),
    travado as materialized (
      select e.idfornecedor, e.idcadastroextraproduto, i.quantidade
      from estoque e join item i using (idfornecedor, idcadastroextraproduto)
      order by e.idcadastroextraproduto for update of e
    )
    update estoque e set quantidade = e.quantidade + t.quantidade from travado t
    where e.idfornecedor = t.idfornecedor and e.idcadastroextraproduto = t.idcadastroextraproduto`
  await db`select from fatura where numpedido = ${numpedido} order by idfatura for update`
  await db`
    with cancelada as (
      update fatura set status = 'CANCELADA' where numpedido = ${numpedido} and status = 'ABERTA' returning idfornecedor, idcliente, valor
    )
    update cadastroextracliente x set credito_usado_centavos = greatest(0, x.credito_usado_centavos - (select sum(valor) from cancelada))
    where (x.idfornecedor, x.idcliente) in (select idfornecedor, idcliente from cancelada)`
  await db`
    with devolvido as (
      update cupom k set usos = greatest(0, k.usos - 1) from pedido p
      where p.numpedido = ${numpedido} and k.idfornecedor = p.idfornecedor and k.idcupom = p.idcupom
      returning k.idfornecedor, k.idcupom, p.idcliente
    )
    update uso_cupom u set usos = greatest(0, u.usos - 1) from devolvido d
    where u.idfornecedor = d.idfornecedor and u.idcupom = d.idcupom and u.idcliente = d.idcliente`
  await db`
    update vaga_entrega v set pedidos = greatest(0, v.pedidos - 1), gramas = greatest(0, v.gramas - p.vaga_gramas)
    from pedido p where p.numpedido = ${numpedido} and p.vaga_gramas is not null
      and v.idformaentrega = p.idformaentrega and v.data = p.data_de_entrega and v.inicio = p.janela_inicio`
}

/** A note that is in force although its order is not, and who of the store is told of it. */
export interface NotaEmVigor {
  chave: string
  idfornecedor: string
  loja: string
  /** The store's own address for mail; null: it gave none. */
  email: string | null
}

/** Null: the order has no note, or none in force. */
export async function findNotaEmVigor(db: Db, numpedido: number): Promise<NotaEmVigor | null> {
  const [row] = await db<NotaEmVigor[]>`
    select n.chave, n.idfornecedor, f.nome as loja, nullif(f.config #>> '{rodape,email}', '') as email
    from nota_fiscal n join fornecedor f using (idfornecedor) where n.numpedido = ${numpedido} and n.cancelada_em is null`
  return row ?? null
}
