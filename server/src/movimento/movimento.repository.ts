import type { StatusPedido } from '@vitrine/contract'

import { asMovimentos } from '#estoque'
import { colunasDaFatura, type Autor, type FaturaDita } from '#evento'
import type { Db } from '#infra'

/** An order as its move left it; centavos. */
export interface PassoDado {
  idfornecedor: string
  numpedido: number
  numpedidoerp: string | null
  numpedidocliente: string
  anterior: StatusPedido
  quando: Date
  total: number | null
  totalservido: number | null
  /** Version of the offer, for a budget. */
  versao: number
  /** Its money came, or staff said so; of one on credit, an invoice was paid. */
  pago: boolean
  documentonaentrega: boolean
  teste: boolean
}

/** The one write of an order's status: label and history together. What picking asks its customer ends with picking. */
export async function moveStatus(
  tx: Db,
  numpedido: number,
  { status, motivo, ator, idusuario, idapikeys = null }: Autor & { status: StatusPedido; motivo: string },
): Promise<PassoDado> {
  const [row] = await tx<PassoDado[]>`
    with antes as (select numpedido, status from pedido where numpedido = ${numpedido}),
    movido as (
      update pedido p set status = ${status}, pesagem = case when ${status === 'SEPARANDO'} then p.pesagem end
      from antes where p.numpedido = antes.numpedido
      returning p.idfornecedor, p.numpedido, p.teste, p.numpedidoerp, p.numpedidocliente, antes.status as anterior, p.total, p.totalservido, p.versao,
        ${status === 'PAGO'} or exists (select from pagamento g where g.numpedido = p.numpedido and g.status = 'PAGO')
          or exists (select from historico_pedido h where h.numpedido = p.numpedido and h.status = 'PAGO')
          or exists (select from fatura v where v.numpedido = p.numpedido and v.status = 'PAGA' and v.valor > v.devolvido) as pago,
        coalesce(p.documentonaentrega, exists (
          select from item_pedido i join produto d using (idfornecedor, idcadastroextraproduto) where i.numpedido = p.numpedido and d.maior_de_18)) as documentonaentrega
    ),
    passo as (
      insert into historico_pedido (numpedido, sequencia, status, ator, idusuario, motivo, idapikeys, idfornecedor)
      select numpedido, (select coalesce(max(sequencia), -1) + 1 from historico_pedido h where h.numpedido = movido.numpedido), ${status}, ${ator}, ${idusuario}, ${motivo}, ${idapikeys}::uuid,
        case when ${idapikeys !== null} then idfornecedor end
      from movido returning quando
    )
    select movido.*, passo.quando from movido, passo`
  if (!row) throw new Error(`order ${numpedido} is gone while it is held`)
  return row
}

/**
 * Gives back the stock, the credit, the use of a coupon with what it took off, and the place in a window that an order took (readings 7: cancelling gives everything
 * back). One after the other, as everybody takes them (decision 0064); invoices that were paid are held too, before the credit.
 * The caller holds the order. Answers the invoices that are owed no more.
 */
export async function returnTaken(db: Db, numpedido: number): Promise<FaturaDita[]> {
  await db`
    with item as (
      select idfornecedor, idcadastroextraproduto, sum(quantidade) as quantidade from item_pedido
      where numpedido = ${numpedido} group by 1, 2
    ),
    travado as materialized (
      select e.idfornecedor, e.idcadastroextraproduto, e.quantidade as atual, i.quantidade
      from estoque e join item i using (idfornecedor, idcadastroextraproduto)
      order by e.idcadastroextraproduto for update of e
    ),
    movido as (
      ${asMovimentos(db, db`t.idfornecedor`, db`t.idcadastroextraproduto, 'CANCELAMENTO', t.atual, t.atual + t.quantidade, ${numpedido}::bigint from travado t`)}
    )
    update estoque e set quantidade = t.atual + t.quantidade from travado t
    where e.idfornecedor = t.idfornecedor and e.idcadastroextraproduto = t.idcadastroextraproduto`
  await db`select from fatura where numpedido = ${numpedido} order by idfatura for update`
  const faturas = await db<FaturaDita[]>`
    with cancelada as (
      update fatura set status = 'CANCELADA' where numpedido = ${numpedido} and status = 'ABERTA' returning *
    ),
    credito as (
      update cadastroextracliente x set credito_usado_centavos = greatest(0, x.credito_usado_centavos - (select sum(valor) from cancelada))
      where (x.idfornecedor, x.idcliente) in (select idfornecedor, idcliente from cancelada)
    )
    select ${colunasDaFatura(db)} from cancelada order by parcela`
  await db`
    with devolvido as (
      update cupom k set usos = greatest(0, k.usos - 1), descontado = greatest(0, k.descontado - p.desconto) from pedido p
      where p.numpedido = ${numpedido} and k.idfornecedor = p.idfornecedor and k.idcupom = p.idcupom
      returning k.idfornecedor, k.idcupom, p.idcliente
    )
    update uso_cupom u set usos = greatest(0, u.usos - 1) from devolvido d
    where u.idfornecedor = d.idfornecedor and u.idcupom = d.idcupom and u.idcliente = d.idcliente`
  await db`
    update vaga_entrega v set pedidos = greatest(0, v.pedidos - 1), gramas = greatest(0, v.gramas - p.vaga_gramas)
    from pedido p where p.numpedido = ${numpedido} and p.vaga_gramas is not null
      and v.idformaentrega = p.idformaentrega and v.data = p.data_de_entrega and v.inicio = p.janela_inicio`
  return faturas
}
