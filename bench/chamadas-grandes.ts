import { pick, QUALIDADES, SUBSTANTIVOS } from './catalogo.ts'
import type { LojaGrande } from './loja-grande.ts'
import type { BenchRequest } from './scenarios.ts'

export interface ChamadaGrande {
  nome: string
  make: (loja: LojaGrande) => BenchRequest
}

const LIMITE = 20
/** The contract asks for no page beyond (BuscaProdutos). */
const MAX_PAGINA = 10_000

const get = (path: string, token?: string): BenchRequest => ({
  method: 'GET',
  path,
  ...(token && { headers: { authorization: `Bearer ${token}` } }),
})
const any = <T>(list: readonly T[]): T => pick(list, Math.floor(Math.random() * list.length))

/** Calls whose cost must not follow the size of the store, asked as a visitor whom nothing in memory answers. */
export const chamadasGrandes: readonly ChamadaGrande[] = [
  { nome: 'list', make: listOf({}) },
  { nome: 'list, page 500', make: listOf({ page: '500' }) },
  { nome: 'list, deepest page', make: (loja) => listOf({ page: String(deepest(loja)) })(loja) },
  { nome: 'list of a category', make: listOf({ categ: 'setor-1' }) },
  { nome: 'list, price band', make: listOf({ tagsPesquisa: 'preco:10-25' }) },
  { nome: 'list, dearest first', make: listOf({ ordenacao: 'maior_preco' }) },
  { nome: 'list, cheapest first', make: listOf({ ordenacao: 'menor_preco' }) },
  { nome: 'list, by name', make: listOf({ ordenacao: 'nome' }) },
  { nome: 'list, of a brand', make: listOf({ tagsPesquisa: 'marca:Serra Real' }) },
  {
    nome: 'filter counts',
    make: ({ loja }) => get(`/v4/tag-pesquisa/${loja.slug}/filtros-produto/0?${unheard()}`),
  },
  {
    nome: 'filter counts of a category',
    make: ({ loja }) => get(`/v4/tag-pesquisa/${loja.slug}/filtros-produto/setor-1?${unheard()}`),
  },
  {
    nome: 'category tree',
    make: ({ loja }) => get(`/v2/app/${Math.random()}/listacategoriasprodutos/${loja.slug}?${unheard()}`),
  },
  { nome: 'search of two words', make: (loja) => listOf({ sk: words() })(loja) },
  { nome: 'search with a slip', make: (loja) => listOf({ sk: slipped(words()) })(loja) },
  {
    nome: 'suggestions',
    make: ({ loja }) =>
      get(
        `/v2/app/token/listaprodutos/full-text/pesquisar?idfornecedor=${loja.idfornecedor}&query=${encodeURIComponent(any(SUBSTANTIVOS).slice(0, 4))}&${unheard()}`,
      ),
  },
  {
    nome: 'detail',
    make: ({ loja, produtos }) =>
      get(`/v2/app/token/fornecedor/${loja.slug}/produto/${any(produtos)}?${unheard()}`),
  },
  {
    nome: 'order list',
    make: ({ loja, clientes }) => {
      const { idcliente, token } = any(clientes)
      return get(`/v2/app/pedido/cliente/${idcliente}?idfornecedor=${loja.idfornecedor}`, token)
    },
  },
  {
    nome: 'suppliers of a place',
    make: () => get(`/v2/app/token/fornecedor?lat=-22.9&lng=-47.06&tipoEntrega=DELIVERY&${unheard()}`),
  },
]

function listOf(query: Record<string, string>) {
  return ({ loja }: LojaGrande) =>
    get(
      `/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?${new URLSearchParams({ limit: String(LIMITE), ...query }).toString()}`,
    )
}

/** An address that no answer is kept for. */
function unheard(): string {
  return `n=${Math.random()}`
}

function deepest({ total }: LojaGrande): number {
  return Math.min(MAX_PAGINA, Math.ceil(total / LIMITE))
}

function words(): string {
  return `${any(SUBSTANTIVOS)} ${any(QUALIDADES)}`
}

/** Two neighbours swapped within the first word. */
function slipped(texto: string): string {
  return texto.slice(0, 2) + texto.charAt(3) + texto.charAt(2) + texto.slice(4)
}
