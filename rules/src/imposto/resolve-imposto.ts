import { toCentavos } from '#dinheiro'

import { findAliquotaInterestadual } from './aliquota-interestadual.ts'
import type { DestinoFiscal, ProdutoTributado, RegraImposto } from './regra.ts'
import { chooseRegra, hasSt, saysIpi, saysSt, type TabelaImpostos } from './tabela.ts'

/** What the invoice adds to one line, in percent of what the line costs with its share of the freight. */
export interface Imposto {
  ipi: number
  /** Margin, rates and own ICMS in one number (`calculo`); null: it depends on a state that is not known yet. */
  st: number | null
  /** How `st` came about; absent without ICMS-ST. */
  calculo?: CalculoSt
}

/** Percentages as the invoice names them. */
export interface CalculoSt {
  uf: string
  /** As it is applied: adjusted between states (Convênio ICMS 142/2018, clause 11). */
  mva: number
  aliquotainterna: number
  aliquotainterestadual: number
  fcp: number
}

/** 100 % in hundredths of a percent, the two decimals of a rate. */
const CEM = 10_000
/** The decimals of `st`: a product of three rates. */
const ST = 1e10

/**
 * The taxes of a product for its buyer, by the supplier's rules; null: its invoice adds nothing. IPI is charged by the maker of the
 * goods, outside of the Simples; ICMS-ST is charged from buyers who are registered with a state and resell (Lei Complementar 87/1996, article 8).
 */
export function resolveImposto(
  tabela: TabelaImpostos,
  produto: ProdutoTributado,
  destino: DestinoFiscal,
): Imposto | null {
  const ipi = findIpi(tabela, produto, destino)
  const { uf, contribuinte } = destino
  if (!contribuinte) return ipi > 0 ? { ipi, st: 0 } : null
  if (uf === null && hasSt(tabela, produto)) return { ipi, st: null }
  const calculo = uf === null ? null : findCalculo(tabela, produto, uf)
  const st = calculo ? computeCarga(ipi, calculo, calculo.uf === tabela.situacao.uf) : 0
  if (calculo && st > 0) return { ipi, st, calculo }
  return ipi > 0 ? { ipi, st: 0 } : null
}

function findIpi(tabela: TabelaImpostos, produto: ProdutoTributado, { uf }: DestinoFiscal): number {
  const { industria, simples } = tabela.situacao
  return (industria && !simples && chooseRegra(tabela, produto, { uf, says: saysIpi })?.ipi) || 0
}

function findCalculo(tabela: TabelaImpostos, produto: ProdutoTributado, uf: string): CalculoSt | null {
  const regra = chooseRegra(tabela, produto, { uf, says: saysSt })
  return regra && toCalculo(regra, tabela, { uf, origem: produto.origem })
}

function toCalculo(
  { mva: original, aliquotainterna, aliquotainterestadual, fcp }: RegraImposto,
  { situacao }: TabelaImpostos,
  { uf, origem }: { uf: string; origem: number },
): CalculoSt {
  const interna = aliquotainterna ?? 0
  const isInterna = uf === situacao.uf
  const propria = isInterna
    ? interna
    : (aliquotainterestadual ?? findAliquotaInterestadual(situacao.uf, uf, origem))
  const mva =
    isInterna || situacao.simples
      ? (original ?? 0)
      : adjustMva(original ?? 0, { interna: interna + (fcp ?? 0), propria })
  return { uf, mva, aliquotainterna: interna, aliquotainterestadual: propria, fcp: fcp ?? 0 }
}

/** (1 + MVA) × (1 − interstate) ÷ (1 − internal) − 1, with the two decimals that the states publish; never lower than it was. */
function adjustMva(original: number, { interna, propria }: { interna: number; propria: number }): number {
  const dentro = CEM - points(interna)
  if (dentro <= 0 || interna <= propria) return original
  const ajustada = Math.round(((CEM + points(original)) * (CEM - points(propria))) / dentro)
  return (ajustada - CEM) / 100
}

/**
 * (1 + IPI) × (1 + MVA) × (internal + FCP) − own ICMS, of what the line costs. The own ICMS of a sale inside of the state has its
 * FCP in it; IPI is not part of its base when the goods are resold (article 13, § 2).
 */
function computeCarga(
  ipi: number,
  { mva, aliquotainterna, aliquotainterestadual, fcp }: CalculoSt,
  isInterna: boolean,
): number {
  const destino = points(aliquotainterna) + points(fcp)
  const propria = points(aliquotainterestadual) + (isInterna ? points(fcp) : 0)
  const carga = (CEM + points(ipi)) * (CEM + points(mva)) * destino - propria * CEM * CEM
  return Math.max(0, carga) / ST
}

/** A percentage in hundredths of a percent. */
function points(percentual: number): number {
  return toCentavos(percentual)
}
