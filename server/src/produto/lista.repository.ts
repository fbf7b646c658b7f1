import type { Db, Fragment } from '#infra'

import { selectAchados, selectParecidos, type Pergunta, type Consulta } from '#busca'
import { selectCompras, type Comprador, type UltimaCompra } from './compra.repository.ts'
import { precoEmVigor, type PrecosDaLista } from './preco-em-vigor.repository.ts'
import { colunas, type ProdutoRow } from './produto.repository.ts'
import type { ProdutosVivos } from './produtos-vivos.ts'

export interface FiltroLista {
  idfornecedor: string
  /** Id or slug; null for all. */
  categ: string | null
  /** Null: nothing was searched for. */
  consulta: Consulta | null
  /** Only the words as they were typed, without similar ones. */
  exata: boolean
  /** All of them. */
  tags: string[]
  /** Any of them; empty for all. */
  marcas: string[]
  embalagens: string[]
  /** Bands of the price in force in 1/10,000 real, any of them: from (inclusive) to (exclusive); empty for all. */
  faixas: { de: number; ate: number | null }[]
  idprodutoprincipal: string | null
  /** Variants stand for themselves instead of behind their main product. */
  separados: boolean
  ordenacao: 'relevancia' | 'nome' | 'menor_preco' | 'maior_preco' | 'novidades'
  /** What prices are sorted and filtered by. */
  precos: PrecosDaLista
  /** Whose last purchases come with the rows. */
  comprador: Comprador
  limit: number
  offset: number
}

export interface PaginaRows {
  rows: ProdutoRow[]
  total: number
  /** Of the rows that the customer bought. */
  compras: Map<string, UltimaCompra>
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
}

/** Fewer hits than this and the search looks at spelling and descriptions too (brazil.md 10). */
export const POUCOS = 5

/**
 * One page and the number of all that match, a customer's last purchases with it. A list is one statement. A search asks
 * for ids alone, its rows are in memory (at most a second statement); when it finds little it asks a second statement for
 * what is alike instead.
 */
export async function listProdutos(
  db: Db,
  produtos: ProdutosVivos,
  filtro: FiltroLista,
): Promise<PaginaRows> {
  const { idfornecedor, consulta, exata } = filtro
  const where = whereLista(db, filtro)
  if (!consulta) return toPagina(await listAll(db, filtro, where))
  const pergunta: Pergunta = { ...filtro, consulta, where, ordem: ordem(db, filtro) }
  const found = await listIds(db, filtro, pergunta)
  const total = found[0]?.total ?? 0
  // A code that matches exactly is not corrected.
  const isScarce = total === 0 || (total < POUCOS && !consulta.codigo)
  if (isScarce && !exata) return toPagina(await withColunas(db, filtro, selectParecidos(db, pergunta)))
  const ids = found.flatMap(({ id }) => id ?? [])
  const byId = new Map((await produtos.listById(idfornecedor, ids)).map((row) => [row.id, row]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    compras: comprasOf(found),
    trocas: null,
    exato: found[0]?.exato ?? null,
  }
}

/** Beyond the first page the total is asked for apart, so that a page after the last one tells it too. */
function listIds(db: Db, filtro: FiltroLista, pergunta: Pergunta): Promise<Achado[]> {
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
  return db<Achado[]>`
    with achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador: filtro.comprador, ids: db`select id from achado` })})
    select a.id, coalesce(n.total, a.total, 0) as total, a.trocas, c.compra, ${exato} as exato
    from ${total} n left join achado a on true left join comprado c on c.id = a.id
    order by a.posto`
}

type Lida = ProdutoRow & Pick<Achado, 'total' | 'trocas' | 'compra'>

function toPagina(lidas: (Lida | SemLinha)[]): PaginaRows {
  const [first] = lidas
  const rows = lidas.filter((row) => row.id !== null)
  const trocas = first?.trocas ?? null
  return { rows, total: first?.total ?? 0, compras: comprasOf(rows), trocas, exato: null }
}

type SemLinha = Pick<Achado, 'total' | 'trocas' | 'compra'> & { id: null }

function comprasOf(rows: readonly Pick<Achado, 'id' | 'compra'>[]): Map<string, UltimaCompra> {
  return new Map(rows.flatMap(({ id, compra }) => (id && compra ? [[id, compra]] : [])))
}

function listAll(db: Db, filtro: FiltroLista, where: Fragment): Promise<(Lida | SemLinha)[]> {
  const { idfornecedor, comprador, limit, offset } = filtro
  return db<(Lida | SemLinha)[]>`
    with pagina as materialized (
      select *, row_number() over () as posto from (
        select ${colunas(db)}
        from produto p
        left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
        where ${where}
        order by ${ordem(db, filtro) ?? db`p.vendas desc, p.idcadastroextraproduto`}
        limit ${limit} offset ${offset}
      ) x
    ),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from pagina` })})
    select pagina.*, n.total, null as trocas, c.compra
    from (select count(*)::int as total from produto p where ${where}) n
    left join pagina on true left join comprado c on c.id = pagina.id
    order by posto`
}

/** The rows of the ids of `achados`, in their order. */
function withColunas(db: Db, filtro: FiltroLista, achados: Fragment): Promise<Lida[]> {
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

/** What belongs to the list, whatever is searched for. */
export function whereLista(db: Db, filtro: FiltroLista): Fragment {
  const isFiltrada = filtro.marcas.length > 0 || filtro.embalagens.length > 0
  return db`p.idfornecedor = ${filtro.idfornecedor} and p.ativo ${whereVariantes(db, filtro)} ${whereCategoria(db, filtro)}
    ${filtro.tags.length > 0 ? db`and p.tags @> ${filtro.tags}` : db``} ${isFiltrada ? db`and ${isMarcaEEmbalagem(db, filtro)}` : db``}
    ${filtro.faixas.length > 0 ? db`and ${isFaixa(db, filtro)}` : db``}`
}

/** What the first step of a search finds. */
export function whereBusca(db: Db, { consulta }: FiltroLista): Fragment {
  return consulta ? db`and p.doc @@ ${consulta.todas}::tsquery` : db``
}

function whereVariantes(db: Db, { idprodutoprincipal, separados }: FiltroLista) {
  if (idprodutoprincipal)
    return db`and (p.idprodutoprincipal = ${idprodutoprincipal} or p.idcadastroextraproduto = ${idprodutoprincipal})`
  return separados ? db`` : db`and p.idprodutoprincipal is null`
}

function whereCategoria(db: Db, { idfornecedor, categ }: FiltroLista) {
  if (!categ) return db``
  return db`and p.idcategoria in (
    select c.idcategoria from categoria c left join categoria pai on pai.idfornecedor = c.idfornecedor and pai.idcategoria = c.idcategoriapai
    where c.idfornecedor = ${idfornecedor} and ${categ} in (c.slug, c.idcategoria::text, pai.slug, pai.idcategoria::text))`
}

export function isMarcaEEmbalagem(
  db: Db,
  { marcas, embalagens }: Pick<FiltroLista, 'marcas' | 'embalagens'>,
): Fragment {
  const daMarca = marcas.length > 0 ? db`p.marca = any(${marcas})` : db`true`
  return embalagens.length > 0 ? db`(${daMarca} and p.embalagem = any(${embalagens}))` : db`(${daMarca})`
}

/** The price in force lies in one of the bands. */
export function isFaixa(db: Db, { faixas, precos }: Pick<FiltroLista, 'faixas' | 'precos'>): Fragment {
  if (faixas.length === 0) return db`true`
  const preco = precoEmVigor(db, precos)
  const alguma = faixas.map(
    ({ de, ate }) => db`or (${preco} >= ${de} ${ate === null ? db`` : db`and ${preco} < ${ate}`})`,
  )
  return db`(false ${alguma})`
}

/** Null: by relevance. */
function ordem(db: Db, { ordenacao, precos }: FiltroLista): Fragment | null {
  switch (ordenacao) {
    case 'nome':
      return db`p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto`
    case 'menor_preco':
      return db`${precoEmVigor(db, precos)}, p.idcadastroextraproduto`
    case 'maior_preco':
      return db`${precoEmVigor(db, precos)} desc nulls last, p.idcadastroextraproduto`
    case 'novidades':
      return db`p.criado_em desc, p.idcadastroextraproduto`
    case 'relevancia':
      return null
  }
}
