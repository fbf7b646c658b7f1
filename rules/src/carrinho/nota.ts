/** What the store does when a product of the order is missing (ux 1.6.5): another at no higher price, a call first, or its money back. */
export const substituicoes = ['SIMILAR', 'LIGAR', 'REMOVER'] as const
export type Substituicao = (typeof substituicoes)[number]

/** Used when the customer made no choice: the store does not change an order without asking. */
export const substituicaoPadrao: Substituicao = 'LIGAR'

export const textoSubstituicao: Record<Substituicao, string> = {
  SIMILAR: 'Trocar por similar até o mesmo preço',
  LIGAR: 'Me ligue',
  REMOVER: 'Remover e estornar',
}

/** What the shopper says of one line. */
export interface NotaDaLinha {
  observacao?: string
  /** Null or missing: as the whole cart says. */
  substituicao?: Substituicao | null
}

/** Characters of a note of one line. */
export const MAX_OBSERVACAO_LINHA = 200

/** The note of a line as it is kept: one line of text, nothing that cannot be seen, at most 200 characters. */
export function cleanObservacao(texto: string): string {
  const visible = texto.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return Array.from(visible).slice(0, MAX_OBSERVACAO_LINHA).join('').trim()
}
