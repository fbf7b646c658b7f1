import { applyPercentual, toDecimilesimos } from '#dinheiro'

import { computePiso, type LinhaAJulgar, type Limites } from './limite.ts'

/** A line that an act on the whole cart looks at: reais. */
export interface LinhaDoAto extends LinhaAJulgar {
  id: string
  precoatendente: number | null
  /** What this customer last paid for one. */
  ultimo?: number | null
}

export interface PrecoDoAto {
  id: string
  resultado: 'APLICADO' | 'NO_PISO' | 'SEM_MUDANCA'
  /** What a unit cost before, and costs after. */
  antes: number | null
  depois: number | null
}

/** "−5 % em tudo": off the table, each line as far as its floor; a line that is cheaper already stays. */
export function applyDescontoEmTudo(
  linhas: readonly LinhaDoAto[],
  percentual: number,
  limites: Limites,
): PrecoDoAto[] {
  return linhas.map((linha) => {
    const { tabela } = linha
    return lowerTo(linha, tabela === null ? null : applyPercentual(tabela, -percentual, tabela), limites)
  })
}

/** "Igualar último preço": what the customer last paid, where that is lower than what it pays now. */
export function matchUltimoPreco(linhas: readonly LinhaDoAto[], limites: Limites): PrecoDoAto[] {
  return linhas.map((linha) => lowerTo(linha, linha.ultimo ?? null, limites))
}

function lowerTo(linha: LinhaDoAto, alvo: number | null, limites: Limites): PrecoDoAto {
  const { id } = linha
  const antes = linha.precoatendente ?? linha.tabela
  const same = { id, antes, depois: antes }
  if (alvo === null || antes === null || !isLower(alvo, antes)) return { ...same, resultado: 'SEM_MUDANCA' }
  const piso = computePiso(linha, limites)
  if (piso === null || !isLower(alvo, piso.preco)) return { id, antes, depois: alvo, resultado: 'APLICADO' }
  const depois = isLower(piso.preco, antes) ? piso.preco : antes
  return { id, antes, depois, resultado: 'NO_PISO' }
}

const isLower = (a: number, b: number) => toDecimilesimos(a) < toDecimilesimos(b)
