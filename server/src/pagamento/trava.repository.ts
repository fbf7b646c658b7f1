import type { Db } from '#infra'

/**
 * Holds an order and its charges until this transaction ends: the first lock of whatever moves an order. All take rows in one
 * order (decision 0064): order, its charges, stock by product, invoices by id, charges for invoices by id, credit, coupons by id
 * with their uses, window. Two statements, so that the second sees a charge that was stored while the first waited; what is read
 * after them is what is true now.
 */
export async function holdPedido(db: Db, numpedido: number): Promise<void> {
  await db`select from pedido where numpedido = ${numpedido} for update`
  await db`select from pagamento where numpedido = ${numpedido} order by idpagamento for update`
}
