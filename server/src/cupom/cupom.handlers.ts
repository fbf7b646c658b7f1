import pLimit from 'p-limit'

import type { TipoEntrega } from '@vitrine/contract'
import { headers } from '@vitrine/contract/headers'

import type { ContextoComprador } from '#acesso'
import type { FonteCarrinho } from '#carrinho'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { listFornecedoresDoCliente } from './cupom.repository.ts'
import { listCupons, showIndicacao } from './list-cupons.ts'
import { validateCupom } from './validate-cupom.ts'

type Calls =
  | 'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}'
  | 'GET /v2/app/cupom-desconto/indicacao/{idcliente}'
  | 'GET /v2/app/cupom-desconto/cliente/{idcliente}'

/** Stores that are asked together for one customer's coupons: all of them at once would take the pool from everybody else. */
const LOJAS_JUNTAS = 3

interface CupomDeps {
  sql: Db
  produtos: ProdutosVivos
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

interface ChamadaDoCliente {
  params: { idcliente: string }
  query: { idfornecedor?: string; tipoentrega?: TipoEntrega }
  contexto: ContextoComprador
  requisicao: Requisicao
}

/** Coupons: validation, the share coupon, the customer's panel (§7 Coupons). */
export function createCupomHandlers({ sql, produtos, contextoOf }: CupomDeps): HandlersOf<Calls> {
  const fonte: FonteCarrinho = { db: sql, vivos: produtos }
  /** At a supplier that the query does not name, asked under the same delivery type and payment method. */
  async function contextoAt(
    { requisicao, contexto, params, query }: ChamadaDoCliente,
    idfornecedor: string,
  ): Promise<ContextoComprador> {
    const daLoja = await contextoOf(requisicao, idfornecedor, params.idcliente)
    const { idformapagto } = contexto
    return { ...daLoja, idformapagto, tipoEntrega: query.tipoentrega ?? daLoja.tipoEntrega }
  }

  /** The supplier named in the query, else in the white-label header (readings 8); null: none. */
  async function contextoNomeado(chamada: ChamadaDoCliente) {
    if (chamada.contexto.fornecedor) return chamada.contexto
    const nome = chamada.requisicao.headers[headers.fornecedor]
    return typeof nome === 'string' && nome !== '' ? contextoAt(chamada, nome) : null
  }

  return {
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}': ({
      params,
      query,
      contexto,
    }) => validateCupom(fonte, { codigo: params.code, ...query }, contexto),
    'GET /v2/app/cupom-desconto/indicacao/{idcliente}': async (chamada) => {
      const daLoja = await contextoNomeado(chamada)
      if (!daLoja) throw new Falha('fornecedor_desconhecido')
      return { cupomRecomendacao: await showIndicacao(fonte, daLoja) }
    },
    'GET /v2/app/cupom-desconto/cliente/{idcliente}': async (chamada) => {
      const { params, query } = chamada
      const daLoja = await contextoNomeado(chamada)
      if (daLoja) return listCupons(fonte, query, daLoja)
      const ids = await listFornecedoresDoCliente(sql, params.idcliente)
      const inTurn = pLimit(LOJAS_JUNTAS)
      const listas = await Promise.all(
        ids.map((id) => inTurn(async () => listCupons(fonte, query, await contextoAt(chamada, id)))),
      )
      const cupomRecomendacao = listas.find((lista) => lista.cupomRecomendacao)?.cupomRecomendacao ?? null
      return { cupons: listas.flatMap(({ cupons }) => cupons), cupomRecomendacao }
    },
  }
}
