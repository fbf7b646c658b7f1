import type { AreaAtendimento, FornecedorVitrine } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { listAneis } from '@vitrine/rules/poligono'

import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'

import type { FornecedorVivo } from './fornecedor-vivo.ts'
import type { Fornecedores } from './fornecedores.ts'
import { listVitrine } from './vitrine.repository.ts'

type Calls =
  | 'GET /v2/app/{session_token}/configuracao/fornecedor'
  | 'GET /v2/app/{session_token}/fornecedor/areaatendimento'
  | 'GET /v2/configuracao/fornecedor/{id}/tema'
  | 'GET /v2/app/config/fornecedor/{id}/rodape'
  | 'GET /v4/app/token/custom-content/{id}'
  | 'GET /v4/fornecedor/vitrine'

/** A supplier's configuration and what a marketplace shows of its suppliers (§7 Suppliers and content). */
export function createFornecedorHandlers({
  sql,
  fornecedores,
  contextoOf,
}: {
  sql: Sql
  fornecedores: Fornecedores
  /** Errors: `loja_fora_do_ar`: the supplier is away for who asks. */
  contextoOf: (requisicao: Requisicao, idfornecedor: string) => Promise<{ fornecedor: FornecedorVivo | null }>
}): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/configuracao/fornecedor': async ({ query, requisicao }) => {
      const byName = query.idfornecedor ? await fornecedores.find(query.idfornecedor) : null
      const vivo = byName ?? (query.dominio ? await fornecedores.findByDominio(query.dominio) : null)
      if (vivo && !requisicao.previa) return vivo.publico
      // Read by who works there also then: anybody else is told that it is away. A preview has drafts in it.
      const { idfornecedor } = vivo ?? (await requireForaDoAr(fornecedores, query))
      return requireFornecedor((await contextoOf(requisicao, idfornecedor)).fornecedor).publico
    },
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
  }
}

/** One that was taken off the air, by the name or the host that was asked for. Errors: `fornecedor_desconhecido`. */
async function requireForaDoAr(
  fornecedores: Fornecedores,
  { idfornecedor: nome, dominio }: { idfornecedor?: string | undefined; dominio?: string | undefined },
): Promise<FornecedorVivo> {
  const porNome = nome ? await fornecedores.findForaDoAr({ nome }) : null
  return requireFornecedor(porNome ?? (dominio ? await fornecedores.findForaDoAr({ dominio }) : null))
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
