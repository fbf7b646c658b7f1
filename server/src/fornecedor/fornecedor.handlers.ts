import { headers, type AreaAtendimento, type FornecedorVitrine } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { normalizeCep } from '@vitrine/rules/documento'
import { listAneis } from '@vitrine/rules/poligono'

import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'

import { askAvisoArea } from './avisos-area.ts'
import { findFornecedores, pointOf, type BuscaFornecedores } from './find-fornecedores.ts'
import type { FornecedorVivo } from './fornecedor-vivo.ts'
import type { Fornecedores } from './fornecedores.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'
import { listVitrine } from './vitrine.repository.ts'

type Calls =
  | 'GET /v2/app/{session_token}/configuracao/fornecedor'
  | 'GET /v2/app/{session_token}/fornecedor'
  | 'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor'
  | 'GET /v2/app/{session_token}/fornecedor/areaatendimento'
  | 'GET /v2/configuracao/fornecedor/{id}/tema'
  | 'GET /v2/app/config/fornecedor/{id}/rodape'
  | 'GET /v4/app/token/custom-content/{id}'
  | 'GET /v4/fornecedor/vitrine'
  | 'POST /v4/fornecedor/aviso-area'

interface FornecedorDeps {
  sql: Sql
  fornecedores: Fornecedores
  mapa: MapaDeAreas
  /** The supplier whose own host was asked; null on a marketplace host. */
  slugDoHost: (host: string) => Promise<string | null>
}

/** A supplier's configuration, and suppliers by place (§7 Suppliers and content). */
export function createFornecedorHandlers(deps: FornecedorDeps): HandlersOf<Calls> {
  const { sql, fornecedores } = deps
  return {
    'GET /v2/app/{session_token}/configuracao/fornecedor': async ({ query }) => {
      const byName = query.idfornecedor ? await fornecedores.find(query.idfornecedor) : null
      const vivo = byName ?? (query.dominio ? await fornecedores.findByDominio(query.dominio) : null)
      return requireFornecedor(vivo).publico
    },
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
    'GET /v2/app/{session_token}/fornecedor/areaatendimento': ({ contexto }) =>
      toAreaAtendimento(requireFornecedor(contexto.fornecedor)),
    'GET /v2/configuracao/fornecedor/{id}/tema': ({ contexto }) =>
      requireFornecedor(contexto.fornecedor).publico.config.tema,
    'GET /v2/app/config/fornecedor/{id}/rodape': ({ contexto }) =>
      requireFornecedor(contexto.fornecedor).publico.config.rodape,
    'GET /v4/app/token/custom-content/{id}': async ({ query, contexto }) => ({
      contentType: query.contentType,
      conteudo: requireFornecedor(contexto.fornecedor).instrucoesPedido,
    }),
    'GET /v4/fornecedor/vitrine': async ({ query }) => ({
      fornecedores: (await listVitrine(sql, query.limit)).map(toVitrine),
    }),
    'POST /v4/fornecedor/aviso-area': ({ body }) => askAvisoArea(deps, body),
  }
}

function toVitrine({
  tags,
  imagens,
  ...loja
}: Awaited<ReturnType<typeof listVitrine>>[number]): FornecedorVitrine {
  return {
    ...loja,
    imagens: imagens ?? [],
    tiposEntrega: [
      ...(hasTag(tags, 'has-delivery') ? (['DELIVERY'] as const) : []),
      ...(hasTag(tags, 'has-collect') ? (['RETIRADA'] as const) : []),
    ],
  }
}

/** White-label, however it is said: by parameter, by X-Fornecedor, by the host itself (§4 Supplier lookup, readings 8). */
async function somenteOf(
  { slugDoHost }: Pick<FornecedorDeps, 'slugDoHost'>,
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

function requireFornecedor(fornecedor: FornecedorVivo | null): FornecedorVivo {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  return fornecedor
}

function toAreaAtendimento({ areas, lojas }: FornecedorVivo): AreaAtendimento {
  return {
    coordenadas: areas.map(({ nome, tipo, geojson }) => ({ nome, tipo, aneis: listAneis(geojson).flat() })),
    coordenadas_lojas: [...lojas],
  }
}
