import {
  areasDaLista,
  isDeCartoes,
  isDePrecos,
  isSemFiltro,
  ordemLista,
  selectCorte,
  selectTotal,
  whereLista,
  type FiltroLista,
  type Marcos,
} from '#filtro'
import type { Db, Fragment } from '#infra'

import { selectCompras, type Comprador, type UltimaCompra } from '#compra'
import {
  selectAchados,
  selectParecidos,
  selectPrimeiros,
  selectPrimeirosParecidos,
  TETO,
  type Consulta,
  type Pergunta,
} from '#busca'
import type { Catalogo } from './catalogo.ts'
import { colunas, type ProdutoRow } from './produto.repository.ts'

/** A page of a list, and who asks for it. */
export interface PerguntaDaLista extends FiltroLista {
  /** Only the words as they were typed, without similar ones. */
  exata: boolean
  /** Whose last purchases come with the rows. */
  comprador: Comprador
  /** Who asks is told how much there is, as it is now. */
  contaEstoque: boolean
  limit: number
  offset: number
}

export interface PaginaRows {
  /** Shared when they come from memory: never write to them. */
  rows: readonly ProdutoRow[]
  total: number
  /** There are more than `total`, which is as far as is counted. */
  totalMinimo: boolean
  /** Stock of now in 1/1,000 unit by id, where it was asked for; null: not tracked. */
  estoques: ReadonlyMap<string, number | null>
  /** Of the rows that the customer bought. */
  compras: ReadonlyMap<string, UltimaCompra>
  /** Words typed -> words searched for instead, null for those left out; null when it was as typed. */
  trocas: Record<string, string | null> | null
  /** Id of the product whose SKU or EAN was typed, a variant too. */
  exato: string | null
}

interface Achado {
  /** Null: a page without any row still tells the total. */
  id: string | null
  total: number
  trocas: PaginaRows['trocas']
  exato: string | null
  compra: UltimaCompra | null
  estoque: number | null
}

/** A search that finds more tells that its supplier has too many products to rank all hits (decision 0179). */
const MUITOS = 500

/** Fewer hits than this and the search looks at spelling and descriptions too (brazil.md 10). */
export const POUCOS = 5

/** A page of a list or a search, the same for everybody who sees the same prices. */
export interface AchadosLembrados extends Pick<PaginaRows, 'total' | 'totalMinimo' | 'trocas' | 'exato'> {
  ids: string[]
  /** Found by what is alike. */
  isParecida: boolean
}

type Fontes = Pick<Catalogo, 'db' | 'produtos' | 'marcos' | 'achados' | 'compras' | 'vastos'>

/**
 * One page and the number of all that match, a customer's last purchases with it. Which products they are is remembered for everybody while no
 * product of the supplier changes, and their rows are in memory: asked again, only what was bought and how much there is are read, by id
 * (nothing for a visitor). A list is one statement the first time. A search asks for ids alone (at most a second statement); when it finds
 * little it asks a second one for what is alike instead.
 */
export async function listProdutos(fontes: Fontes, filtro: PerguntaDaLista): Promise<PaginaRows> {
  const { db, marcos, achados } = fontes
  const { idfornecedor, consulta } = filtro
  const chave = chaveDaPagina(filtro)
  const lembrados = achados.get(idfornecedor, chave, areasDaLista(filtro))
  if (lembrados) return readAchados(fontes, filtro, lembrados)
  const keep = achados.begin(idfornecedor, areasDaLista(filtro))
  const { isParecida, ...pagina } = consulta
    ? await search(fontes, filtro, consulta)
    : { ...(await listAll(db, marcos, filtro)), isParecida: false }
  const { rows, total, totalMinimo, trocas, exato } = pagina
  keep(chave, () => ({ ids: rows.map(({ id }) => id), total, totalMinimo, trocas, exato, isParecida }))
  return pagina
}

async function search(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  consulta: Consulta,
): Promise<PaginaRows & { isParecida: boolean }> {
  const { db, vastos } = fontes
  const pergunta: Pergunta = {
    ...filtro,
    consulta,
    where: whereLista(db, filtro),
    isTudo: isSemFiltro(filtro),
    ordem: ordemLista(db, filtro),
  }
  const isVasta = vastos.has(filtro.idfornecedor) && isPorPartes(filtro, pergunta)
  const found = isVasta ? await listPrimeiros(db, filtro, pergunta) : await listIds(db, filtro, pergunta)
  const total = found[0]?.total ?? 0
  if (total > MUITOS) vastos.add(filtro.idfornecedor)
  // A code that matches exactly is not corrected.
  const isScarce = total === 0 || (total < POUCOS && !consulta.codigo)
  const isParecida = isScarce && !filtro.exata
  const pagina = isParecida
    ? await listParecidos(fontes, filtro, pergunta)
    : await withRows(fontes, filtro, found)
  return { ...pagina, ...(isPorPartes(filtro, pergunta) && capTotal(pagina)), isParecida }
}

function capTotal({ total }: PaginaRows): Pick<PaginaRows, 'total' | 'totalMinimo'> {
  return { total: Math.min(total, TETO), totalMinimo: total > TETO }
}

async function listParecidos(
  { db, vastos }: Fontes,
  filtro: PerguntaDaLista,
  pergunta: Pergunta,
): Promise<PaginaRows> {
  const isVasta = vastos.has(filtro.idfornecedor) && isPorPartes(filtro, pergunta)
  const pagina = toPagina(
    await withColunas(db, filtro, (isVasta ? selectPrimeirosParecidos : selectParecidos)(db, pergunta)),
  )
  if (pagina.total > MUITOS) vastos.add(filtro.idfornecedor)
  return pagina
}

async function readAchados(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  { ids, total, totalMinimo, trocas, exato, isParecida }: AchadosLembrados,
): Promise<PaginaRows> {
  const { db } = fontes
  if (ids.length === 0) return { ...nenhuma, total, totalMinimo, trocas, exato }
  const achados = () =>
    db`select id, ${total}::int as total, null::jsonb as trocas from unnest(${ids}::uuid[]) id`
  const pagina = isParecida
    ? toPagina(await withColunas(db, filtro, achados()))
    : ((await readDaMemoria(fontes, filtro, ids)) ??
      (await withRows(fontes, filtro, await annotateIds(db, filtro, achados()))))
  return { ...pagina, total, totalMinimo, trocas, exato }
}

const nenhuma = { rows: [], estoques: new Map(), compras: new Map() }

/** Null: what the customer bought is not kept. */
async function readDaMemoria(
  { produtos, compras }: Fontes,
  { idfornecedor, comprador, contaEstoque }: PerguntaDaLista,
  ids: readonly string[],
): Promise<Pick<PaginaRows, 'rows' | 'estoques' | 'compras'> | null> {
  const agora = await compras.read(idfornecedor, { comprador, estoqueDe: contaEstoque ? ids : [] })
  return agora && { ...agora, rows: await produtos.listInOrder(idfornecedor, ids) }
}

/** Products in memory may be as old as a factor of two of their stock; a number that is told is that of now. */
async function withRows(
  { produtos }: Fontes,
  { idfornecedor }: PerguntaDaLista,
  found: readonly Achado[],
): Promise<PaginaRows> {
  const ids = found.flatMap(({ id }) => id ?? [])
  const [first] = found
  return {
    rows: await produtos.listInOrder(idfornecedor, ids),
    estoques: new Map(found.map(({ id, estoque }) => [id ?? '', estoque])),
    total: first?.total ?? 0,
    totalMinimo: false,
    compras: comprasOf(found),
    trocas: null,
    exato: first?.exato ?? null,
  }
}

/** All that a page is, but who asks. Policies count where their prices do. */
function chaveDaPagina(filtro: PerguntaDaLista): string {
  const precos = isDePrecos(filtro) ? filtro.precos : null
  return JSON.stringify({ ...filtro, comprador: null, contaEstoque: false, precos })
}

/** By relevance alone, and as far as is counted: the order of sales is that of cards. A code is looked for as before. */
function isPorPartes(filtro: PerguntaDaLista, { consulta, ordem, offset }: Pergunta): boolean {
  return ordem === null && consulta.codigo === null && offset < TETO && isDeCartoes(filtro)
}

function listPrimeiros(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Achado[]> {
  const { com, achados, total } = selectPrimeiros(db, pergunta)
  return annotateIds(db, filtro, achados, { com, total, exato: db`null::uuid` })
}

/** Beyond the first page the total is asked for apart, so that a page after the last one tells it too. */
function listIds(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Achado[]> {
  const { idfornecedor, consulta, where, offset } = pergunta
  const { chave, codigo, todas } = consulta
  const achados = selectAchados(db, pergunta)
  const exato = codigo
    ? db`(
      select x.idcadastroextraproduto from produto x
      where x.idfornecedor = ${idfornecedor} and x.ativo and x.doc @@ ${`'${chave}#${codigo}'`}::tsquery
      order by x.idprodutoprincipal nulls last limit 1)`
    : db`null::uuid`
  const total =
    offset > 0
      ? db`(select count(*)::int as total from produto p where ${where} and p.doc @@ ${todas}::tsquery)`
      : db`(select null::int as total)`
  return annotateIds(db, filtro, achados, { com: db``, total, exato })
}

/** What is told of found ids beside their rows. */
function annotateIds(
  db: Db,
  { idfornecedor, comprador }: PerguntaDaLista,
  achados: Fragment,
  { com, total, exato } = { com: db``, total: db`(select null::int as total)`, exato: db`null::uuid` },
): Promise<Achado[]> {
  return db<Achado[]>`
    with ${com} achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select a.id, coalesce(n.total, a.total, 0) as total, a.trocas, c.compra, ${exato} as exato, e.quantidade as estoque
    from ${total} n left join achado a on true left join comprado c on c.id = a.id
    left join estoque e on e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = a.id
    order by a.posto`
}

type Lida = ProdutoRow & Pick<Achado, 'total' | 'trocas' | 'compra'>
type SemLinha = Pick<Achado, 'total' | 'trocas' | 'compra'> & { id: null }

function toPagina(lidas: (Lida | SemLinha)[]): PaginaRows {
  const [first] = lidas
  const rows = lidas.filter((row) => row.id !== null)
  const trocas = first?.trocas ?? null
  const estoques = new Map(rows.map(({ id, estoque }) => [id, estoque]))
  return {
    rows,
    total: first?.total ?? 0,
    totalMinimo: false,
    estoques,
    compras: comprasOf(rows),
    trocas,
    exato: null,
  }
}

function comprasOf(rows: readonly Pick<Achado, 'id' | 'compra'>[]): Map<string, UltimaCompra> {
  return new Map(rows.flatMap(({ id, compra }) => (id && compra ? [[id, compra]] : [])))
}

/** The page first, by its index alone; then its rows, one by one: a plan is made for suppliers of any size. */
async function listAll(db: Db, marcos: Marcos, filtro: PerguntaDaLista): Promise<PaginaRows> {
  const { idfornecedor, comprador, limit, offset } = filtro
  const perto = marcos.find(filtro, offset)
  const keep = marcos.begin(filtro)
  const corte = selectCorte(db, filtro, {
    limit,
    offset: offset - (perto?.antes ?? 0),
    desde: perto?.marco ?? null,
  })
  const lidas = await db<(Cortada | (SemLinha & Pick<Cortada, 'chave'>))[]>`
    with corte as materialized (select id, chave::text as chave, row_number() over () as posto from (${corte}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from corte` })})
    select ${colunas(db)}, n.total, null as trocas, c.compra, corte.chave
    from (select ${selectTotal(db, filtro)} as total) n
    left join corte on true
    left join lateral (select * from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = corte.id limit 1) p on true
    left join lateral (select * from estoque where idfornecedor = ${idfornecedor} and idcadastroextraproduto = corte.id limit 1) e on true
    left join comprado c on c.id = corte.id
    order by corte.posto`
  const [first] = lidas
  if (first?.id) keep(offset, { id: first.id, chave: first.chave })
  return toPagina(lidas)
}

type Cortada = Lida & { chave: string | null }

/** The rows of the ids of `achados`, in their order. */
function withColunas(db: Db, filtro: PerguntaDaLista, achados: Fragment): Promise<Lida[]> {
  const { idfornecedor, comprador } = filtro
  return db<Lida[]>`
    with achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select ${colunas(db)}, a.total, a.trocas, c.compra
    from achado a
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join comprado c on c.id = a.id
    order by a.posto`
}
