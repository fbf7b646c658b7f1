import { toDecimilesimos } from '#dinheiro'
import { computePiso, type LinhaAJulgar, type Limites, type Piso } from '#negociacao'

/** A line of a budget, with what the customer was offered already and what a supervisor approved: reais. */
export interface LinhaAPrecificar extends LinhaAJulgar {
  ofertado: number | null
  aprovado: number | null
}

/** The lowest price that somebody may send alone: what was offered, or approved, needs nobody's leave again. */
export function computePisoDaLinha(linha: LinhaAPrecificar, limites: Limites): Piso | null {
  const piso = computePiso(linha, limites)
  if (!piso) return null
  const livres = [linha.ofertado, linha.aprovado].flatMap((preco) => preco ?? [])
  return livres.reduce((menor, preco) => (preco < menor.preco ? { ...menor, preco } : menor), piso)
}

/** Whether somebody may send this price alone; else what stands against it. */
export function judgeLinha(preco: number, linha: LinhaAPrecificar, limites: Limites): Piso | null {
  const piso = computePisoDaLinha(linha, limites)
  return piso !== null && toDecimilesimos(preco) < toDecimilesimos(piso.preco) ? piso : null
}
