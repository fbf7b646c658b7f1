import { applyPercentual, formatPercentual, formatPrecoUnitario, toDecimilesimos } from '#dinheiro'

import { computeMargem, computePrecoDaMargem } from './margem.ts'

/** What a price is judged by: reais. */
export interface LinhaAJulgar {
  /** Without an attendant; null: the product has no price. */
  tabela: number | null
  custo: number | null
  /** The supplier's own floor for the product. */
  precominimo: number | null
}

/** How far somebody may go, in percent; a supervisor is bound by no floor of margin. */
export interface Limites {
  desconto_maximo: number
  piso_margem: number | null
}

export type MotivoDoLimite = 'DESCONTO' | 'MARGEM' | 'MINIMO'

/** The lowest price somebody may set, and what sets it. */
export interface Piso {
  preco: number
  motivo: MotivoDoLimite
}

/** The step of prices like this one: its centavo, or a tenth or a hundredth of it. */
function stepOf(tabela: number | null): number {
  const preco = toDecimilesimos(tabela ?? 0)
  if (preco % 100 === 0) return 100
  return preco % 10 === 0 ? 10 : 1
}

/**
 * The highest of three floors: discount, margin (where a cost is known) and the product's own minimum. Never above the table: who takes
 * nothing off needs nobody's leave. Null: nothing bounds it.
 */
export function computePiso(linha: LinhaAJulgar, limites: Limites): Piso | null {
  const pisos = listPisos(linha, limites)
  const [first, ...others] = pisos
  if (!first) return null
  const highest = others.reduce((maior, piso) => (piso.preco > maior.preco ? piso : maior), first)
  const { tabela } = linha
  return tabela !== null && highest.preco > tabela ? { ...highest, preco: tabela } : highest
}

function listPisos(
  { tabela, custo, precominimo }: LinhaAJulgar,
  { desconto_maximo, piso_margem }: Limites,
): Piso[] {
  return [
    ...(tabela === null
      ? []
      : [{ preco: applyPercentual(tabela, -desconto_maximo, tabela), motivo: 'DESCONTO' as const }]),
    ...(custo === null || piso_margem === null
      ? []
      : [{ preco: computePrecoDaMargem(custo, piso_margem, stepOf(tabela)), motivo: 'MARGEM' as const }]),
    ...(precominimo === null ? [] : [{ preco: precominimo, motivo: 'MINIMO' as const }]),
  ]
}

/** Whether somebody may set this price alone; else what stands against it. */
export function judgePreco(preco: number, linha: LinhaAJulgar, limites: Limites): Piso | null {
  const piso = computePiso(linha, limites)
  return piso !== null && toDecimilesimos(preco) < toDecimilesimos(piso.preco) ? piso : null
}

/** Why a price is refused, in words that say the limit. */
export function explainRecusa(preco: number, recusa: Piso, linha: LinhaAJulgar, limites: Limites): string {
  const ate = `O menor preço que você pode dar é ${formatPrecoUnitario(recusa.preco)}.`
  if (recusa.motivo === 'DESCONTO')
    return `Este preço passa do seu limite: o desconto máximo é de ${formatPercentual(limites.desconto_maximo)}%. ${ate}`
  if (recusa.motivo === 'MINIMO')
    return `Este preço passa do seu limite: fica abaixo do preço mínimo do produto. ${ate}`
  const margem = computeMargem(preco, linha.custo)
  const ficaria = margem === null ? '' : ` a margem ficaria em ${formatPercentual(margem)}%,`
  return `Este preço passa do seu limite:${ficaria} abaixo do piso de ${formatPercentual(limites.piso_margem ?? 0)}%. ${ate}`
}
