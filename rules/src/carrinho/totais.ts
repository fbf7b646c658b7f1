import type { ContaCombo } from '#combo'
import { computeCombo, explainCombo } from '#combo'
import {
  computeLinha,
  fromCentavos,
  shareAbsoluto,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from '#dinheiro'
import type { LinhaTributada } from '#imposto'
import { computeImpostos, sumImpostos } from '#imposto'
import type { OpcoesPreco, TracoPreco } from '#preco'
import { explainPreco } from '#preco'

import type { ItemCarrinho } from './item.ts'

/** Why lines cost what they do, by id: no discount changes it, so it is found once for all the sums of a cart. */
export type Tracos = ReadonlyMap<string, TracoPreco>

export interface OpcoesDasLinhas extends OpcoesPreco {
  /** Of these very lines, where they were explained before. */
  tracos?: Tracos | undefined
  /** The coupon's discounts by id of the line, in reais; absent: those that the lines have themselves. */
  descontos?: ReadonlyMap<string, number> | undefined
}

export interface OpcoesTotais extends OpcoesDasLinhas {
  /** Additional services and freight, in reais; 0 until chosen. */
  servicos?: number
  taxaentrega?: number
}

/** What a line costs, in reais; all null when it has no price. */
export interface LinhaTotal {
  precounitario: number | null
  /** Unit price × quantity, rounded half-up once. */
  subtotal: number | null
  embalagem: number | null
  desconto: number | null
  /** subtotal - desconto + embalagem. */
  total: number | null
  traco: TracoPreco
  /** Of a combo: each part's normal price and its share of the subtotal, in the order of the line's `produtos`. */
  partes?: ContaCombo['partes']
}

/** A line, or one part of a combo. */
export interface LinhaDoImposto extends LinhaTributada {
  /** Of the line. */
  id: string
}

/** What a cart costs, in reais. Without prices every sum over the lines is null. */
export interface Totais {
  /** By id of the line. */
  linhas: Map<string, LinhaTotal>
  subtotal: number | null
  /** The coupon's discounts. */
  descontos: number | null
  /** What the prices in force save against the list prices, coupon left out. */
  economia: number | null
  embalagens: number | null
  /** Taxes that the invoice adds; of ICMS-ST what is known (`Imposto.st`). */
  valoripi: number
  valorst: number
  servicos: number
  taxaentrega: number
  totalCompras: number | null
  /** The lines as taxes see them, where any is taxed: what they are of each, or with another freight, follows from them. */
  tributadas: LinhaDoImposto[]
  /** False when any line has no price; an empty cart has prices. */
  comPreco: boolean
}

/** The reasons of the lines' prices, but of combos: those have sums of their own. */
export function explainLinhas(itens: readonly ItemCarrinho[], opcoes: OpcoesPreco): Tracos {
  const tracos = new Map<string, TracoPreco>()
  for (const item of itens)
    if (!item.produtos) tracos.set(item.id, explainPreco(item, item.quantidade, opcoes))
  return tracos
}

/** What each line costs, in the order of the lines. */
export function computeLinhas(itens: readonly ItemCarrinho[], opcoes: OpcoesDasLinhas): LinhaTotal[] {
  return itens.map((item) => toLinhaTotal(computeLine(item, opcoes)))
}

interface Contas {
  subtotal: number
  embalagem: number
  desconto: number
  economia: number
  tributadas: LinhaDoImposto[]
}

/**
 * Totals of a cart in the order of rounding of readings 3: each line half-up to centavos, the coupon's discount on it,
 * gift wrap (§4), then services, freight and the taxes of the invoice (decision 0065). From the line on all is integer
 * centavos, so the sum of the lines is the total, always.
 */
export function computeTotais(itens: readonly ItemCarrinho[], opcoes: OpcoesTotais): Totais {
  const lines = itens.map((item) => computeLine(item, opcoes))
  const priced = lines.flatMap(({ contas }) => contas ?? [])
  const comPreco = priced.length === lines.length
  const sum = (part: Exclude<keyof Contas, 'tributadas'>) =>
    priced.reduce((sum, contas) => sum + contas[part], 0)
  const show = (centavos: number) => (comPreco ? fromCentavos(centavos) : null)

  const servicos = toCentavos(opcoes.servicos ?? 0)
  const taxaentrega = toCentavos(opcoes.taxaentrega ?? 0)
  const linhas = lines.flatMap(({ contas }) => contas?.tributadas ?? [])
  const tributadas = linhas.some(({ imposto }) => imposto) ? linhas : []
  const impostos = sumImpostos(comPreco ? computeImpostos(tributadas, taxaentrega) : [])
  return {
    linhas: new Map(lines.map((line) => [line.id, toLinhaTotal(line)])),
    subtotal: show(sum('subtotal')),
    descontos: show(sum('desconto')),
    economia: show(sum('economia')),
    embalagens: show(sum('embalagem')),
    valoripi: fromCentavos(impostos.valoripi),
    valorst: fromCentavos(impostos.valorst),
    servicos: fromCentavos(servicos),
    taxaentrega: fromCentavos(taxaentrega),
    totalCompras: show(
      sum('subtotal') -
        sum('desconto') +
        sum('embalagem') +
        servicos +
        taxaentrega +
        impostos.valoripi +
        impostos.valorst,
    ),
    tributadas,
    comPreco,
  }
}

interface Line {
  id: string
  traco: TracoPreco
  contas: Contas | null
  partes?: ContaCombo['partes']
}

function computeLine(item: ItemCarrinho, opcoes: OpcoesDasLinhas): Line {
  if (item.produtos) return computeLineCombo(item, item.produtos, opcoes)
  const traco = opcoes.tracos?.get(item.id) ?? explainPreco(item, item.quantidade, opcoes)
  return { id: item.id, traco, contas: computeContas(item, traco.precounitario, opcoes) }
}

/** Centavos, within what the line costs. */
function discountOf(
  { id, desconto }: ItemCarrinho,
  { descontos }: OpcoesDasLinhas,
  subtotal: number,
): number {
  const pedido = (descontos ? descontos.get(id) : desconto) ?? 0
  return Math.min(Math.max(0, toCentavos(pedido)), subtotal)
}

/** A combo is one line: its total is shared over its parts, its saving is against them. */
function computeLineCombo(
  item: ItemCarrinho,
  produtos: NonNullable<ItemCarrinho['produtos']>,
  opcoes: OpcoesDasLinhas,
): Line {
  const conta = computeCombo(item.preco_combo, produtos, item.quantidade, opcoes)
  const traco = explainCombo(conta, item.quantidade)
  if (!conta) return { id: item.id, traco, contas: null }
  const subtotal = toCentavos(conta.total)
  const desconto = discountOf(item, opcoes, subtotal)
  const cotas = conta.partes.map(({ total }) => toCentavos(total))
  const descontos = shareAbsoluto(desconto, cotas)
  const tributadas = cotas.map((cota, i) => ({
    id: item.id,
    valor: cota - (descontos[i] ?? 0),
    imposto: produtos[i]?.imposto,
  }))
  const contas = { subtotal, embalagem: 0, desconto, economia: toCentavos(conta.economia), tributadas }
  return { id: item.id, traco, contas, partes: conta.partes }
}

/** The line in centavos; null without a price. */
function computeContas(
  item: ItemCarrinho,
  precounitario: number | null,
  opcoes: OpcoesDasLinhas,
): Contas | null {
  if (precounitario === null) return null
  const quantidade = toMilesimos(item.quantidade)
  const multiply = (preco: number) => computeLinha(toDecimilesimos(preco), quantidade)
  const subtotal = multiply(precounitario)
  const embalagem = item.embalarParaPresente ? multiply(item.preco_embalagem ?? 0) : 0
  const desconto = discountOf(item, opcoes, subtotal)
  return {
    subtotal,
    embalagem,
    desconto,
    economia: Math.max(0, multiply(item.preco ?? precounitario) - subtotal),
    tributadas: [{ id: item.id, valor: subtotal - desconto + embalagem, imposto: item.imposto }],
  }
}

function toLinhaTotal({ traco, contas, partes }: Line): LinhaTotal {
  const { precounitario } = traco
  if (!contas) return { precounitario, subtotal: null, embalagem: null, desconto: null, total: null, traco }
  const { subtotal, embalagem, desconto } = contas
  return {
    precounitario,
    subtotal: fromCentavos(subtotal),
    embalagem: fromCentavos(embalagem),
    desconto: fromCentavos(desconto),
    total: fromCentavos(subtotal - desconto + embalagem),
    traco,
    ...(partes && { partes }),
  }
}
