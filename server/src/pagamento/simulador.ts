import { createHmac, timingSafeEqual } from 'node:crypto'

import { fromCentavos } from '@vitrine/rules/dinheiro'
import { encodeBrCode } from '@vitrine/rules/pix'

import type { EventoPagamento, Provedor } from './provedor.ts'

export const SIMULADOR = 'simulador'
/** The demo has no secrets to keep: this only makes the webhook go through a real signature check. */
const SEGREDO = 'vitrine-simulador'
/** A Pix of the demo is good for 30 minutes (mockup 05). */
const VALIDADE_MS = 30 * 60_000

/** A bank that exists only here: real BR Codes on the supplier's key, events signed like a provider's. */
export const simulador: Provedor = {
  nome: SIMULADOR,
  createPix: async ({ txid, valor, numpedido, recebedor }) => ({
    brcode: encodeBrCode({
      chave: recebedor.chave_pix,
      valor: fromCentavos(valor),
      nome: recebedor.nome,
      cidade: recebedor.cidade,
      // A static code's txid holds 25 characters; the charge keeps all 32.
      txid: txid.slice(-25),
      info: `Pedido ${numpedido}`,
    }),
    expira_em: new Date(Date.now() + VALIDADE_MS),
  }),
  readWebhook: (headers, body) => {
    const { idevento, txid, status, valor } = body
    const sent = Buffer.from(String(headers['x-assinatura'] ?? ''), 'hex')
    const expected = Buffer.from(signEvento(String(idevento), String(txid), String(status)), 'hex')
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'sem_permissao'
    return { idevento: String(idevento), txid: String(txid), status: toStatus(status), valor: Number(valor) }
  },
}

export function signEvento(idevento: string, txid: string, status: string): string {
  return createHmac('sha256', SEGREDO).update(`${idevento}.${txid}.${status}`).digest('hex')
}

function toStatus(status: unknown): EventoPagamento['status'] {
  return status === 'EXPIRADO' || status === 'CANCELADO' || status === 'ESTORNADO' ? status : 'PAGO'
}
