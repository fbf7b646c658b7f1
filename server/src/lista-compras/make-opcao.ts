import type { OpcaoRevisao } from '@vitrine/contract'
import { formatQuantidade, fromMilesimos } from '@vitrine/rules/dinheiro'
import { convertUnidade } from '@vitrine/rules/lista-compras'
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
  /** Null: the least that can be bought. */
  quantidade: number | null
  unidade: string | null
}

/** What a line gives of a product: unit converted, quantity made to obey the rules and the stock, and why (readings 4). */
export function makeOpcao(
  { row, estoque }: ProdutoAchado,
  pedida: Pedida,
  contexto: ContextoComprador,
): OpcaoRevisao {
  const produto = toProdutoLista(row, contexto)
  const comum = { produto, estoque: estoque === undefined ? null : fromMilesimos(estoque) }
  const refuse = (motivo: string) => ({ ...comum, quantidade: 0, situacao: 'recusada' as const, motivo })
  if (!row.disponivel) return refuse('Sem estoque no momento')
  if (!isBuyable(produto)) return refuse(explainAjuste(produto, 'minimo', row.unidade))
  const convertida =
    pedida.quantidade === null
      ? { quantidade: increment(produto, 0), nota: '', exata: true }
      : convertUnidade({ ...pedida, quantidade: pedida.quantidade }, produto)
  const { quantidade, motivo } = fit(convertida.quantidade, comum)
  if (quantidade === 0) return refuse(motivo || 'A quantidade é menor do que a loja vende')
  const motivos = [convertida.nota, motivo].filter(Boolean).join('. ')
  const isWhole = motivo === '' && convertida.exata
  return { ...comum, quantidade, situacao: isWhole ? 'adicionada' : 'ajustada', motivo: motivos }
}

/** To the product's rules, then to what is in stock. */
function fit(
  pedida: number,
  { produto, estoque }: Pick<OpcaoRevisao, 'produto' | 'estoque'>,
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
