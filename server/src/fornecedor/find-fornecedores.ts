import { falhas, type FornecedorAtende, type TipoEntrega } from '@vitrine/contract'
import { canSeePrecos, hasTag } from '@vitrine/rules/acesso'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { explainAbertura, menorTaxa, type LugarEntrega } from '@vitrine/rules/entrega'
import { distanceMetros, type Ponto } from '@vitrine/rules/poligono'

import { computeFrete, findProximaEntrega, type ProximaEntrega } from '#entrega'
import { Falha, type Db } from '#infra'

import { findPonto, listCompras, type CompraRow, type FornecedorNoMapa } from './area.repository.ts'
import type { FormaEntregaViva, FornecedorVivo } from './fornecedor-vivo.ts'
import type { Fornecedores } from './fornecedores.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

export interface BuscaFornecedores {
  /** Null: the place that was named is not known; undefined: none was named. */
  ponto: Ponto | null | undefined
  tipoEntrega: TipoEntrega
  idempresa: string | null
  idcliente: string | null
  /** At most so many are listed. */
  limite: number
  /** White-label: only this one counts (id, slug or domain). */
  somente: { idOuSlug: string } | { dominio: string } | null
}

export interface Encontrados {
  fornecedores: FornecedorAtende[]
  /** How many there are, listed or not. */
  total: number
  mensagem: string | null
}

const nenhuma: ReadonlyMap<string, CompraRow> = new Map()

interface Deps {
  sql: Db
  mapa: MapaDeAreas
  fornecedores: Fornecedores
}

/** Suppliers that serve a point: those bought from first, then the earliest delivery (§4 Supplier lookup, ux 1.1.2). */
export async function findFornecedores(deps: Deps, busca: BuscaFornecedores): Promise<Encontrados> {
  const { ponto, tipoEntrega, idempresa, idcliente } = busca
  if (ponto === undefined && idempresa) return findLojasEmpresa(deps, { ...busca, idempresa })
  if (ponto === undefined)
    return { fornecedores: [], total: 0, mensagem: falhas.fornecedores_nao_encontrados.mensagem }
  if (!ponto) return { fornecedores: [], total: 0, mensagem: falhas.seu_endereco_nao_atendido.mensagem }
  const tag = tipoEntrega === 'DELIVERY' ? 'has-delivery' : 'has-collect'
  const servem = [...(await deps.mapa.at(ponto, tipoEntrega))].filter(
    ([each]) => hasTag(each.tags, tag) && (!idempresa || each.idempresa === idempresa),
  )
  const compras = idcliente && servem.length > 0 ? await listCompras(deps.sql, idcliente) : nenhuma
  const agora = new Date()
  const achados = servem
    .map(([noMapa, idareas]) => ({
      noMapa,
      lugar: { cep: null, idareas },
      proxima: proximaEntregaOf(noMapa, tipoEntrega, agora),
      compra: compras.get(noMapa.idfornecedor) ?? null,
    }))
    .sort(
      (a, b) =>
        Number(b.compra !== null) - Number(a.compra !== null) ||
        compareQuando(a.proxima, b.proxima) ||
        compareNome(a.noMapa, b.noMapa),
    )
  return choose(achados, busca, await findSomente(deps.fornecedores, busca.somente))
}

/**
 * Stores of one company, wherever they deliver (lojasEmpresa): no place was named. Errors:
 * `outros_fornecedores_indisponivel` when they cannot be read.
 */
async function findLojasEmpresa(
  { mapa, fornecedores }: Deps,
  busca: BuscaFornecedores & { idempresa: string },
): Promise<Encontrados> {
  try {
    const agora = new Date()
    const lojas = (await mapa.ofEmpresa(busca.idempresa)).toSorted(compareNome).map((noMapa) => ({
      noMapa,
      lugar: null,
      proxima: proximaEntregaOf(noMapa, busca.tipoEntrega, agora),
      compra: null,
    }))
    return choose(lojas, busca, await findSomente(fornecedores, busca.somente))
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

interface Achado {
  noMapa: FornecedorNoMapa
  /** Null: no place was named. */
  lugar: LugarEntrega | null
  proxima: ProximaEntrega | null
  /** Null: nothing was ever ordered there. */
  compra: CompraRow | null
}

function choose(
  achados: Achado[],
  busca: BuscaFornecedores,
  somente: FornecedorVivo | null | undefined,
): Encontrados {
  const escolhidos =
    somente === undefined
      ? achados
      : achados.filter(({ noMapa }) => noMapa.idfornecedor === somente?.idfornecedor)
  const falha = somente === undefined ? falhas.seu_endereco_nao_atendido : falhas.endereco_nao_atendido
  return {
    fornecedores: escolhidos.slice(0, busca.limite).map((achado) => showFornecedor(achado, busca)),
    total: escolhidos.length,
    mensagem: escolhidos.length > 0 ? null : falha.mensagem,
  }
}

/** Undefined: nobody in particular; null: one that does not exist. */
async function findSomente(fornecedores: Fornecedores, somente: BuscaFornecedores['somente']) {
  if (!somente) return undefined
  return 'dominio' in somente
    ? fornecedores.findByDominio(somente.dominio)
    : fornecedores.find(somente.idOuSlug)
}

function showFornecedor(
  { noMapa, lugar, proxima, compra }: Achado,
  { tipoEntrega, ponto }: Pick<BuscaFornecedores, 'tipoEntrega' | 'ponto'>,
): FornecedorAtende {
  const { idfornecedor, idempresa, slug, nome, segmento, tags, logo, dominio, lojas } = noMapa
  const formas = noMapa.formasEntrega.filter((forma) => forma.tipoEntrega === tipoEntrega)
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
    ...showFrete(formas, lugar),
    proxima_entrega: proxima?.rotulo ?? null,
    distancia:
      ponto && lojas.length > 0
        ? Math.round(Math.min(...lojas.map((loja) => distanceMetros(loja, ponto))))
        : null,
    ...showAbertura(noMapa),
    ja_comprou: compra !== null,
    ...(compra && showCompra(compra, tags)),
  }
}

type FreteMostrado = Pick<FornecedorAtende, 'taxaentrega' | 'gratis_acima' | 'pedido_minimo'>

/**
 * What delivery costs: of the forms that reach the place the one that costs least, else the one that is free first. Where no
 * form says so without more (a CEP, no place at all), the lowest price there may be.
 */
function showFrete(formas: readonly FormaEntregaViva[], lugar: LugarEntrega | null): FreteMostrado {
  const servem = formas.flatMap((forma): (FreteMostrado & { taxaentrega: number })[] => {
    const { degraus, pedido_minimo } = computeFrete(forma, lugar ?? { cep: null, idareas: [] }, 0)
    if (!degraus) return []
    const gratis_acima = degraus.find(({ desde, taxa }) => taxa === 0 && desde > 0)?.desde ?? null
    return [{ taxaentrega: degraus[0]?.taxa ?? 0, gratis_acima, pedido_minimo }]
  })
  const [melhor] = servem.toSorted(
    (a, b) => a.taxaentrega - b.taxaentrega || (a.gratis_acima ?? Infinity) - (b.gratis_acima ?? Infinity),
  )
  if (melhor) return melhor
  const taxaentrega = formas.length > 0 ? Math.min(...formas.map(menorTaxa)) : null
  return { taxaentrega, gratis_acima: null, pedido_minimo: null }
}

function showAbertura({ lojas, fuso }: FornecedorNoMapa) {
  const semanas = lojas.map(({ horarios }) => horarios)
  const abertura = explainAbertura(semanas, fuso, new Date())
  return { aberta: abertura?.aberta ?? null, horario: abertura?.texto ?? null }
}

/** Prices of orders are told to who may see prices there (readings 3). */
function showCompra({ total, aprovado }: CompraRow, tags: readonly string[]) {
  return total !== null && canSeePrecos({ tags, autenticado: true, aprovado })
    ? { ultima_compra: fromCentavos(Number(total)) }
    : {}
}

interface Lembrada {
  proxima: ProximaEntrega | null
  ate: number
}

/** Next windows by supplier, as long as they hold; a supplier that changed is another object. */
const lembradas: Record<TipoEntrega, WeakMap<FornecedorNoMapa, Lembrada>> = {
  DELIVERY: new WeakMap(),
  RETIRADA: new WeakMap(),
}
const MINUTO = 60_000

function proximaEntregaOf(noMapa: FornecedorNoMapa, tipoEntrega: TipoEntrega, agora: Date) {
  const lembrada = lembradas[tipoEntrega].get(noMapa)
  if (lembrada && agora.getTime() < lembrada.ate) return lembrada.proxima
  const proxima = findProximaEntrega(noMapa, tipoEntrega, agora)
  lembradas[tipoEntrega].set(noMapa, { proxima, ate: proxima?.ate ?? agora.getTime() + MINUTO })
  return proxima
}

/** The one that delivers earlier first; who has no open window comes last. */
function compareQuando(a: ProximaEntrega | null, b: ProximaEntrega | null): number {
  if (a?.quando === b?.quando) return 0
  if (!a || !b) return a ? -1 : 1
  return a.quando < b.quando ? -1 : 1
}

function compareNome(a: FornecedorNoMapa, b: FornecedorNoMapa): number {
  if (a.chave === b.chave) return 0
  return a.chave < b.chave ? -1 : 1
}
