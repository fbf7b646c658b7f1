import { camposDa, fichas, tiposDePlanilha, type FichaDeEspecie, type TipoDePlanilha } from './fichas.ts'
import { guessColunas } from './guess-colunas.ts'

/** What a sheet with these headings is of: the kind that knows the most of them and finds its rows by one, the first where several do. */
export function guessEspecie(titulos: readonly string[]): TipoDePlanilha {
  const [melhor] = tiposDePlanilha
    .map((tipo) => ({ tipo, quantas: countConhecidas(titulos, tipo) - (isAchavel(titulos, tipo) ? 0 : 0.5) }))
    .toSorted((a, b) => b.quantas - a.quantas)
  return melhor?.tipo ?? 'PRODUTOS'
}

/** How many of these headings such a sheet knows. */
export function countConhecidas(titulos: readonly string[], tipo: TipoDePlanilha): number {
  return guess(titulos, tipo).filter((campo) => campo !== null).length
}

function isAchavel(titulos: readonly string[], tipo: TipoDePlanilha): boolean {
  const { chave, exigida }: FichaDeEspecie = fichas[tipo]
  const campos = guess(titulos, tipo)
  const hasAlguma = (quais: readonly string[]) => quais.some((campo) => campos.includes(campo))
  return hasAlguma(chave) && (!exigida || hasAlguma(exigida.campos))
}

const guess = (titulos: readonly string[], tipo: TipoDePlanilha): readonly (string | null)[] =>
  guessColunas(titulos, camposDa(fichas[tipo]))
