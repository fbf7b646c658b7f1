import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { pick, randomQuery, type BenchData } from './data.ts'
import { uuidv7 } from '../server/src/infra/index.ts'

export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Scenario {
  nome: string
  vitrine: () => BenchRequest
  /** Absent: no counterpart; the first scenario with the same `contra` name stands in. */
  reference: () => BenchRequest
}

const LINHAS = 3

/** The same work asked of both servers; each request is made anew, so that nothing repeats by accident. */
export function makeScenarios({ loja, produtos, clientes }: BenchData): Scenario[] {
  const anyProduto = () => pick(produtos, Math.floor(Math.random() * produtos.length))
  const anyCliente = () => pick(clientes, Math.floor(Math.random() * clientes.length))
  const linhas = () =>
    [...new Set(Array.from({ length: LINHAS }, anyProduto))].map((id) => ({
      id,
      quantidade: 1 + Math.floor(Math.random() * 9),
    }))
  const amanha = addDias(todayIn(FUSO_PADRAO, new Date()), 1)
  const get = (path: string): BenchRequest => ({ method: 'GET', path })
  const post = (path: string, body: unknown, token?: string): BenchRequest => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  const populares = produtos.slice(0, 200)

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
      nome: 'detail',
      vitrine: () =>
        get(
          `/v2/app/token/fornecedor/${loja.slug}/produto/${pick(populares, Math.floor(Math.random() * populares.length))}?disableSimilares=true`,
        ),
      reference: () => get(`/product/${pick(populares, Math.floor(Math.random() * populares.length))}`),
    },
    {
      nome: 'search',
      vitrine: () =>
        get(
          `/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?sk=${encodeURIComponent(randomQuery())}`,
        ),
      reference: () => get(`/search?q=${encodeURIComponent(randomQuery())}`),
    },
    {
      nome: 'cart change',
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
    { nome: 'list page (HTML), cached', vitrine: () => get(`/${loja.slug}`), reference: () => get('/list') },
    {
      nome: 'list page (HTML), uncached',
      vitrine: () => get(`/${loja.slug}?n=${Math.random()}`),
      reference: () => get('/list'),
    },
  ]
}
