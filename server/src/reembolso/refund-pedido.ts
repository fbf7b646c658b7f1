import { lowerFaturas, type Abatimento } from '#fatura'
import type { Db } from '#infra'
import { refundCobranca, returnEmMaos } from '#pagamento'
import type { PedidoTravado } from '#pedido'

/**
 * Gives money of an order back, once for each `chave`: on credit its invoices owe less, or the paid ones go back; otherwise the
 * provider is asked after the commit. What neither covers (a slip, paid at the door, by hand) the store sends to a Pix key. `tudo`: all
 * that was paid, interest included. Centavos.
 */
export async function refundPedido(
  tx: Db,
  pedido: PedidoTravado,
  { valor, chave, tudo = false }: { valor: number; chave: string; tudo?: boolean },
): Promise<Abatimento> {
  if (pedido.tipopagamento === 'FATURADO') return lowerFaturas(tx, pedido, { valor, chave })
  const estornado = await refundCobranca(tx, pedido.numpedido, { valor: tudo ? null : valor, chave })
  const { numpedido, idfornecedor, tipopagamento, pago } = pedido
  // At the door it came with the goods.
  if (estornado === 0 && (pago || tipopagamento === 'ENTREGA'))
    await returnEmMaos(tx, { numpedido, idfornecedor, valor, chave: `estorno:${chave}` })
  return { abatido: 0, estornado }
}
