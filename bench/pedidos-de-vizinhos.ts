import type { BenchRequest } from './scenarios.ts'

const drawLetra = () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))
const listOf = (slug: string, consulta: string): BenchRequest => ({
  method: 'GET',
  // An address that nobody asked for before: never in memory.
  path: `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?${consulta}`,
})

/** What a supplier is asked for: of 10,000 products, or of the few of its neighbour. */
export const PEDIDOS = {
  search: (slug: string) => listOf(slug, `sk=${drawLetra()}${drawLetra()}`),
  'list by price': (slug: string) =>
    listOf(slug, `ordenacao=maior_preco&page=${Math.ceil(Math.random() * 400)}`),
  'short search': (slug: string) => listOf(slug, `sk=${drawLetra()}`),
} as const satisfies Record<string, (slug: string) => BenchRequest>
