/** A card, as far as we know it. */
export interface CartaoGuardado {
  /** Until the provider answered. */
  token?: string
  /** A second one, for the provider to keep the card with; also until it answered. */
  tokenGuardar?: string
  /** The saved card that the token stands for; until the provider answered. */
  idcartao?: string
  bandeira: string
  /** Last four digits. */
  final: string
  /** While its bank asks its holder. */
  desafio?: { url: string; creq: string | null; expira_em: string }
}
