import { multiplyReais, sumReais, toMilesimos, fromMilesimos } from '#dinheiro'
import { computeDesconto, computeMargem } from '#negociacao'

/** A line of a budget that is being priced: reais and units. */
export interface LinhaASomar {
  quantidade: number
  /** Null: not known. */
  custo: number | null
  tabela: number | null
  preco: number | null
}

/** What the lines of a budget come to, goods alone. */
export interface SomasDasLinhas {
  volumes: number
  /** Null: a line has none. */
  pela_tabela: number | null
  versao: number | null
  /** Against the table. */
  diferenca: number | null
  desconto: number | null
  /** Of the lines whose cost is known; null: of none. */
  margem: number | null
  sem_custo: number
}

/** The sums above the grid: the same while somebody types and once it is stored. */
export function sumLinhas(linhas: readonly LinhaASomar[]): SomasDasLinhas {
  const pela_tabela = sumOf(linhas, 'tabela')
  const versao = sumOf(linhas, 'preco')
  const conhecidas = linhas.filter(({ custo, preco }) => custo !== null && preco !== null)
  return {
    volumes: fromMilesimos(linhas.reduce((soma, { quantidade }) => soma + toMilesimos(quantidade), 0)),
    pela_tabela,
    versao,
    diferenca: pela_tabela === null || versao === null ? null : sumReais(versao, -pela_tabela),
    desconto: computeDesconto(pela_tabela, versao),
    margem:
      conhecidas.length === 0 ? null : computeMargem(sumOf(conhecidas, 'preco'), sumOf(conhecidas, 'custo')),
    sem_custo: linhas.filter(({ custo }) => custo === null).length,
  }
}

/** Null: a line has no such price. */
function sumOf(linhas: readonly LinhaASomar[], qual: 'tabela' | 'preco' | 'custo'): number | null {
  const partes = linhas.flatMap((linha) => {
    const valor = linha[qual]
    return valor === null ? [] : [multiplyReais(valor, linha.quantidade)]
  })
  return partes.length === linhas.length ? sumReais(...partes) : null
}
