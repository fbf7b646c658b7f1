import { falhas, type FormaEntrega, type TipoEntrega } from '@vitrine/contract'
import { normalizeCep } from '@vitrine/rules/documento'
import type { Ponto } from '@vitrine/rules/poligono'

import type { HandlersOf } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import type { Geocoder } from '#geocoder'
import { Falha, type Db } from '#infra'

import { findPontoDoEndereco } from './entrega.repository.ts'
import { checkAtende, listFormasEntrega } from './list-formas.ts'

type Calls =
  | 'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}'
  | 'POST /v4/app/formas-entrega/{idfornecedor}/{cep}'

/** Delivery forms by address of a cliente, or by CEP for a visitor (§7 Orders and delivery). */
export function createEntregaHandlers({ sql, geocoder }: { sql: Db; geocoder: Geocoder }): HandlersOf<Calls> {
  return {
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}': async ({ params, query, contexto }) => {
      const fornecedor = requireFornecedor(contexto.fornecedor)
      const endereco = query.idendereco ? await findPontoDoEndereco(sql, params.id, query.idendereco) : null
      checkAtende(fornecedor, query.tipoEntrega, endereco?.ponto ?? null)
      return { data: requireFormas(fornecedor, query.tipoEntrega) }
    },
    'POST /v4/app/formas-entrega/{idfornecedor}/{cep}': async ({ params, query, body, contexto }) => {
      const fornecedor = requireFornecedor(contexto.fornecedor)
      if (body.produtos.length === 0) throw new Falha('carrinho_vazio')
      const ponto =
        query.tipoEntrega === 'RETIRADA'
          ? null
          : (toPonto(query) ?? (await geocoder.cep(normalizeCep(params.cep))))
      checkAtende(fornecedor, query.tipoEntrega, ponto)
      return { data: requireFormas(fornecedor, query.tipoEntrega) }
    },
  }
}

function requireFornecedor(fornecedor: FornecedorVivo | null): FornecedorVivo {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  return fornecedor
}

/** Freight errors carry their text in `message` too (§8 Freight errors). */
function requireFormas(fornecedor: FornecedorVivo, tipoEntrega: TipoEntrega): FormaEntrega[] {
  const formas = listFormasEntrega(fornecedor, tipoEntrega, new Date())
  if (formas.length === 0)
    throw new Falha('sem_forma_entrega', { message: falhas.sem_forma_entrega.mensagem })
  return formas
}

function toPonto({ lat, lng }: { lat?: number; lng?: number }): Ponto | null {
  return lat === undefined || lng === undefined ? null : { lat, lng }
}
