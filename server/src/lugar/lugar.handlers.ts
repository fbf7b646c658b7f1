import { headers } from '@vitrine/contract'
import { normalizeCep } from '@vitrine/rules/documento'

import { quemOf } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import type { Sql } from '#infra'

import { askAvisoArea } from './avisos-area.ts'
import { findFornecedores, pointOf, type BuscaFornecedores } from './find-fornecedores.ts'
import { listLugaresRecusados } from './lugar-recusado.repository.ts'
import type { NoteRecusado } from './lugares-recusados.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

type Calls =
  | 'GET /v2/app/{session_token}/fornecedor'
  | 'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor'
  | 'POST /v4/fornecedor/aviso-area'
  | 'GET /painel/v1/{idfornecedor}/lugares-recusados'
interface LugarDeps {
  sql: Sql
  fornecedores: Fornecedores
  mapa: MapaDeAreas
  /** The supplier whose own host was asked; null on a marketplace host. */
  slugDoHost: (host: string) => Promise<string | null>
  onRecusado: NoteRecusado
}

/** Suppliers by place, and the letter once a place is delivered to (§7 Suppliers and content). */
export function createLugarHandlers(deps: LugarDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /v2/app/{session_token}/fornecedor': async ({ query, contexto, requisicao }) => {
      return findFornecedores(deps, {
        ponto: await pointOf(sql, query, contexto.idcliente),
        tipoEntrega: query.queryPoligonoDeColeta ? 'RETIRADA' : query.tipoEntrega,
        cep: query.cep ? normalizeCep(query.cep) : null,
        idloja: query.idloja ?? null,
        idempresa: query.idempresa ?? null,
        limite: query.limit,
        idcliente: contexto.idcliente,
        somente: await somenteOf(deps, query, requisicao),
      })
    },
    'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor': async ({ params, query, requisicao }) =>
      findFornecedores(deps, {
        ponto: await pointOf(sql, query, params.idcliente),
        tipoEntrega: query.queryPoligonoDeColeta ? 'RETIRADA' : query.tipoEntrega,
        cep: query.cep ? normalizeCep(query.cep) : null,
        idloja: query.idloja ?? null,
        idempresa: query.idempresa ?? null,
        limite: query.limit,
        idcliente: params.idcliente,
        somente: await somenteOf(deps, {}, requisicao),
      }),
    'POST /v4/fornecedor/aviso-area': ({ body }) => askAvisoArea(deps, body),
    'GET /painel/v1/{idfornecedor}/lugares-recusados': ({ contexto }) =>
      listLugaresRecusados(sql, quemOf(contexto).idfornecedor),
  }
}

/** White-label, however it is said: by parameter, by X-Fornecedor, by the host itself (§4 Supplier lookup, readings 8). */
async function somenteOf(
  { slugDoHost }: Pick<LugarDeps, 'slugDoHost'>,
  { idfornecedor, dominio }: { idfornecedor?: string; dominio?: string },
  requisicao: Pick<Requisicao, 'headers' | 'host'>,
): Promise<BuscaFornecedores['somente']> {
  if (idfornecedor) return { idOuSlug: idfornecedor }
  if (dominio) return { dominio }
  const nome = requisicao.headers[headers.fornecedor]
  if (typeof nome === 'string' && nome !== '') return { idOuSlug: nome }
  const slug = await slugDoHost(requisicao.host)
  return slug === null ? null : { idOuSlug: slug }
}
