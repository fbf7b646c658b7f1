import type { OpcaoRevisao } from '@vitrine/contract'
import { formatQuantidade, fromMilesimos } from '@vitrine/rules/dinheiro'
import { convertUnidade, type QuantidadeConvertida } from '@vitrine/rules/lista-compras'
import { explainAjuste, fitQuantidade, increment, isBuyable } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { toProdutoLista, type ProdutoRow } from '#produto'

/** A product as a line may mean it. */
export interface ProdutoAchado {
  row: ProdutoRow
  /** 1/1,000 unit; undefined when it is not tracked. */
  estoque: number | undefined
}

export interface Pedida {
  /** Null: the least that can be bought. More than one: which is meant must be asked. */
  quantidades: readonly (number | null)[]
  unidade: string | null
}

/**
 * What a line gives of a product: unit converted, quantity made to obey the rules and the stock, and why (readings 4). More
 * than one where the quantity can be read in two ways that differ.
 */
export function makeOpcoes(
  { row, estoque }: ProdutoAchado,
  { quantidades, unidade }: Pedida,
  contexto: ContextoComprador,
): OpcaoRevisao[] {
  const produto = toProdutoLista(row, contexto)
  const comum = { produto, estoque: estoque === undefined ? null : fromMilesimos(estoque) }
  const refuse = (motivo: string) => [
    { ...comum, pedida: 0, quantidade: 0, situacao: 'recusada' as const, motivo },
  ]
  if (!row.disponivel) return refuse('Sem estoque no momento')
  if (!isBuyable(produto)) return refuse(explainAjuste(produto, 'minimo', row.unidade))
  const opcoes = quantidades
    .flatMap((quantidade) => convert(quantidade, unidade, comum))
    .map((lida) => toOpcao(lida, comum))
  const possiveis = opcoes.filter(({ quantidade }) => quantidade > 0)
  const distintas = possiveis.filter(
    ({ quantidade }, i) => possiveis.findIndex((outra) => outra.quantidade === quantidade) === i,
  )
  return distintas.length > 0 ? distintas : opcoes.slice(0, 1)
}

type Comum = Pick<OpcaoRevisao, 'produto' | 'estoque'>

function convert(quantidade: number | null, unidade: string | null, { produto }: Comum): Lida[] {
  if (quantidade === null)
    return [{ pedida: produto.granularidade, quantidade: increment(produto, 0), nota: '', exata: true }]
  const { outra, ...primeira } = convertUnidade({ quantidade, unidade }, produto)
  return [primeira, ...(outra ? [{ ...outra, exata: true }] : [])].map((lida) => ({
    ...lida,
    pedida: lida.quantidade,
  }))
}

interface Lida extends QuantidadeConvertida {
  pedida: number
}

function toOpcao(lida: Lida, comum: Comum): OpcaoRevisao {
  const { quantidade, motivo } = fitOpcao(lida.quantidade, comum)
  const { pedida } = lida
  if (quantidade === 0)
    return {
      ...comum,
      pedida,
      quantidade,
      situacao: 'recusada',
      motivo: motivo || 'A quantidade é menor do que a loja vende',
    }
  return {
    ...comum,
    pedida,
    quantidade,
    situacao: motivo === '' && lida.exata ? 'adicionada' : 'ajustada',
    motivo: [lida.nota, motivo].filter(Boolean).join('. '),
  }
}

/** To the product's rules, then to what is in stock. */
export function fitOpcao(
  pedida: number,
  { produto, estoque }: Comum,
): { quantidade: number; motivo: string } {
  const { quantidade, ajuste } = fitQuantidade(produto, pedida)
  if (estoque !== null && quantidade > estoque) {
    const limitado = { ...produto, maxporpedido: Math.min(produto.maxporpedido ?? estoque, estoque) }
    return {
      quantidade: fitQuantidade(limitado, pedida).quantidade,
      motivo: `Só há ${formatQuantidade(estoque, produto.unidade)} em estoque`,
    }
  }
  return {
    quantidade,
    motivo: ajuste && ajuste !== 'zerado' ? explainAjuste(produto, ajuste, produto.unidade) : '',
  }
}
