/**
 * What Google documents of the events that the shop sends, event by event:
 * developers.google.com/analytics/devguides/collection/ga4/reference/events (read 2026-11-23). `currency` and `value` are "Yes*" there:
 * required of a revenue metric, and `value` never without `currency`; a store that hides its prices sends neither.
 */
export interface EsquemaEvento {
  exige: readonly string[]
  aceita: readonly string[]
  /** Whether `items` is required, allowed or unknown. */
  items: 'exige' | 'aceita' | 'nao'
}

const dinheiro = ['currency', 'value']
const lista = ['item_list_id', 'item_list_name']
const promocao = ['creative_name', 'creative_slot', 'promotion_id', 'promotion_name']
const transacao = [...dinheiro, 'coupon', 'shipping', 'tax']

export const esquemaGa4 = {
  page_view: { exige: [], aceita: ['page_location', 'page_title'], items: 'nao' },
  search: { exige: ['search_term'], aceita: [], items: 'nao' },
  login: { exige: [], aceita: ['method'], items: 'nao' },
  sign_up: { exige: [], aceita: ['method'], items: 'nao' },
  generate_lead: { exige: [], aceita: [...dinheiro, 'lead_source'], items: 'nao' },
  view_item_list: { exige: [], aceita: [...dinheiro, ...lista], items: 'exige' },
  select_item: { exige: [], aceita: lista, items: 'exige' },
  view_item: { exige: [], aceita: dinheiro, items: 'exige' },
  add_to_cart: { exige: [], aceita: dinheiro, items: 'exige' },
  remove_from_cart: { exige: [], aceita: dinheiro, items: 'exige' },
  view_cart: { exige: [], aceita: dinheiro, items: 'exige' },
  begin_checkout: { exige: [], aceita: [...dinheiro, 'coupon'], items: 'exige' },
  add_shipping_info: { exige: [], aceita: [...dinheiro, 'coupon', 'shipping_tier'], items: 'exige' },
  add_payment_info: { exige: [], aceita: [...dinheiro, 'coupon', 'payment_type'], items: 'exige' },
  purchase: { exige: ['transaction_id', ...dinheiro], aceita: transacao, items: 'exige' },
  refund: { exige: ['transaction_id', ...dinheiro], aceita: transacao, items: 'aceita' },
  view_promotion: { exige: [], aceita: promocao, items: 'aceita' },
  select_promotion: { exige: [], aceita: promocao, items: 'aceita' },
} as const satisfies Record<string, EsquemaEvento>

export type NomeGa4 = keyof typeof esquemaGa4
export const nomesGa4 = Object.keys(esquemaGa4) as [NomeGa4, ...NomeGa4[]] // its own keys, which are some

/** Of one item: texts and numbers; one of `item_id` and `item_name` at least. */
const textosDoItem = new Set([
  'item_id',
  'item_name',
  'affiliation',
  'coupon',
  'item_brand',
  'item_variant',
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
  'location_id',
  ...lista,
  ...promocao,
])
const numerosDoItem = new Set(['price', 'quantity', 'discount', 'index'])
const numeros = new Set(['value', 'shipping', 'tax'])

/** A text parameter (support.google.com/analytics/answer/9267744); an address may be longer. */
const MAX_TEXTO = 100
const MAX_ENDERECO = 420
const MAX_ITENS = 200
const MAX_VALOR = 100_000_000

/** What Google would not take of an event; none: it is as documented. */
export function listFaltasGa4(name: string, params: Record<string, unknown>): string[] {
  if (!Object.hasOwn(esquemaGa4, name)) return [`${name}: unknown event`]
  const esquema: EsquemaEvento = esquemaGa4[name as NomeGa4] // just looked up
  const { items, ...outros } = params
  const ausentes = esquema.exige.filter((nome) => !(nome in outros)).map((nome) => `${nome}: missing`)
  const aceitos = new Set([...esquema.exige, ...esquema.aceita])
  const errados = Object.entries(outros).flatMap(([nome, valor]) =>
    aceitos.has(nome) && isParametro(nome, valor) ? [] : [`${nome}: not allowed`],
  )
  const semMoeda = 'value' in outros && !('currency' in outros) ? ['currency: missing beside value'] : []
  return [...ausentes, ...errados, ...semMoeda, ...listFaltasDosItens(items, esquema.items)]
}

function isParametro(nome: string, valor: unknown): boolean {
  if (nome === 'currency') return valor === 'BRL'
  if (numeros.has(nome)) return isNumero(valor)
  return isTexto(valor, nome === 'page_location' ? MAX_ENDERECO : MAX_TEXTO)
}

function listFaltasDosItens(items: unknown, regra: EsquemaEvento['items']): string[] {
  if (items === undefined) return regra === 'exige' ? ['items: missing'] : []
  if (regra === 'nao' || !Array.isArray(items) || items.length === 0 || items.length > MAX_ITENS)
    return ['items: not allowed']
  return (items as unknown[]).flatMap(listFaltasDoItem)
}

function listFaltasDoItem(item: unknown): string[] {
  if (typeof item !== 'object' || item === null || !('item_id' in item || 'item_name' in item))
    return ['items: neither item_id nor item_name']
  return Object.entries(item).flatMap(([nome, valor]) => {
    const isCerto = numerosDoItem.has(nome)
      ? isNumero(valor)
      : textosDoItem.has(nome) && isTexto(valor, MAX_TEXTO)
    return isCerto ? [] : [`items.${nome}: not allowed`]
  })
}

const isNumero = (valor: unknown) =>
  typeof valor === 'number' && Number.isFinite(valor) && valor >= 0 && valor <= MAX_VALOR
const isTexto = (valor: unknown, max: number) =>
  typeof valor === 'string' && valor !== '' && [...valor].length <= max
