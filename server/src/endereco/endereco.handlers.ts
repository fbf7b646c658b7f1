import type { Localizacao } from '@vitrine/contract'
import { isCep, normalizeCep } from '@vitrine/rules/documento'

import type { HandlersOf } from '#chamada'
import type { Geocoder } from '#geocoder'
import { Falha, type Sql } from '#infra'

import { listEnderecos, lockEnderecos, setExcluido } from './endereco.repository.ts'
import { findFaturamento, removeFaturamento, saveFaturamento } from './faturamento.repository.ts'
import { createEndereco, toFaturamento, updateEndereco } from './save-endereco.ts'

type Calls =
  | 'GET /v1/app/{session_token}/cliente/enderecos'
  | 'POST /v1/app/{session_token}/cliente/enderecos'
  | 'POST /v1/app/{session_token}/cliente/enderecosput'
  | 'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir'
  | 'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
  | 'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
  | 'DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
  | 'GET /v4/endereco/pesquisar'

/** Addresses of the session's cliente, and places by CEP or text (§7 Addresses). */
export function createEnderecoHandlers({
  sql,
  geocoder,
}: {
  sql: Sql
  geocoder: Geocoder
}): HandlersOf<Calls> {
  return {
    'GET /v1/app/{session_token}/cliente/enderecos': async ({ contexto }) => ({
      data: await listEnderecos(sql, requireCliente(contexto)),
    }),
    'POST /v1/app/{session_token}/cliente/enderecos': ({ body, contexto }) =>
      createEndereco({ sql, geocoder }, body.endereco, contexto),
    'POST /v1/app/{session_token}/cliente/enderecosput': ({ body, contexto }) =>
      updateEndereco({ sql, geocoder }, body.endereco, contexto),
    'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir': async ({
      params,
      body,
      contexto,
    }) => {
      const idcliente = requireCliente(contexto)
      const found = await sql.begin(async (tx) => {
        await lockEnderecos(tx, idcliente)
        return setExcluido(tx, idcliente, params.idendereco, !body.desfazer)
      })
      if (!found) throw new Falha('nao_encontrado')
      return { data: await listEnderecos(sql, idcliente) }
    },
    'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': async ({ params }) => ({
      endereco: await findFaturamento(sql, params.id),
    }),
    'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': async ({ params, body }) => ({
      endereco: await saveFaturamento(sql, params.id, toFaturamento(body.endereco)),
    }),
    'DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': async ({ params }) => {
      await removeFaturamento(sql, params.id)
      return { endereco: null }
    },
    'GET /v4/endereco/pesquisar': async ({ query }) => ({ data: await searchPlaces(geocoder, query) }),
  }
}

interface Busca {
  q?: string
  lat?: number
  lng?: number
  limit: number
}

/** Places for a CEP or a text, the nearest first where they weigh the same; without a text the place at the point. */
async function searchPlaces(
  geocoder: Geocoder,
  { q: texto, lat, lng, limit: limite }: Busca,
): Promise<Localizacao[]> {
  const perto = lat === undefined || lng === undefined ? undefined : { lat, lng }
  if (!texto) {
    const aqui = perto && (await geocoder.reverse(perto.lat, perto.lng))
    return aqui ? [aqui] : []
  }
  if (!isCep(texto)) return geocoder.search(texto, { limite, ...(perto && { perto }) })
  const lugar = await geocoder.cep(normalizeCep(texto))
  return lugar ? [lugar] : []
}

function requireCliente({ idcliente }: { idcliente: string | null }): string {
  // A session without a cliente does not end by this.
  if (!idcliente) throw new Falha('nao_encontrado')
  return idcliente
}
