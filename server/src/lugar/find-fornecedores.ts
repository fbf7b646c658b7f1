import { falhas, type FornecedorAtende, type TipoEntrega } from '@vitrine/contract'
import { canSeePrecos, hasTag } from '@vitrine/rules/acesso'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { explainAbertura } from '@vitrine/rules/entrega'
import { distanceMetros, type Ponto } from '@vitrine/rules/poligono'

import { findPromessa, type Promessa } from '#entrega'
import type { FornecedorVivo, Fornecedores } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { findPonto, listCompras, type CompraRow, type FornecedorNoMapa } from './area.repository.ts'
import type { NoteRecusado } from './lugares-recusados.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

export interface BuscaFornecedores {
  /** Null: the named place is not known; undefined: no place was named. */
  ponto: Ponto | null | undefined
  tipoEntrega: TipoEntrega
  /** Of the place, where it is known: some delivery prices are by CEP. */
  cep: string | null
  /** What this store of the supplier promises, of those where goods are picked up. */
  idloja: string | null
  idempresa: string | null
  idcliente: string | null
  /** The list has at most this many. */
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
  onRecusado: NoteRecusado
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
  const achados = servem
    .map(([noMapa, idareas]) => ({
      noMapa,
      promessa: promessaOf(noMapa, busca, idareas),
      compra: compras.get(noMapa.idfornecedor) ?? null,
    }))
    .sort(
      (a, b) =>
        Number(b.compra !== null) - Number(a.compra !== null) ||
        compareQuando(a.promessa, b.promessa) ||
        compareNome(a.noMapa, b.noMapa),
    )
  const somente = await findSomente(deps.fornecedores, busca.somente)
  const encontrados = choose(achados, busca, somente)
  if (somente && encontrados.total === 0 && tipoEntrega === 'DELIVERY') deps.onRecusado(somente, ponto)
  return encontrados
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
    const lojas = (await mapa.ofEmpresa(busca.idempresa)).toSorted(compareNome).map((noMapa) => ({
      noMapa,
      promessa: promessaOf(noMapa, busca, null),
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
  promessa: Promessa
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

/** Undefined: no company was asked for; null: one that does not exist. */
async function findSomente(fornecedores: Fornecedores, somente: BuscaFornecedores['somente']) {
  if (!somente) return undefined
  return 'dominio' in somente
    ? fornecedores.findByDominio(somente.dominio)
    : fornecedores.find(somente.idOuSlug)
}

function showFornecedor(
  { noMapa, promessa: { proxima, menor_taxa }, compra }: Achado,
  { ponto }: Pick<BuscaFornecedores, 'ponto'>,
): FornecedorAtende {
  const { idfornecedor, idempresa, slug, nome, segmento, tags, logo, dominio, lojas } = noMapa
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
    taxaentrega: proxima?.taxaentrega ?? null,
    gratis_acima: proxima?.gratis_acima ?? null,
    pedido_minimo: proxima?.pedido_minimo ?? null,
    menor_taxa,
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

function showAbertura({ lojas, fuso }: FornecedorNoMapa) {
  const semanas = lojas.map(({ horarios }) => horarios)
  const abertura = explainAbertura(semanas, fuso, new Date())
  return { aberta: abertura?.aberta ?? null, horario: abertura?.texto ?? null }
}

/** Prices of orders are told to whoever may see prices there (readings 3). */
function showCompra({ total, aprovado }: CompraRow, tags: readonly string[]) {
  return total !== null && canSeePrecos({ tags, autenticado: true, aprovado })
    ? { ultima_compra: fromCentavos(Number(total)) }
    : {}
}

interface Lembrada {
  promessa: Promessa
  ate: number
}

/** What suppliers promise, by the areas around a place, as long as it holds; a supplier that changed is another object. */
const lembradas = new WeakMap<FornecedorNoMapa, Map<string, Lembrada>>()
const MINUTO = 60_000

/** What a supplier can promise at the place; without one (null), what it promises everywhere. */
function promessaOf(noMapa: FornecedorNoMapa, busca: BuscaFornecedores, idareas: readonly string[] | null) {
  const { tipoEntrega, cep, idloja } = busca
  const agora = new Date()
  const lugar = idareas && { cep, idareas: [...idareas] }
  const asked = { tipoEntrega, lugar, idloja }
  // A table by CEP knows as many places as there are CEPs: those are worked out each time.
  const isByCep =
    cep !== null && noMapa.formasEntrega.some(({ faixas }) => faixas.some((faixa) => faixa.cep_inicio))
  if (isByCep) return findPromessa(noMapa, asked, agora)
  const daLoja = lembradas.get(noMapa) ?? new Map<string, Lembrada>()
  lembradas.set(noMapa, daLoja)
  const chave = `${tipoEntrega}|${idloja ?? ''}|${idareas?.join() ?? '-'}`
  const lembrada = daLoja.get(chave)
  if (lembrada && agora.getTime() < lembrada.ate) return lembrada.promessa
  const promessa = findPromessa(noMapa, asked, agora)
  daLoja.set(chave, { promessa, ate: promessa.proxima?.ate ?? agora.getTime() + MINUTO })
  return promessa
}

/** The one that delivers earlier first; who has no open window comes last. */
function compareQuando({ proxima: a }: Promessa, { proxima: b }: Promessa): number {
  if (a?.quando === b?.quando) return 0
  if (!a || !b) return a ? -1 : 1
  return a.quando < b.quando ? -1 : 1
}

function compareNome(a: FornecedorNoMapa, b: FornecedorNoMapa): number {
  if (a.chave === b.chave) return 0
  return a.chave < b.chave ? -1 : 1
}
