/** The data of a card that we store: never its number. */
export interface CartaoGuardado {
  /** Token of the card; removed once the provider has answered. */
  token?: string
  /** Second token, with which the provider saves the card; also removed after its answer. */
  tokenGuardar?: string
  /** Id of the saved card that the token was made from; also removed after the answer. */
  idcartao?: string
  bandeira: string
  /** Last four digits. */
  final: string
  /** Set while the bank asks the holder of the card to confirm (3-D Secure). */
  desafio?: { url: string; creq: string | null; expira_em: string }
}
