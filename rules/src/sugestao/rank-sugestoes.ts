/** A product that may be recommended, with what this shopper did when it was (feedback of §7). */
export interface Candidato {
  id: string
  /** Strength of the reason, more is stronger: orders in common, times bought, units sold. Above 0. */
  peso: number
  exibidos: number
  clicados: number
  adicionados: number
  /** Refused, and the refusal still holds. */
  recusado: boolean
}

/** Shown and passed over: each time counts a little less, so that the shelf moves on. */
const CANSACO = 0.9
const MAX_EXIBIDOS = 25
const MAX_ACOES = 4

/** How much a candidate is worth to this shopper now; 0 never comes. */
export function scoreSugestao({ peso, exibidos, clicados, adicionados, recusado }: Candidato): number {
  if (recusado) return 0
  const cansaco = CANSACO ** Math.min(exibidos, MAX_EXIBIDOS)
  const interesse = 1 + 0.5 * Math.min(clicados, MAX_ACOES)
  const compra = 1 + Math.min(adicionados, MAX_ACOES)
  return peso * cansaco * interesse * compra
}

/** Ids by what they are worth, best first, at most `limite`; refused ones left out, ties by id so that it is stable. */
export function rankSugestoes(candidatos: readonly Candidato[], limite: number): string[] {
  return candidatos
    .map((candidato) => ({ id: candidato.id, score: scoreSugestao(candidato) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limite)
    .map(({ id }) => id)
}
