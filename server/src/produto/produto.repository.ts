import type { Imagem } from '@vitrine/contract'
import type { TabelasDePreco } from '@vitrine/rules/politica'

import type { PalavraSabida } from '#busca'
import { selectCompras, type UltimaCompra } from '#compra'
import type { Db, Fragment } from '#infra'

import type { Fontes, PaginaRows, PerguntaDaLista } from './lista.repository.ts'

/** A product as read: unit prices in 1/10,000 real, quantities in 1/1,000 unit. */
export interface ProdutoRow {
  id: string
  idproduto: string
  sku: string
  ean: string | null
  nome: string
  marca: string
  embalagem: string
  idcategoria: string
  imagem: Imagem | null
  maior_de_18: boolean
  tags: string[]
  unidade: string
  unidade_base: string | null
  fator_unidade: number | null
  peso_gramas: number | null
  ncm: string | null
  /** Table A of the ICMS. */
  origem: number
  preco: number | null
  precooferta: number | null
  precovendaatacado: number | null
  preco_embalagem: number | null
  /** Thresholds in units, prices in reais: as rules/preco reads them. */
  desconto_progressivo: Record<string, number> | null
  /** By policy, as rules/politica reads them; null: no price table names it. */
  tabelas_de_preco: TabelasDePreco | null
  minvendaatacado: number | null
  multiploincremento: number | null
  granularidade: number
  min_por_pedido: number | null
  maxporpedido: number | null
  disponivel: boolean
  /** Stock in 1/1,000 unit as it was when the row was read; null: not tracked. */
  estoque: number | null
  variantes: number
}

/** Columns of ProdutoRow over `produto p` and `estoque e`. */
export function colunas(db: Db) {
  return db`
    p.idcadastroextraproduto as id, p.idproduto, p.sku, p.ean, p.nome, p.marca, p.embalagem, p.idcategoria,
    p.imagens -> 0 as imagem, p.maior_de_18, p.tags, p.unidade, p.unidade_base, p.fator_unidade, p.peso_gramas, p.ncm, p.origem, p.preco, p.precooferta,
    p.precovendaatacado, p.preco_embalagem, p.desconto_progressivo, p.tabelas_de_preco, p.minvendaatacado, p.multiploincremento,
    p.granularidade, p.min_por_pedido, p.maxporpedido, (e.quantidade is null or e.quantidade >= e.quantidade_minima) as disponivel, p.variantes,
    e.quantidade as estoque`
}

/** A product with the name of what was read of it: any change of the row gives it another (PostgreSQL's xmin). */
export interface ProdutoVersionado extends ProdutoRow {
  versao: string
}

/** Products of a cart or an order by id: whoever asks decides what to do with the missing. */
export async function listProdutosById(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ProdutoVersionado[]> {
  return db<ProdutoVersionado[]>`
    select ${colunas(db)}, p.xmin::text as versao
    from produto p
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = any(${ids as string[]}) and p.ativo`
}

/** Names of products, also of those that are sold no more. */
export async function listNomes(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<{ id: string; nome: string }[]>`
    select idcadastroextraproduto as id, nome from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]})`
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

export async function listImagens(db: Db, idfornecedor: string, id: string): Promise<Imagem[]> {
  const [row] = await db<{ imagens: Imagem[] }[]>`
    select imagens from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${id} and ativo`
  return row?.imagens ?? []
}

/** Bar codes of these products, by id; those without one are missing. */
export async function listEans(
  db: Db,
  idfornecedor: string,
  produtos: readonly { id: string }[],
): Promise<Map<string, string>> {
  const rows = await db<{ id: string; ean: string }[]>`
    select idcadastroextraproduto as id, ean from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${produtos.map(({ id }) => id)}) and ean is not null`
  return new Map(rows.map(({ id, ean }) => [id, ean]))
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

/** A page that was found, without its rows. */
export interface Encontrada extends Pick<PaginaRows, 'total' | 'exato' | 'compras' | 'estoques'> {
  ids: readonly string[]
}

/** Nothing is told of it that is of one person, or of this moment. */
export const semPessoal: Pick<PaginaRows, 'compras' | 'estoques'> = {
  compras: new Map(),
  estoques: new Map(),
}

export const nada: Encontrada = { ids: [], total: 0, exato: null, ...semPessoal }

/** Products in memory may be as old as a factor of two of their stock; a number that is told is that of now. */
export async function withRows(
  { produtos }: Pick<Fontes, 'produtos'>,
  { idfornecedor }: PerguntaDaLista,
  { ids, ...outros }: Encontrada,
): Promise<PaginaRows> {
  return { ...outros, rows: await produtos.listInOrder(idfornecedor, ids), totalMinimo: false, trocas: null }
}

/** What is told of found ids beside their rows. */
export async function annotateIds(
  db: Db,
  { idfornecedor, comprador }: PerguntaDaLista,
  achados: Fragment,
  { com, total, exato } = { com: db``, total: db`(select null::int as total)`, exato: db`null::uuid` },
): Promise<Encontrada> {
  const found = await db<Achado[]>`
    with ${com} achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select a.id, coalesce(n.total, a.total, 0) as total, a.trocas, c.compra, ${exato} as exato, e.quantidade as estoque
    from ${total} n left join achado a on true left join comprado c on c.id = a.id
    left join estoque e on e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = a.id
    order by a.posto`
  const [first] = found
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    total: first?.total ?? 0,
    exato: first?.exato ?? null,
    compras: comprasOf(found),
    estoques: new Map(found.map(({ id, estoque }) => [id ?? '', estoque])),
  }
}

type DaPagina = Pick<Achado, 'total' | 'trocas' | 'compra'>
export type Lida = ProdutoRow & DaPagina
/** With what the vocabulary said of the words. */
type Parecida = ProdutoVersionado & DaPagina & { sabidas: PalavraSabida[] | null }
export type SemLinha = DaPagina & { id: null }

export function toPagina(lidas: (Lida | SemLinha)[]): PaginaRows {
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

/** The rows of the ids of `achados`, in their order. */
export function withColunas(db: Db, filtro: PerguntaDaLista, achados: Fragment): Promise<Parecida[]> {
  const { idfornecedor, comprador } = filtro
  return db<Parecida[]>`
    with achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select ${colunas(db)}, p.xmin::text as versao, a.total, a.trocas, a.sabidas, c.compra
    from achado a
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join comprado c on c.id = a.id
    order by a.posto`
}
