import { createHmac, randomBytes } from 'node:crypto'

import { PREFIXO } from './segredo.ts'

/** A new secret: 256 random bits, as Standard Webhooks writes them. */
export function makeSegredo(): string {
  return PREFIXO + randomBytes(32).toString('base64')
}

/**
 * The headers of a delivery (Standard Webhooks): HMAC-SHA256 over `id.timestamp.body` with each secret that is good now,
 * so that who receives may change over to the new one at any moment of the day that both are.
 */
export function signMensagem(
  { idmensagem, body }: { idmensagem: string; body: string },
  segredos: readonly string[],
  agora: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(agora.getTime() / 1000))
  const assinaturas = segredos.map((segredo) => {
    const chave = Buffer.from(segredo.slice(PREFIXO.length), 'base64')
    return `v1,${createHmac('sha256', chave).update(`${idmensagem}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': idmensagem,
    'webhook-timestamp': timestamp,
    'webhook-signature': assinaturas.join(' '),
  }
}
