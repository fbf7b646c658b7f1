import { sumReais } from '#dinheiro'

import { evaluateCupom } from './avaliacao.ts'
import type { AvaliacaoCupom, RecusaCupom } from './avaliacao.ts'
import type { ContextoCupom, Cupom, LinhaCupom } from './cupom.ts'
import { sumDescontos } from './descontos.ts'
import type { Descontos } from './descontos.ts'
import { pickEmVigor } from './em-vigor.ts'
import type { CuponsUsaveis, Pesado } from './em-vigor.ts'

export interface CandidatosCupom {
  /** The coupon that the customer chose. */
  manual: Cupom | null
  /** Coupons that the server may apply by itself. */
  automaticos: readonly Cupom[]
}

export interface OpcoesEscolha {
  /** Freight in reais, given what the goods cost after the discount; 0 until a delivery form is chosen. */
  taxaentrega?: (valor: number) => number
  /** Taxes of the invoice in reais with these discounts and freight; absent: no taxes. */
  impostos?: (descontos: Descontos, taxaentrega: number) => number
}

export interface EscolhaCupom {
  /** The coupon in force; null without one. */
  cupom: Cupom | null
  /** The server chose it. */
  automatico: boolean
  descontos: Descontos
  /** Their sum in reais. */
  desconto: number
  /** Why the customer's coupon is not the one in force; null when it is, or there is none. */
  recusa: RecusaCupom | { impedimento: 'automatico_melhor' } | null
  /** Those that can be used: another freight may put another of them in force. */
  usaveis: CuponsUsaveis<Cupom>
}

interface Candidato extends Pesado {
  cupom: Cupom
  avaliacao: AvaliacaoCupom
}

/** Where no coupon is looked at. */
export const semCupom: EscolhaCupom = {
  cupom: null,
  automatico: false,
  descontos: new Map(),
  desconto: 0,
  recusa: null,
  usaveis: { manual: null, automaticos: [] },
}

/**
 * Which coupon is in force (§4 Coupon, readings 5): the best automatic one, unless the customer chose one that can be
 * used; the customer's is replaced only by an automatic one that makes the order strictly cheaper, freight included.
 */
export function chooseCupom(
  { manual, automaticos }: CandidatosCupom,
  linhas: readonly LinhaCupom[],
  contexto: ContextoCupom,
  opcoes: OpcoesEscolha = {},
): EscolhaCupom {
  const weigh = (cupom: Cupom) => toCandidato(cupom, linhas, contexto, opcoes)
  const chosen = manual && weigh(manual)
  const recusa = chosen?.avaliacao.recusa ?? null
  const usaveis = {
    manual: recusa ? null : chosen,
    automaticos: automaticos.map(weigh).filter(({ avaliacao }) => !avaliacao.recusa),
  }
  const emVigor = pickEmVigor({ ...usaveis, semCupom: computePago(linhas, semCupom.descontos, opcoes) })
  const isVencido = usaveis.manual !== null && emVigor !== usaveis.manual
  return {
    ...(emVigor ? toVigor(emVigor, emVigor !== chosen) : semCupom),
    recusa: isVencido ? { impedimento: 'automatico_melhor' } : recusa,
    usaveis: {
      manual: usaveis.manual?.cupom ?? null,
      automaticos: usaveis.automaticos.map(({ cupom }) => cupom),
    },
  }
}

function toCandidato(
  cupom: Cupom,
  linhas: readonly LinhaCupom[],
  contexto: ContextoCupom,
  opcoes: OpcoesEscolha,
): Candidato {
  const avaliacao = evaluateCupom(cupom, linhas, contexto)
  return { cupom, avaliacao, pago: computePago(linhas, avaliacao.descontos, opcoes) }
}

function computePago(
  linhas: readonly LinhaCupom[],
  descontos: Descontos,
  { taxaentrega = () => 0, impostos = () => 0 }: OpcoesEscolha,
): number {
  const valor = sumReais(...linhas.map(({ subtotal }) => subtotal), -sumDescontos(descontos))
  const taxa = taxaentrega(valor)
  return sumReais(valor, taxa, impostos(descontos, taxa))
}

function toVigor({ cupom, avaliacao: { descontos, desconto } }: Candidato, automatico: boolean) {
  return { cupom, automatico, descontos, desconto }
}
