import type { IdPainel } from '#shell'

/** What a panel pays by. */
export type Meio = 'PIX' | 'CARTAO'

export const painelOf: Record<Meio, IdPainel> = { PIX: 'pix', CARTAO: 'cartao' }
export const nomeOf: Record<Meio, string> = { PIX: 'Pix', CARTAO: 'cartão' }
