import { canMove, canMovePagamento, momentoOf } from '@vitrine/rules/pedido'

import { composeCancelado, composePago, insertCarta } from '#correio'
import type { Db } from '#infra'

import { returnTaken, moveStatus, sistema } from './efeito.repository.ts'
import {
  lockCobranca,
  markAplicado,
  setStatusPagamento,
  type CobrancaTravada,
} from './pagamento.repository.ts'
import type { EventoPagamento } from './provedor.ts'

/**
 * What an event does to its charge and its order, in one transaction: forward only, so twice, late or out of order
 * changes nothing more than once (readings 7). Less money than charged changes nothing: staff decides.
 */
export async function applyEvento(
  tx: Db,
  provedor: string,
  evento: EventoPagamento,
  nomeOf: (idfornecedor: string) => Promise<string>,
): Promise<void> {
  const cobranca = await lockCobranca(tx, provedor, evento.txid)
  if (!cobranca || !canMovePagamento(cobranca.status, evento.status)) return
  if (evento.status === 'PAGO' && evento.valor < cobranca.valor) return
  await setStatusPagamento(tx, cobranca.idpagamento, evento.status)
  const fornecedor = { nome: await nomeOf(cobranca.idfornecedor) }
  if (evento.status === 'PAGO') await pay(tx, cobranca, fornecedor)
  if (evento.status === 'EXPIRADO') await cancel(tx, cobranca, fornecedor)
  await markAplicado(tx, provedor, evento.idevento)
}

async function pay(tx: Db, cobranca: CobrancaTravada, fornecedor: { nome: string }): Promise<void> {
  const { numpedido, idfornecedor } = cobranca
  // Money for an order that is cancelled already stays a paid charge: refunding it is the buying issue's task.
  if (!canMove(cobranca.statuspedido, 'PAGO', situacaoOf(cobranca, true))) return
  await moveStatus(tx, numpedido, { status: 'PAGO', motivo: 'Pagamento confirmado', ...sistema })
  await insertCarta(tx, composePago(cobranca, fornecedor, numpedido), {
    idfornecedor,
    chave: `pedido-pago:${numpedido}`,
  })
}

async function cancel(tx: Db, cobranca: CobrancaTravada, fornecedor: { nome: string }): Promise<void> {
  const { numpedido, idfornecedor } = cobranca
  if (!canMove(cobranca.statuspedido, 'CANCELADO', { ...situacaoOf(cobranca, false), vencido: true })) return
  const motivo = 'O prazo do Pix terminou sem pagamento.'
  await moveStatus(tx, numpedido, { status: 'CANCELADO', motivo, ...sistema })
  await returnTaken(tx, numpedido)
  await insertCarta(tx, composeCancelado(cobranca, fornecedor, { numpedido, motivo }), {
    idfornecedor,
    chave: `pedido-cancelado:${numpedido}`,
  })
}

function situacaoOf({ tipopagamento, tipoentrega }: CobrancaTravada, pago: boolean) {
  return {
    ator: 'sistema' as const,
    momentoPagamento: momentoOf(tipopagamento),
    tipoEntrega: tipoentrega,
    pago,
  }
}
