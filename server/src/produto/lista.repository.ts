import { areasDaLista, isDePrecos, selectCorte, selectTotal, type FiltroLista, type Marcos } from '#filtro'
import type { Consulta } from '#busca'
import type { Db } from '#infra'
import { selectCompras, type Comprador, type UltimaCompra } from '#compra'

import { findPronta, peekParecidos, search, type Certas, type Remember } from './achados.repository.ts'
import type { Catalogo } from './catalogo.ts'
import {
  annotateIds,
  colunas,
  toPagina,
  withRows,
  type Lida,
  type ProdutoRow,
  type SemLinha,
} from './produto.repository.ts'

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

/** A page of a list or a search, the same for everybody who sees the same prices. */
export interface AchadosLembrados extends Pick<PaginaRows, 'total' | 'totalMinimo' | 'trocas' | 'exato'> {
  ids: string[]
}

export type Fontes = Pick<
  Catalogo,
  'db' | 'produtos' | 'marcos' | 'achados' | 'palavras' | 'findAchados' | 'compras' | 'vastos'
>

/**
 * One page and the number of all that match, a customer's last purchases with it. Which products they are is remembered for everybody while no
 * product of the supplier changes, and their rows are in memory: asked again, only what was bought and how much there is are read, by id
 * (nothing for a visitor). A list is one statement the first time. A search asks for ids alone (at most a second statement); when it finds
 * little it asks a second one for what is alike instead, whose words it remembers too.
 */
export function listProdutos(fontes: Fontes, filtro: PerguntaDaLista): Promise<PaginaRows> {
  const { db, marcos } = fontes
  const { consulta } = filtro
  const remember: Remember = (certas, read) => rememberPagina(fontes, filtro, { certas, read })
  return remember(null, () =>
    consulta ? search(fontes, filtro, consulta, remember) : listAll(db, marcos, filtro),
  )
}

async function rememberPagina(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  { certas, read }: { certas: Parameters<Remember>[0]; read: () => Promise<PaginaRows> },
): Promise<PaginaRows> {
  const { achados } = fontes
  const { idfornecedor } = filtro
  const chave = chaveDaPagina(filtro, certas)
  const lembrados = achados.get(idfornecedor, chave, areasDaLista(filtro))
  if (lembrados) return readAchados(fontes, filtro, lembrados)
  // A slip is kept once for all, by the words that are searched for instead.
  if (certas === null && findPronta(fontes, filtro)) return read()
  const keep = achados.begin(idfornecedor, areasDaLista(filtro))
  const pagina = await read()
  const { rows, total, totalMinimo, trocas, exato } = pagina
  keep(chave, () => ({ ids: rows.map(({ id }) => id), total, totalMinimo, trocas, exato }))
  return pagina
}

async function readAchados(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  { ids, total, totalMinimo, trocas, exato }: AchadosLembrados,
): Promise<PaginaRows> {
  const { db } = fontes
  if (ids.length === 0) return { ...nenhuma, total, totalMinimo, trocas, exato }
  const achados = db`select id, ${total}::int as total, null::jsonb as trocas from unnest(${ids}::uuid[]) id`
  const pagina =
    (await readDaMemoria(fontes, filtro, ids)) ??
    (await withRows(fontes, filtro, await annotateIds(db, filtro, achados)))
  return { ...pagina, total, totalMinimo, trocas, exato }
}

/** A page that is remembered, of products that are in memory, for who bought nothing and is told no stock; null: something of it must be read. */
export function peekLista(
  fontes: Pick<Fontes, 'achados' | 'palavras' | 'produtos'>,
  filtro: PerguntaDaLista,
): (Pick<PaginaRows, 'rows'> & Omit<AchadosLembrados, 'ids'>) | null {
  const { achados, produtos } = fontes
  const { idfornecedor } = filtro
  const find = (certas: Certas | null) =>
    achados.get(idfornecedor, chaveDaPagina(filtro, certas), areasDaLista(filtro))
  const lembrados = find(null) ?? peekParecidos(fontes, filtro, find)
  const rows = lembrados && produtos.peekInOrder(idfornecedor, lembrados.ids)
  return rows ? { ...lembrados, rows } : null
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

/** All that a page is, but who asks. Policies count where their prices do; the rest of a query is made of these parts of it. */
function chaveDaPagina(filtro: PerguntaDaLista, certas: Certas | null): string {
  const precos = isDePrecos(filtro) ? filtro.precos : null
  const consulta = certas ?? (filtro.consulta && resumeConsulta(filtro.consulta))
  return JSON.stringify({ ...filtro, consulta, comprador: null, contaEstoque: false, precos })
}

const resumeConsulta = ({ todas, inteiras, inicio, codigo, palavras }: Consulta) => ({
  todas,
  inteiras,
  inicio,
  codigo,
  palavras: palavras.map(({ digitada }) => digitada),
})

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
