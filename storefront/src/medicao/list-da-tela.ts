import type { Pedido, Produto } from '@vitrine/contract'
import { sumReais } from '@vitrine/rules/dinheiro'
import type { EventoGa4, EventosGa4, LinhaVista, ListaMedida } from '@vitrine/rules/medicao'

import { toProduto } from './collect-produtos.ts'

/** A screen as it was entered. */
export interface TelaVista {
  tela: string
  /** Data that the loader of its route returned. */
  dados: unknown
  /** The text searched for; '' for none. */
  texto: string
  linhas: readonly LinhaVista[]
  cupom: string | null
  /** Where a product was touched last. */
  lugarOf(id: string): { lista: ListaMedida; indice: number } | undefined
}

/** What entering a screen tells. An order is told of apart, once (use-pedido-medido.ts). */
export function listDaTela(ga4: EventosGa4, vista: TelaVista): (EventoGa4 | null)[] {
  const { tela, texto, linhas, cupom } = vista
  if (tela === 'produto') return [viewProduto(ga4, vista)]
  if (tela === 'lista' || tela === 'inicio') return [texto ? ga4.search(texto) : null]
  if (linhas.length === 0) return []
  if (tela === 'carrinho') return [ga4.viewCart({ linhas, cupom })]
  return tela === 'finalizar' ? [ga4.beginCheckout({ linhas, cupom })] : []
}

function viewProduto(ga4: EventosGa4, { dados, lugarOf }: TelaVista): EventoGa4 | null {
  const { produto } = (dados ?? {}) as { produto?: Produto } // load-produto.ts
  if (!produto) return null
  const categorias = [produto.categoriapai?.nome, produto.categoria.nome].filter((nome) => nome !== undefined)
  return ga4.viewItem({ produto: { ...toProduto(produto), categorias }, ...lugarOf(produto.id) })
}

/** The order of a screen that shows one. */
export function readPedido(dados: unknown): Pedido | null {
  const { pedido } = (dados ?? {}) as { pedido?: Pedido } // load-pedido.ts
  return pedido ?? null
}

/** What an order tells when it is told. */
export function purchaseOf(ga4: EventosGa4, pedido: Pedido): EventoGa4 {
  const { cupom } = pedido.dadospedido
  return ga4.purchase({
    numpedido: pedido.numpedido,
    linhas: pedido.itens.map(({ id, nome, embalagem, preco, quantidade, total, desconto }) => ({
      id,
      nome,
      embalagem,
      preco,
      quantidade,
      total,
      cupom: desconto > 0 ? cupom : null,
    })),
    servicos: pedido.servicos.map(({ idservico, nome, quantidade, total }) => ({
      id: idservico,
      nome,
      quantidade,
      total,
    })),
    cupom,
    taxaentrega: pedido.taxaentrega,
    impostos: sumReais(pedido.valoripi, pedido.valorst),
  })
}
