import type { CodigoFalha } from '@vitrine/contract'

/** What a provider is asked for; `chave` was stored before and makes a repeat give the same charge. */
export interface CobrancaPix {
  chave: string
  txid: string
  /** Centavos. */
  valor: number
  numpedido: number
  recebedor: { nome: string; cidade: string; chave_pix: string }
}

export interface PixCriado {
  brcode: string
  expira_em: Date
}

/** A provider's notice, read and verified. */
export interface EventoPagamento {
  idevento: string
  txid: string
  status: 'PAGO' | 'EXPIRADO' | 'CANCELADO' | 'ESTORNADO'
  /** Centavos that came; compared with the charge. */
  valor: number
}

/** The payment port: one implementation for each provider; the simulator is one like any other. */
export interface Provedor {
  nome: string
  createPix(cobranca: CobrancaPix): Promise<PixCriado>
  /** The event of a webhook, or the failure to answer with when its signature does not hold. */
  readWebhook(
    headers: Record<string, string | string[] | undefined>,
    body: Record<string, unknown>,
  ): EventoPagamento | CodigoFalha
}
