/** What was picked of a line: 1/1,000 unit, centavos. */
export interface LinhaSeparada {
  sequencia: number
  servida: number
  total: number
  impostos: number
}

/** A question of picking as it is kept (decision 0061): centavos. Accepted ones stay until the next picking, so that a second yes is known. */
export interface PesagemGuardada {
  /** Names the question: the answer brings it back. */
  feita_em: string
  /** What the order comes to with a yes. */
  total: number
  resposta: 'ACEITA' | 'RECUSADA' | null
  /** All lines, as they are picked with a yes. */
  linhas: LinhaSeparada[]
}
