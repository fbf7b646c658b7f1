import type { FormaPagamentoDemo, FornecedorDemo, ProdutoDemo } from '@vitrine/demo'
import { computeTotais, type ItemCarrinho, type Totais } from '@vitrine/rules/carrinho'
import { computeTaxaEntrega, isAboveMinimo, listDegraus } from '@vitrine/rules/entrega'
import { applyPoliticas, applyVariacao } from '@vitrine/rules/politica'
import { fitQuantidade } from '@vitrine/rules/quantidade'

import { idDemo, politicasOf } from '#loja-demo'

import { companhiasOf } from './companhias.ts'

/** What a past order was bought under: it prices its lines. */
export interface Compra {
  tags: readonly string[]
  formaEntrega: FornecedorDemo['formasEntrega'][number]
  formaPagamento: FormaPagamentoDemo
  /** Day of the order, 'YYYY-MM-DD'. */
  hoje: string
}

export type ItemPassado = ItemCarrinho & { sku: string; embalagem: string; unidade: string }

/** So many of the best sellers are bought again and again. */
const VITRINE = 80
/** So often the next product is one that goes with the last one. */
const JUNTOS = 0.65

/**
 * Three to nine of the products that sell best, in quantities that their rules allow, and more until the delivery form's
 * minimum is met.
 */
export function chooseItens(demo: FornecedorDemo, compra: Compra, acaso: () => number): ItemPassado[] {
  const best = demo.produtos
    .filter(({ maior_de_18, principal, estoque }) => !maior_de_18 && !principal && estoque !== 0)
    .sort((a, b) => b.vendas - a.vendas || a.sku.localeCompare(b.sku))
    .slice(0, VITRINE)
  const chosen = new Map<string, ItemPassado>()
  const wanted = 3 + Math.floor(acaso() * 7)
  const isEnough = () =>
    chosen.size >= wanted &&
    isAboveMinimo(
      compra.formaEntrega,
      computeTotais([...chosen.values()], { multiplies: true }).subtotal ?? 0,
    )
  let companhias: readonly string[] = []
  while (chosen.size < best.length && !isEnough()) {
    const juntos = best.filter(({ categoria }) => companhias.includes(categoria))
    const pool = juntos.length > 0 && acaso() < JUNTOS ? juntos : best
    const produto = pool[Math.floor(acaso() * pool.length)]
    if (!produto || chosen.has(produto.sku)) continue
    chosen.set(produto.sku, toItem(demo, produto, compra, acaso))
    companhias = companhiasOf(produto.categoria)
  }
  return [...chosen.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}

/** Totals with the freight that the subtotal gives. */
export function totalize(itens: readonly ItemPassado[], { formaEntrega }: Compra): Totais {
  const { subtotal } = computeTotais(itens, { multiplies: true })
  return computeTotais(itens, {
    multiplies: true,
    taxaentrega: computeTaxaEntrega(
      listDegraus({ ...formaEntrega, faixas: [] }, { cep: null, idareas: [] }, 0) ?? [],
      subtotal ?? 0,
    ),
  })
}

function toItem(
  demo: FornecedorDemo,
  produto: ProdutoDemo,
  compra: Compra,
  acaso: () => number,
): ItemPassado {
  const { sku, nome, embalagem, unidade, granularidade, min_por_pedido, maxporpedido, preco_embalagem } =
    produto
  const regra = { granularidade, min_por_pedido, maxporpedido }
  const asked = (min_por_pedido ?? granularidade ?? 1) * (1 + Math.floor(acaso() * 3))
  return {
    id: idDemo(demo.slug, sku),
    sku,
    nome,
    embalagem,
    unidade,
    ...precosOf(demo, produto, compra),
    minvendaatacado: produto.minvendaatacado,
    multiploincremento: produto.multiploincremento,
    preco_embalagem,
    embalarParaPresente: preco_embalagem !== undefined && acaso() < 0.25,
    ...regra,
    quantidade: fitQuantidade(regra, asked).quantidade,
  }
}

/** As produto/price-produto does for a living order: policies, then the variance of the payment method. */
function precosOf(
  demo: FornecedorDemo,
  produto: ProdutoDemo,
  { tags, formaEntrega, formaPagamento, hoje }: Compra,
) {
  const { slug } = demo
  const { preco, precooferta, precovendaatacado, descontoProgressivo } = produto
  const comPoliticas = applyPoliticas(
    {
      id: idDemo(slug, produto.sku),
      idcategoria: idDemo(slug, 'categoria', produto.categoria),
      preco,
      precooferta,
      descontoProgressivo,
    },
    politicasOf(slug),
    {
      tags,
      idformapagto: idDemo(slug, 'pagamento', formaPagamento.nome),
      tipoEntrega: formaEntrega.tipoEntrega,
      canalVenda: 'WEB',
      hoje,
    },
  )
  const varies = demo.tags.includes('support-price-variance-by-payment')
  return applyVariacao(
    { ...comPoliticas, precovendaatacado },
    varies ? (formaPagamento.variacao_percentual ?? 0) : 0,
  )
}
