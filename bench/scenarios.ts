import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { pick } from './catalogo.ts'
import { randomQuery, randomSlip, type BenchData } from './data.ts'
import { uuidv7 } from '../server/src/infra/index.ts'

export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Scenario {
  nome: string
  /** All that is asked once before: what is measured is how it is answered from then on. */
  antes?: readonly BenchRequest[]
  vitrine: () => BenchRequest
  /** Absent: no counterpart; the first scenario with the same `contra` name stands in. */
  reference: () => BenchRequest
}

const LINHAS = 3
const POPULARES = 200
/** So many products a question: it has at most 1,000 lines. */
const LINHAS_DA_PREVIA = 100

const get = (path: string, token?: string): BenchRequest => ({
  method: 'GET',
  path,
  ...(token && { headers: { authorization: `Bearer ${token}` } }),
})

interface Sorteio {
  loja: BenchData['loja']
  anyProduto: () => string
  anyCliente: () => BenchData['clientes'][number]
  produtos: readonly string[]
}

/** Lists and products: from memory, out of it, and as somebody sees them who has prices of their own. */
function makeLeituras({ loja, anyProduto, anyCliente, produtos }: Sorteio): Scenario[] {
  const detalhe = (id: string) => `/v2/app/token/fornecedor/${loja.slug}/produto/${id}?disableSimilares=true`
  const anyPopular = () => pick(produtos, Math.floor(Math.random() * POPULARES))
  let primeiros = POPULARES
  return [
    {
      nome: 'list (JSON)',
      vitrine: () => get(`/v1/app/${loja.slug}/listaprodutosf/0?page=1`),
      reference: () => get('/list'),
    },
    {
      nome: 'list (JSON), uncached',
      vitrine: () => get(`/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?page=1`),
      reference: () => get('/list'),
    },
    {
      nome: 'list (JSON), own prices',
      vitrine: () => get(`/v1/app/${loja.slug}/listaprodutosf/0?page=1`, anyCliente().token),
      reference: () => get('/list'),
    },
    {
      nome: 'list (JSON), own prices, any page',
      vitrine: () =>
        get(
          `/v1/app/${loja.slug}/listaprodutosf/0?page=${1 + Math.floor(Math.random() * 20)}`,
          anyCliente().token,
        ),
      reference: () => get('/list'),
    },
    {
      nome: 'detail',
      vitrine: () => get(detalhe(anyPopular())),
      reference: () => get(`/product/${anyPopular()}`),
    },
    {
      nome: 'detail, the first time',
      vitrine: () => get(detalhe(pick(produtos, primeiros++ % produtos.length))),
      reference: () => get(`/product/${anyProduto()}`),
    },
    {
      nome: 'detail, any of all',
      antes: produtos.map((id) => get(detalhe(id))),
      vitrine: () => get(detalhe(anyProduto())),
      reference: () => get(`/product/${anyProduto()}`),
    },
    {
      nome: 'detail, own prices',
      antes: produtos.map((id) => get(detalhe(id))),
      vitrine: () => get(detalhe(anyProduto()), anyCliente().token),
      reference: () => get(`/product/${anyProduto()}`),
    },
  ]
}

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}

/** The same work asked of both servers; each request is made anew, so that nothing repeats by accident. */
export function makeScenarios({ loja, produtos, vendaveis, clientes }: BenchData): Scenario[] {
  const anyProduto = () => pick(produtos, Math.floor(Math.random() * produtos.length))
  const anyVendavel = () => pick(vendaveis, Math.floor(Math.random() * vendaveis.length))
  const anyCliente = () => pick(clientes, Math.floor(Math.random() * clientes.length))
  const linhas = () =>
    [...new Set(Array.from({ length: LINHAS }, anyVendavel))].map((id) => ({
      id,
      quantidade: 1 + Math.floor(Math.random() * 9),
    }))
  const amanha = addDias(todayIn(FUSO_PADRAO, new Date()), 1)
  const post = (path: string, body: unknown, token?: string): BenchRequest => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  // As in a store that is visited, products are in memory; the first cart of each would ask a statement more.
  const todos = chunk(vendaveis, LINHAS_DA_PREVIA).map((ids) =>
    post(`/v4/cart/${loja.idfornecedor}/previa`, { cartItens: ids.map((id) => ({ id, quantidade: 1 })) }),
  )
  const busca = (sk: string) =>
    get(`/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?sk=${encodeURIComponent(sk)}`)
  const buscaDela = () => get(`/search?q=${encodeURIComponent(randomQuery())}`)

  return [
    ...makeLeituras({ loja, anyProduto, anyCliente, produtos }),
    { nome: 'search', vitrine: () => busca(randomQuery()), reference: buscaDela },
    // The reference knows no slips: it is asked what was meant.
    { nome: 'search, with a slip', vitrine: () => busca(randomSlip()), reference: buscaDela },
    {
      nome: 'cart change',
      antes: todos,
      vitrine: () => {
        const { idcliente, token } = anyCliente()
        return post(
          `/v2/app/token/cliente/usuario/${idcliente}/cart?idfornecedor=${loja.idfornecedor}`,
          { cartItens: linhas() },
          token,
        )
      },
      reference: () => post(`/cart/${anyCliente().idcliente}`, { itens: linhas() }),
    },
    {
      nome: 'order of 3 lines',
      antes: todos,
      vitrine: () => {
        const { idcliente, token } = anyCliente()
        const body = {
          idsubmissao: uuidv7(),
          itens: linhas(),
          idfornecedor: loja.idfornecedor,
          tipoEntrega: 'RETIRADA',
          formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
          lojaRetira: { idloja: loja.idloja },
          formaPagamento: { idformapagto: loja.idNaEntrega },
        }
        return post(`/v2/app/token/usuario/${idcliente}/pedido`, body, token)
      },
      reference: () => post(`/order/${anyCliente().idcliente}`, { itens: linhas() }),
    },
    {
      nome: 'order list',
      vitrine: () => {
        const { idcliente, token } = anyCliente()
        return get(`/v2/app/pedido/cliente/${idcliente}?idfornecedor=${loja.idfornecedor}`, token)
      },
      reference: () => get(`/orders/${anyCliente().idcliente}`),
    },
    { nome: 'list page (HTML), cached', vitrine: () => get(`/${loja.slug}`), reference: () => get('/list') },
    {
      nome: 'list page (HTML), uncached',
      vitrine: () => get(`/${loja.slug}?n=${Math.random()}`),
      reference: () => get('/list'),
    },
  ]
}
