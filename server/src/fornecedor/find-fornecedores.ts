import { falhas, type FornecedorAtende, type TipoEntrega } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { distanceMetros, type Ponto } from '@vitrine/rules/poligono'

import { findProximaEntrega } from '#entrega'
import { Falha, type Db } from '#infra'

import { countCompras, findPonto, type FornecedorNoMapa } from './area.repository.ts'
import type { FornecedorVivo } from './fornecedor-vivo.ts'
import type { Fornecedores } from './fornecedores.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

export interface BuscaFornecedores {
  /** Null: the place that was named is not known; undefined: none was named. */
  ponto: Ponto | null | undefined
  tipoEntrega: TipoEntrega
  idempresa: string | null
  idcliente: string | null
  /** White-label: only this one counts (id, slug or domain). */
  somente: { idOuSlug: string } | { dominio: string } | null
}

export interface Encontrados {
  fornecedores: FornecedorAtende[]
  mensagem: string | null
}

type ProximaEntrega = ReturnType<typeof findProximaEntrega>

interface Deps {
  sql: Db
  mapa: MapaDeAreas
  fornecedores: Fornecedores
}

/** Suppliers that serve a point: those bought from first, then the earliest delivery (§4 Supplier lookup, ux 1.1.2). */
export async function findFornecedores(deps: Deps, busca: BuscaFornecedores): Promise<Encontrados> {
  const { ponto, tipoEntrega, idempresa, idcliente } = busca
  if (ponto === undefined && idempresa) return findLojasEmpresa(deps, { ...busca, idempresa })
  if (ponto === undefined) return { fornecedores: [], mensagem: falhas.fornecedores_nao_encontrados.mensagem }
  if (!ponto) return { fornecedores: [], mensagem: falhas.seu_endereco_nao_atendido.mensagem }
  const tag = tipoEntrega === 'DELIVERY' ? 'has-delivery' : 'has-collect'
  const servem = (await deps.mapa.at(ponto, tipoEntrega)).filter(
    (each) => hasTag(each.tags, tag) && (!idempresa || each.idempresa === idempresa),
  )
  const compras =
    idcliente && servem.length > 1
      ? await countCompras(
          deps.sql,
          idcliente,
          servem.map(({ idfornecedor }) => idfornecedor),
        )
      : new Map<string, number>()
  const agora = new Date()
  const achados = servem
    .map((noMapa) => ({ noMapa, proxima: proximaEntregaOf(noMapa, tipoEntrega, agora) }))
    .sort(
      (a, b) =>
        (compras.get(b.noMapa.idfornecedor) ?? 0) - (compras.get(a.noMapa.idfornecedor) ?? 0) ||
        compareQuando(a.proxima, b.proxima) ||
        collator.compare(a.noMapa.nome, b.noMapa.nome),
    )
    .map(({ noMapa, proxima }) => showFornecedor(noMapa, proxima, { tipoEntrega, ponto }))
  return choose(achados, await findSomente(deps.fornecedores, busca.somente))
}

/**
 * Stores of one company, wherever they deliver (lojasEmpresa): no place was named. Errors:
 * `outros_fornecedores_indisponivel` when they cannot be read.
 */
async function findLojasEmpresa(
  { mapa, fornecedores }: Deps,
  { idempresa, tipoEntrega, somente }: BuscaFornecedores & { idempresa: string },
): Promise<Encontrados> {
  try {
    const agora = new Date()
    const lojas = (await mapa.ofEmpresa(idempresa))
      .map((each) =>
        showFornecedor(each, proximaEntregaOf(each, tipoEntrega, agora), { tipoEntrega, ponto: null }),
      )
      .sort((a, b) => collator.compare(a.nome, b.nome))
    return choose(lojas, await findSomente(fornecedores, somente))
  } catch (cause) {
    throw Object.assign(new Falha('outros_fornecedores_indisponivel'), { cause })
  }
}

/** The point a lookup is about: its coordinates, else the named address of the session's cliente; undefined without both. */
export async function pointOf(
  db: Db,
  { lat, lng, idendereco }: { lat?: number; lng?: number; idendereco?: string },
  idcliente: string | null,
): Promise<Ponto | null | undefined> {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (!idendereco) return undefined
  return idcliente ? findPonto(db, idcliente, idendereco) : null
}

function choose(achados: FornecedorAtende[], somente: FornecedorVivo | null | undefined): Encontrados {
  if (somente === undefined) {
    return {
      fornecedores: achados,
      mensagem: achados.length > 0 ? null : falhas.seu_endereco_nao_atendido.mensagem,
    }
  }
  const unico = achados.filter(({ idfornecedor }) => idfornecedor === somente?.idfornecedor)
  return { fornecedores: unico, mensagem: unico.length > 0 ? null : falhas.endereco_nao_atendido.mensagem }
}

/** Undefined: nobody in particular; null: one that does not exist. */
async function findSomente(fornecedores: Fornecedores, somente: BuscaFornecedores['somente']) {
  if (!somente) return undefined
  return 'dominio' in somente
    ? fornecedores.findByDominio(somente.dominio)
    : fornecedores.find(somente.idOuSlug)
}

function showFornecedor(
  noMapa: FornecedorNoMapa,
  proxima: ProximaEntrega,
  { tipoEntrega, ponto }: { tipoEntrega: TipoEntrega; ponto: Ponto | null },
): FornecedorAtende {
  const { idfornecedor, idempresa, slug, nome, segmento, tags, logo, dominio, lojas } = noMapa
  const formas = noMapa.formasEntrega.filter((forma) => forma.tipoEntrega === tipoEntrega)
  const [primeira] = formas
  return {
    idfornecedor,
    slug,
    idempresa,
    nome,
    segmento,
    tags: [...tags],
    logo,
    dominio,
    tiposEntrega: [
      ...(hasTag(tags, 'has-delivery') ? (['DELIVERY'] as const) : []),
      ...(hasTag(tags, 'has-collect') ? (['RETIRADA'] as const) : []),
    ],
    taxaentrega: formas.length > 0 ? Math.min(...formas.map(({ preco }) => preco)) : null,
    gratis_acima: primeira?.gratis_acima ?? null,
    pedido_minimo: primeira?.pedido_minimo ?? null,
    proxima_entrega: proxima?.rotulo ?? null,
    distancia:
      ponto && lojas.length > 0
        ? Math.round(Math.min(...lojas.map((loja) => distanceMetros(loja, ponto))))
        : null,
  }
}

/** What was found in this minute holds for the whole of it: windows open and close at full minutes. */
const proximas = new WeakMap<FornecedorNoMapa, Map<string, ProximaEntrega>>()

function proximaEntregaOf(noMapa: FornecedorNoMapa, tipoEntrega: TipoEntrega, agora: Date): ProximaEntrega {
  const chave = `${tipoEntrega}${Math.floor(agora.getTime() / 60_000)}`
  const conhecida = proximas.get(noMapa)?.get(chave)
  if (conhecida !== undefined) return conhecida
  const proxima = findProximaEntrega(noMapa, tipoEntrega, agora)
  proximas.set(noMapa, new Map([[chave, proxima]]))
  return proxima
}

/** The one that delivers earlier first; who has no open window comes last. */
function compareQuando(a: ProximaEntrega, b: ProximaEntrega): number {
  if (a?.quando === b?.quando) return 0
  if (!a || !b) return a ? -1 : 1
  return a.quando < b.quando ? -1 : 1
}

const collator = new Intl.Collator('pt-BR')
