import { sumReais } from '#dinheiro'

import type { NomeGa4 } from './esquema-ga4.ts'
import { cut, sumLinhas, toItemGa4, toLinhaGa4 } from './item-ga4.ts'
import type { ItemGa4, LinhaMedida, ListaMedida, ProdutoMedido } from './item-ga4.ts'
import { isPessoal } from './utm.ts'

export interface EventoGa4 {
  name: NomeGa4
  params: Record<string, string | number | ItemGa4[]>
}

/** A product where it was seen: in which list, at which place of it. */
export interface ProdutoVisto {
  produto: ProdutoMedido
  lista?: ListaMedida | undefined
  indice?: number | undefined
}
/** Lines with where each was taken from. */
export interface LinhaVista {
  linha: LinhaMedida
  lista?: ListaMedida | undefined
  indice?: number | undefined
}
export interface Compra {
  linhas: readonly LinhaVista[]
  cupom?: string | null | undefined
}

/** What an order tells; reais. */
export interface PedidoMedido {
  numpedido: number
  linhas: readonly LinhaMedida[]
  servicos: readonly { id: string; nome: string; quantidade: number; total: number }[]
  cupom: string | null
  taxaentrega: number
  impostos: number
}
export interface PromocaoMedida {
  id: string
  nome: string
  espaco: string
}

const MOEDA = 'BRL'
/** Google takes 200 items of an event at most. */
const MAX_ITENS = 200

/**
 * The events of Google Analytics 4 as its reference describes them (esquema-ga4.ts), for the store named `afiliacao`: the one place
 * that knows how they are written. Money is reais, never a float that was added up.
 */
export function createEventosGa4(afiliacao: string) {
  const toItem = ({ produto, lista, indice }: ProdutoVisto) =>
    toItemGa4(produto, { lista, indice, afiliacao })
  const toLinha = ({ linha, lista, indice }: LinhaVista) => toLinhaGa4(linha, { lista, indice, afiliacao })

  function doCarrinho(
    name: NomeGa4,
    { linhas, cupom }: Compra,
    outros: Record<string, string> = {},
  ): EventoGa4 {
    const value = sumLinhas(linhas.map(({ linha }) => linha))
    const items = linhas.slice(0, MAX_ITENS).map(toLinha)
    return { name, params: { ...valueOf(value), ...(cupom && { coupon: cut(cupom) }), ...outros, items } }
  }
  return {
    viewItemList: (lista: ListaMedida, produtos: readonly ProdutoVisto[]): EventoGa4 => ({
      name: 'view_item_list',
      params: { ...nameLista(lista), items: produtos.slice(0, MAX_ITENS).map(toItem) },
    }),
    selectItem: (visto: ProdutoVisto): EventoGa4 => ({
      name: 'select_item',
      params: { ...(visto.lista && nameLista(visto.lista)), items: [toItem(visto)] },
    }),
    viewItem(visto: ProdutoVisto): EventoGa4 {
      const item = toItem(visto)
      return { name: 'view_item', params: { ...valueOf(item.price ?? null), items: [item] } }
    },
    addToCart: (compra: Compra) => doCarrinho('add_to_cart', compra),
    removeFromCart: (compra: Compra) => doCarrinho('remove_from_cart', compra),
    viewCart: (compra: Compra) => doCarrinho('view_cart', { linhas: compra.linhas }),
    beginCheckout: (compra: Compra) => doCarrinho('begin_checkout', compra),
    addShippingInfo: (compra: Compra, forma: string) =>
      doCarrinho('add_shipping_info', compra, { shipping_tier: cut(forma) }),
    addPaymentInfo: (compra: Compra, tipo: string) =>
      doCarrinho('add_payment_info', compra, { payment_type: cut(tipo) }),
    purchase: (pedido: PedidoMedido): EventoGa4 => ({
      name: 'purchase',
      params: describePedido(pedido, toLinha),
    }),
    /** What went back of an order: an amount, whatever it was for. */
    refund: (numpedido: number, valor: number): EventoGa4 => ({
      name: 'refund',
      params: { transaction_id: String(numpedido), ...valueOf(valor) },
    }),
    /** A request for a budget is reported as a lead, not as revenue. */
    generateLead: (origem: string, valor: number | null = null): EventoGa4 => ({
      name: 'generate_lead',
      params: { ...valueOf(valor), lead_source: cut(origem) },
    }),
    /** Null for a text that may be somebody's name, document or address (P6). */
    search: (texto: string): EventoGa4 | null =>
      texto.trim() === '' || isPessoal(texto)
        ? null
        : { name: 'search', params: { search_term: cut(texto) } },
    login: (metodo: string): EventoGa4 => ({ name: 'login', params: { method: metodo } }),
    signUp: (metodo: string): EventoGa4 => ({ name: 'sign_up', params: { method: metodo } }),
    viewPromotion: (promocao: PromocaoMedida): EventoGa4 => ({
      name: 'view_promotion',
      params: describePromocao(promocao),
    }),
    selectPromotion: (promocao: PromocaoMedida): EventoGa4 => ({
      name: 'select_promotion',
      params: describePromocao(promocao),
    }),
    pageView: (endereco: string, tela: string): EventoGa4 => ({
      name: 'page_view',
      params: { page_location: endereco, page_title: cut(tela) },
    }),
  }
}
export type EventosGa4 = ReturnType<typeof createEventosGa4>

/** Lines and services are revenue; freight and taxes are told apart, as Google asks. */
function describePedido(
  { numpedido, linhas, servicos, cupom, taxaentrega, impostos }: PedidoMedido,
  toLinha: (vista: LinhaVista) => ItemGa4,
): EventoGa4['params'] {
  const todas: LinhaMedida[] = [
    ...linhas,
    ...servicos.map((servico) => ({ ...servico, categorias: ['Serviços'] })),
  ]
  const value = sumLinhas(todas) ?? 0
  return {
    transaction_id: String(numpedido),
    ...valueOf(value),
    shipping: sumReais(taxaentrega),
    tax: sumReais(impostos),
    ...(cupom && { coupon: cut(cupom) }),
    items: todas.slice(0, MAX_ITENS).map((linha) => toLinha({ linha })),
  }
}

/** Where prices are hidden, nothing is said of money (readings 3). */
const valueOf = (value: number | null): Record<string, string | number> =>
  value === null ? {} : { currency: MOEDA, value }

const nameLista = ({ id, nome }: ListaMedida) => ({ item_list_id: cut(id), item_list_name: cut(nome) })

const describePromocao = ({ id, nome, espaco }: PromocaoMedida) => ({
  promotion_id: cut(id),
  promotion_name: cut(nome),
  ...(espaco && { creative_slot: cut(espaco) }),
})
