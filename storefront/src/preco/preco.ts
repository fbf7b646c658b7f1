import type { ProdutoLista } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, multiplyReais } from '@vitrine/rules/dinheiro'
import { computeDescontoPercentual, computePrecoBase, explainPreco, listFaixas } from '@vitrine/rules/preco'
import type { FaixaPreco, TracoPreco } from '@vitrine/rules/preco'
import { computeMinimo } from '@vitrine/rules/quantidade'

import { describePix } from '#compra'

/** Everything a PriceBlock says, already in words (ux 2.6, P1 to P10). */
export interface PrecoMostrado {
  /** Null: hidden (P8). */
  por: string | null
  de: string | null
  percentual: number
  vencedor: TracoPreco['vencedor']
  /** 'un.' or '/kg'; 'un. + impostos' where the invoice adds to it. */
  unidade: string
  /** 'R$ 5,58/kg': unit price by law. */
  base: string | null
  pix: string | null
  /** '~ R$ 22,48 (0,250 kg)' of what is sold by weight. */
  porPeso: { total: string; quantidade: string } | null
  /** Where the price changes with the quantity. */
  faixas: FaixaPreco[]
  /** Tier reached by the quantity in the cart. */
  ativa: number | null
}

export interface OpcoesPrecoMostrado {
  /** In the cart; 0 when it is not. */
  quantidade: number
  multiplies: boolean
  /** Percent on top for Pix; -3 is 3 % off. */
  variacaoPix: number | null
}

const medidas = new Set(['kg', 'g', 'L', 'ml', 'm', 'm²', 'm³'])

/** Texts of a product's price for the quantity in the cart. All arithmetic is in @vitrine/rules. */
export function describePreco(produto: ProdutoLista, opcoes: OpcoesPrecoMostrado): PrecoMostrado {
  const { unidade } = produto
  const quantidade = opcoes.quantidade > 0 ? opcoes.quantidade : computeMinimo(produto)
  const { precounitario, vencedor } = explainPreco(produto, quantidade, opcoes)
  const isMedida = medidas.has(unidade)
  const mais = produto.imposto ? ' + impostos' : ''
  const mostrado = { vencedor, unidade: `${isMedida ? `/${unidade}` : describeUnidade(unidade)}${mais}` }
  if (precounitario === null) {
    return {
      ...mostrado,
      por: null,
      de: null,
      percentual: 0,
      base: null,
      pix: null,
      porPeso: null,
      faixas: [],
      ativa: null,
    }
  }
  const faixas = listFaixas(produto, opcoes)
  const cheio = produto.preco ?? precounitario
  return {
    ...mostrado,
    por: formatPrecoUnitario(precounitario),
    de: cheio > precounitario ? formatPrecoUnitario(cheio) : null,
    percentual: computeDescontoPercentual(cheio, precounitario),
    base: describeBase(produto, precounitario),
    pix: describePix(produto, quantidade, { ...opcoes, variacao: opcoes.variacaoPix }),
    porPeso: isMedida ? describePeso(precounitario, quantidade, unidade) : null,
    faixas,
    ativa: faixas.findLast((faixa) => faixa.quantidade <= opcoes.quantidade)?.quantidade ?? null,
  }
}

/** 'un.' of 'un'; others as they are. */
export function describeUnidade(unidade: string): string {
  return unidade === 'un' ? 'un.' : unidade
}

function describeBase({ unidade, unidade_base, fator_unidade }: ProdutoLista, preco: number): string | null {
  const base = computePrecoBase(preco, fator_unidade)
  if (base === null || !unidade_base || unidade_base === unidade) return null
  return `${formatPrecoUnitario(base)}/${unidade_base}`
}

function describePeso(preco: number, quantidade: number, unidade: string) {
  if (quantidade === 1) return null
  return {
    total: formatPrecoUnitario(multiplyReais(preco, quantidade)),
    quantidade: formatQuantidade(quantidade, unidade),
  }
}

/** The three tiers nearest to what is in the cart (P5). */
export function nearestFaixas(faixas: readonly FaixaPreco[], ativa: number | null): FaixaPreco[] {
  const index = faixas.findIndex((faixa) => faixa.quantidade === ativa)
  const start = Math.max(0, Math.min(index - 1, faixas.length - 3))
  return faixas.slice(start, start + 3)
}
