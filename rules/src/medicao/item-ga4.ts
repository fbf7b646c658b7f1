import { fromCentavos, fromMilesimos, sumReais, toCentavos, toMilesimos } from '#dinheiro'

/** A product as a list, a cart and an order alike know it; without prices where they are hidden. */
export interface ProdutoMedido {
  id: string
  nome: string
  marca?: string | undefined
  embalagem?: string | undefined
  /** Names of its categories, from the department down. */
  categorias?: readonly string[] | undefined
  preco?: number | null | undefined
  preconf?: number | null | undefined
}

/** Some of it: what the line costs, coupon and gift wrap included, freight and taxes left out. */
export interface LinhaMedida extends Omit<ProdutoMedido, 'preconf'> {
  quantidade: number
  total?: number | null | undefined
  /** The coupon that takes something off this line. */
  cupom?: string | null | undefined
}

/** Where in the store it stood. */
export interface ListaMedida {
  id: string
  nome: string
}

export interface ItemGa4 {
  item_id: string
  item_name: string
  affiliation?: string
  item_brand?: string
  item_variant?: string
  item_category?: string
  item_category2?: string
  item_list_id?: string
  item_list_name?: string
  index?: number
  coupon?: string
  /** What one costs; `price` × `quantity` is the line to the centavo. */
  price?: number
  /** What one costs less than the list price says. */
  discount?: number
  quantity?: number
}

interface Lugar {
  lista?: ListaMedida | undefined
  indice?: number | undefined
  afiliacao?: string | undefined
}

/** A product that is shown counts as one item with quantity 1. */
export function toItemGa4(produto: ProdutoMedido, lugar: Lugar = {}): ItemGa4 {
  const { preco, preconf } = produto
  const price = preconf ?? preco ?? null
  return { ...describe(produto, lugar), ...(price !== null && priceOf(price, preco)) }
}

/**
 * A line that is bought. Google counts whole units: of what is weighed or measured the line is one item, at what it costs, so
 * that revenue is right (decision 0090).
 */
export function toLinhaGa4(linha: LinhaMedida, lugar: Lugar = {}): ItemGa4 {
  const { quantidade, total, preco, cupom } = linha
  const isInteira = Number.isInteger(fromMilesimos(toMilesimos(quantidade)))
  const quantity = isInteira ? quantidade : 1
  const price = typeof total === 'number' ? perUnidade(total, quantity) : null
  return {
    ...describe(linha, lugar),
    ...(cupom && { coupon: cut(cupom) }),
    ...(price !== null && priceOf(price, isInteira ? preco : null)),
    quantity,
  }
}

/** What all lines cost together, in reais; null where one has no price. */
export function sumLinhas(linhas: readonly LinhaMedida[]): number | null {
  const totais = linhas.map(({ total }) => total)
  return totais.every((total) => typeof total === 'number') ? sumReais(...totais) : null
}

/** Cuts a text to 100 characters, never in the middle of one. */
export const cut = (texto: string): string => [...texto.trim()].slice(0, 100).join('')

function describe(
  { id, nome, marca, embalagem, categorias = [] }: Omit<ProdutoMedido, 'preconf'>,
  { lista, indice, afiliacao }: Lugar,
): ItemGa4 {
  const [primeira, segunda] = categorias
  return {
    item_id: id,
    item_name: cut(nome),
    ...(afiliacao && { affiliation: cut(afiliacao) }),
    ...(marca && { item_brand: cut(marca) }),
    ...(embalagem && { item_variant: cut(embalagem) }),
    ...(primeira && { item_category: cut(primeira) }),
    ...(segunda && { item_category2: cut(segunda) }),
    ...(lista && { item_list_id: cut(lista.id), item_list_name: cut(lista.nome) }),
    ...(indice !== undefined && { index: indice }),
  }
}

function priceOf(price: number, preco: number | null | undefined) {
  const discount = typeof preco === 'number' ? sumReais(preco, -price) : 0
  return discount > 0 ? { price, discount } : { price }
}

/** In centavos where they divide, else in as many decimals as give the line back when they are multiplied. */
function perUnidade(total: number, quantity: number): number {
  const centavos = toCentavos(total)
  if (centavos % quantity === 0) return fromCentavos(centavos / quantity)
  return Math.round((fromCentavos(centavos) / quantity) * 1e6) / 1e6
}
