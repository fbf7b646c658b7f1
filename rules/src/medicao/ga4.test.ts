import { array, assert, constant, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sumReais } from '#dinheiro'

import { esquemaGa4, listFaltasGa4, nomesGa4, type NomeGa4 } from './esquema-ga4.ts'
import { createEventosGa4, type EventoGa4 } from './evento-ga4.ts'
import { toItemGa4, toLinhaGa4 } from './item-ga4.ts'

const ga4 = createEventosGa4('Empório da Serra')
const lista = { id: 'mais-vendidos', nome: 'Mais vendidos' }
const cafe = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  nome: 'Café em grãos Mantiqueira',
  marca: 'Serra Clara',
  embalagem: 'Pacote de 500 g',
  categorias: ['Mercearia', 'Cafés'],
  preco: 49.9,
  preconf: 45.9,
}
const visto = { produto: cafe, lista, indice: 3 }
const linhas = [{ linha: { ...cafe, quantidade: 2, total: 91.8 }, lista, indice: 3 }]
const compra = { linhas, cupom: 'NATAL10' }
const promocao = { id: 'natal', nome: 'Natal na serra', espaco: 'topo' }
const pedido = {
  numpedido: 10127,
  linhas: [{ ...cafe, quantidade: 2, total: 82.62, cupom: 'NATAL10' }],
  servicos: [{ id: 'gelo', nome: 'Gelo', quantidade: 1, total: 12 }],
  cupom: 'NATAL10',
  taxaentrega: 7.9,
  impostos: 0.31,
}

/** Every event that the shop sends, by the builder that makes it. */
const eventos: Record<NomeGa4, EventoGa4 | null> = {
  page_view: ga4.pageView('https://loja.example/emporio/pedidos/:numpedido', 'pedido'),
  search: ga4.search('café em grãos'),
  login: ga4.login('senha'),
  sign_up: ga4.signUp('senha'),
  generate_lead: ga4.generateLead('orcamento', 91.8),
  view_item_list: ga4.viewItemList(lista, [visto]),
  select_item: ga4.selectItem(visto),
  view_item: ga4.viewItem(visto),
  add_to_cart: ga4.addToCart({ linhas }),
  remove_from_cart: ga4.removeFromCart({ linhas }),
  view_cart: ga4.viewCart(compra),
  begin_checkout: ga4.beginCheckout(compra),
  add_shipping_info: ga4.addShippingInfo(compra, 'Entrega expressa'),
  add_payment_info: ga4.addPaymentInfo(compra, 'PIX'),
  purchase: ga4.purchase(pedido),
  refund: ga4.refund(10127, 82.62),
  view_promotion: ga4.viewPromotion(promocao),
  select_promotion: ga4.selectPromotion(promocao),
}

test.each(nomesGa4)('%s is written as Google documents it', (nome) => {
  const evento = eventos[nome]
  expect(evento?.name).toBe(nome)
  expect(listFaltasGa4(nome, evento?.params ?? {})).toEqual([])
})

test('purchase: reais with exact centavos, freight and taxes apart, coupon on event and line', () => {
  expect(eventos.purchase?.params).toEqual({
    transaction_id: '10127',
    currency: 'BRL',
    value: 94.62,
    shipping: 7.9,
    tax: 0.31,
    coupon: 'NATAL10',
    items: [
      {
        item_id: cafe.id,
        item_name: cafe.nome,
        affiliation: 'Empório da Serra',
        item_brand: 'Serra Clara',
        item_variant: 'Pacote de 500 g',
        item_category: 'Mercearia',
        item_category2: 'Cafés',
        coupon: 'NATAL10',
        price: 41.31,
        discount: 8.59,
        quantity: 2,
      },
      {
        item_id: 'gelo',
        item_name: 'Gelo',
        affiliation: 'Empório da Serra',
        item_category: 'Serviços',
        price: 12,
        quantity: 1,
      },
    ],
  })
})

test('an item carries where it was seen, and what it costs less than its list price', () => {
  expect(toItemGa4(cafe, { lista, indice: 3 })).toMatchObject({
    item_list_name: 'Mais vendidos',
    index: 3,
    price: 45.9,
    discount: 4,
  })
})

test('where prices are hidden no event speaks of money (readings 3)', () => {
  const { preco, preconf, ...semPreco } = cafe
  expect(preco + preconf).toBeGreaterThan(0)
  const semPrecos = [
    ga4.viewItem({ produto: semPreco }),
    ga4.addToCart({ linhas: [{ linha: { ...semPreco, quantidade: 2 } }] }),
    ga4.generateLead('orcamento'),
  ]
  for (const { name, params } of semPrecos) {
    expect(listFaltasGa4(name, params)).toEqual([])
    expect(JSON.stringify(params)).not.toMatch(/price|value|currency|discount/)
  }
})

test('what is weighed is one item at what its line costs: Google counts whole units', () => {
  expect(toLinhaGa4({ ...cafe, quantidade: 1.355, total: 62.19 })).toMatchObject({
    quantity: 1,
    price: 62.19,
  })
})

test('price × quantity is the line to the centavo, and the items are the value', () => {
  const linha = record({
    id: constant('a'),
    nome: constant('a'),
    quantidade: integer({ min: 1, max: 4000 }),
    total: integer({ min: 0, max: 9_000_000 }).map((centavos) => centavos / 100),
  })
  assert(
    property(array(linha, { minLength: 1, maxLength: 20 }), (itens) => {
      const { params } = ga4.addToCart({ linhas: itens.map((each) => ({ linha: each })) })
      const items = params.items as { price: number; quantity: number }[] // of the builder above
      const centavos = items.map(({ price, quantity }) => Math.round(price * quantity * 100))
      expect(centavos).toEqual(itens.map(({ total }) => Math.round(total * 100)))
      expect(params.value).toBe(sumReais(...itens.map(({ total }) => total)))
    }),
  )
})

test('P6: no search that may be somebody goes to Google', () => {
  expect(['ana@vitrine.example', '529.982.247-25', '  '].map((texto) => ga4.search(texto))).toEqual([
    null,
    null,
    null,
  ])
})

test('5,000 characters are cut to what Google takes, never within a character', () => {
  const longo = '🧀'.repeat(5000)
  const todos = [
    ga4.search(longo),
    ga4.viewItemList({ id: longo, nome: longo }, [{ produto: { id: 'a', nome: longo, marca: longo } }]),
    ga4.viewPromotion({ id: longo, nome: longo, espaco: longo }),
  ]
  for (const evento of todos) expect(listFaltasGa4(evento?.name ?? '', evento?.params ?? {})).toEqual([])
})

describe('what Google would not take is named', () => {
  const items = [{ item_id: 'a' }]
  test.each<[string, Record<string, unknown>, string]>([
    ['compra', {}, 'compra: unknown event'],
    ['__proto__', {}, '__proto__: unknown event'],
    ['purchase', { currency: 'BRL', value: 1, items }, 'transaction_id: missing'],
    ['view_item', { value: 1, items }, 'currency: missing beside value'],
    ['view_item', { currency: 'USD', value: 1, items }, 'currency: not allowed'],
    ['view_item', { currency: 'BRL', value: Number.NaN, items }, 'value: not allowed'],
    ['view_item', { currency: 'BRL', value: 1e9, items }, 'value: not allowed'],
    ['view_item', { currency: 'BRL', value: '1', items }, 'value: not allowed'],
    ['view_item', {}, 'items: missing'],
    ['view_item', { items: [] }, 'items: not allowed'],
    ['view_item', { items: [{ price: 1 }] }, 'items: neither item_id nor item_name'],
    ['view_item', { items: [{ item_id: 'a', email: 'ana@x' }] }, 'items.email: not allowed'],
    ['view_item', { items: [{ item_id: 'a', price: -1 }] }, 'items.price: not allowed'],
    ['search', { search_term: 'a'.repeat(101) }, 'search_term: not allowed'],
    ['search', { search_term: 'a', items }, 'items: not allowed'],
    ['login', { method: 'senha', cpf: '1' }, 'cpf: not allowed'],
  ])('%s %o', (nome, params, falta) => {
    expect(listFaltasGa4(nome, params)).toContain(falta)
  })

  test('the table names no parameter twice and knows every event of this shop', () => {
    for (const { aceita } of Object.values(esquemaGa4))
      expect(new Set<string>(aceita).size).toBe(aceita.length)
    expect(Object.keys(eventos).toSorted()).toEqual([...nomesGa4].toSorted())
  })
})
