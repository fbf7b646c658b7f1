import type { Imagem } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

/** A product as read: unit prices in 1/10,000 real, quantities in 1/1,000 unit. */
export interface ProdutoRow {
  id: string
  idproduto: string
  sku: string
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
  preco: number | null
  precooferta: number | null
  precovendaatacado: number | null
  preco_embalagem: number | null
  /** Thresholds in units, prices in reais: as rules/preco reads them. */
  desconto_progressivo: Record<string, number> | null
  minvendaatacado: number | null
  multiploincremento: number | null
  granularidade: number
  min_por_pedido: number | null
  maxporpedido: number | null
  disponivel: boolean
  variantes: number
}

export interface FiltroLista {
  idfornecedor: string
  /** Id or slug; null for all. */
  categ: string | null
  /** Normalised text (rules/texto); null for all. */
  sk: string | null
  tags: string[]
  idprodutoprincipal: string | null
  ordenacao: 'relevancia' | 'nome' | 'menor_preco' | 'maior_preco' | 'novidades'
  limit: number
  offset: number
}

/** Columns of ProdutoRow over `produto p` and `estoque e`. */
function colunas(db: Db) {
  return db`
    p.idcadastroextraproduto as id, p.idproduto, p.sku, p.nome, p.marca, p.embalagem, p.idcategoria,
    p.imagens -> 0 as imagem, p.maior_de_18, p.tags, p.unidade, p.unidade_base, p.fator_unidade, p.preco, p.precooferta,
    p.precovendaatacado, p.preco_embalagem, p.desconto_progressivo, p.minvendaatacado, p.multiploincremento,
    p.granularidade, p.min_por_pedido, p.maxporpedido, (e.quantidade is null or e.quantidade >= e.quantidade_minima) as disponivel`
}

function variantes(db: Db) {
  return db`(select count(*)::int from produto v where v.idfornecedor = p.idfornecedor and v.idprodutoprincipal = p.idcadastroextraproduto and v.ativo) as variantes`
}

/**
 * One page and the number of all that match: one statement; a search that finds fewer than 5 asks a second one for what
 * is spelled alike. Variants fold into their main product unless asked for.
 */
export async function listProdutos(
  db: Db,
  filtro: FiltroLista,
): Promise<{ rows: ProdutoRow[]; total: number }> {
  const { idfornecedor, sk } = filtro
  const where = db`p.idfornecedor = ${idfornecedor} and p.ativo ${whereVariantes(db, filtro)} ${whereCategoria(db, filtro)} ${filtro.tags.length > 0 ? db`and p.tags @> ${filtro.tags}` : db``}`
  const found = sk
    ? await listAchados(db, filtro, porPalavra(db, sk, where))
    : await db<(ProdutoRow & { total: number })[]>`
        select ${colunas(db)}, ${variantes(db)}, (select count(*)::int from produto p where ${where}) as total
        from produto p
        left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
        where ${where}
        order by ${ordem(db, filtro.ordenacao)}
        limit ${filtro.limit} offset ${filtro.offset}`
  const isScarce = sk && filtro.offset === 0 && (found[0]?.total ?? 0) < POUCOS
  const rows = isScarce ? await listAchados(db, filtro, parecidos(db, sk, where)) : found
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Fewer hits than this and the search looks at spelling too (brazil.md 10). */
const POUCOS = 5

/** A page of `achado(id, peso)`, with the number of all of it. */
function listAchados(db: Db, filtro: FiltroLista, achado: Fragment) {
  const ordenacao =
    filtro.ordenacao === 'relevancia'
      ? db`a.peso desc, p.vendas desc, p.idcadastroextraproduto`
      : ordem(db, filtro.ordenacao)
  return db<(ProdutoRow & { total: number })[]>`
    select ${colunas(db)}, ${variantes(db)}, a.total
    from (select id, peso, (count(*) over ())::int as total from (${achado}) todos) a
    join produto p on p.idfornecedor = ${filtro.idfornecedor} and p.idcadastroextraproduto = a.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    order by ${ordenacao} limit ${filtro.limit} offset ${filtro.offset}`
}

function whereVariantes(db: Db, { idprodutoprincipal }: FiltroLista) {
  return idprodutoprincipal
    ? db`and (p.idprodutoprincipal = ${idprodutoprincipal} or p.idcadastroextraproduto = ${idprodutoprincipal})`
    : db`and p.idprodutoprincipal is null`
}

function whereCategoria(db: Db, { idfornecedor, categ }: FiltroLista) {
  if (!categ) return db``
  return db`and p.idcategoria in (
    select c.idcategoria from categoria c left join categoria pai on pai.idfornecedor = c.idfornecedor and pai.idcategoria = c.idcategoriapai
    where c.idfornecedor = ${idfornecedor} and ${categ} in (c.slug, c.idcategoria::text, pai.slug, pai.idcategoria::text))`
}

function ordem(db: Db, ordenacao: FiltroLista['ordenacao']) {
  switch (ordenacao) {
    case 'nome':
      return db`p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto`
    case 'menor_preco':
      return db`coalesce(p.precooferta, p.preco), p.idcadastroextraproduto`
    case 'maior_preco':
      return db`coalesce(p.precooferta, p.preco) desc nulls last, p.idcadastroextraproduto`
    case 'novidades':
      return db`p.criado_em desc, p.idcadastroextraproduto`
    case 'relevancia':
      return db`p.vendas desc, p.idcadastroextraproduto`
  }
}

/** `id, peso` of what holds every word (stemmed, by prefix), SKU or EAN exact before all. */
function porPalavra(db: Db, sk: string, where: Fragment): Fragment {
  return db`
    select p.idcadastroextraproduto as id,
      case when p.sku = ${sk.toUpperCase()} or p.ean = ${sk} then 10 else ts_rank(p.doc, q) end as peso
    from produto p, to_tsquery('pt_br', ${toTsQuery(sk)}) q
    where ${where} and (p.doc @@ q or p.sku = ${sk.toUpperCase()} or p.ean = ${sk})
    limit 2000`
}

/** The same and what is spelled alike: threshold .40, cut at .75 of the best (brazil.md 10). */
function parecidos(db: Db, sk: string, where: Fragment): Fragment {
  return db`
    with parecido as (
      select p.idcadastroextraproduto as id, word_similarity(texto, p.busca) as peso from produto p, f_norm(${sk}) texto
      where ${where} and texto <% p.busca order by peso desc limit 50
    )
    select id, max(peso) as peso from (
      select id, 1 + peso as peso from (${porPalavra(db, sk, where)}) palavra
      union all select id, peso from parecido where peso >= 0.75 * (select max(peso) from parecido)
    ) ambos group by id`
}

/** Every word by prefix, all of them: 'cafe torrado' -> 'cafe:* & torrado:*'. Only letters and digits reach the parser. */
export function toTsQuery(sk: string): string {
  const words = sk
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(oes|aes|aos)\b/g, 'ao')
    .replace(/ais\b/g, 'al')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ')
}

export interface ProdutoDetalheRow extends ProdutoRow {
  parte: 'produto' | 'variante' | 'similar'
  idprodutoprincipal: string | null
  ean: string | null
  descricao: string
  especificacoes: { nome: string; valor: string }[]
  imagens: Imagem[]
  categoria: { idcategoria: string; slug: string; nome: string } | null
  categoriapai: { idcategoria: string; slug: string; nome: string } | null
}

/** A product with its variants and, unless `semSimilares`, 6 in stock of its category: one statement; empty when unknown. */
export async function findProduto(
  db: Db,
  idfornecedor: string,
  id: string,
  semSimilares: boolean,
): Promise<ProdutoDetalheRow[]> {
  return db<ProdutoDetalheRow[]>`
    with alvo as (
      select * from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${id} and ativo
    ),
    escolhido as (
      select 'produto' as parte, alvo.idcadastroextraproduto as id, 0 as ordem from alvo
      union all
      select 'variante', p.idcadastroextraproduto, 1 from produto p, alvo
      where p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal = coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
      union all
      select 'variante', p.idcadastroextraproduto, 0 from produto p, alvo
      where p.idfornecedor = ${idfornecedor} and p.ativo and p.idcadastroextraproduto = coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
      union all
      (select 'similar', p.idcadastroextraproduto, 2 from alvo, produto p
      left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
      where not ${semSimilares} and p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null
        and (e.quantidade is null or e.quantidade >= e.quantidade_minima)
        and p.idcategoria = alvo.idcategoria and p.idcadastroextraproduto <> coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
      order by p.vendas desc, p.idcadastroextraproduto limit 6)
    )
    select x.parte, ${colunas(db)}, ${variantes(db)}, p.idprodutoprincipal, p.ean, p.descricao, p.especificacoes, p.imagens,
      to_jsonb(c) as categoria, to_jsonb(pai) as categoriapai
    from escolhido x
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = x.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join lateral (select idcategoria, slug, nome from categoria c where c.idfornecedor = p.idfornecedor and c.idcategoria = p.idcategoria) c on true
    left join lateral (
      select pai.idcategoria, pai.slug, pai.nome from categoria f join categoria pai on pai.idfornecedor = f.idfornecedor and pai.idcategoria = f.idcategoriapai
      where f.idfornecedor = p.idfornecedor and f.idcategoria = p.idcategoria
    ) pai on true
    order by x.ordem, p.nome collate "pt-BR-x-icu"`
}

/** Products of a cart or an order by id: whoever asks decides what to do with the missing. */
export async function listProdutosById(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ProdutoRow[]> {
  return db<ProdutoRow[]>`
    select ${colunas(db)}, 0 as variantes
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

export interface SugestaoRow {
  id: string
  name: string
  marca: string
  embalagem: string
  imagem: Imagem | null
}

/** At most 10 suggestions while typing (§9), what is spelled alike with them. */
export async function listSugestoes(db: Db, idfornecedor: string, sk: string): Promise<SugestaoRow[]> {
  const where = db`p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null`
  return db<SugestaoRow[]>`
    select p.idcadastroextraproduto as id, p.nome as name, p.marca, p.embalagem, p.imagens -> 0 as imagem
    from (${parecidos(db, sk, where)}) a
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.id
    order by a.peso desc, p.vendas desc, p.idcadastroextraproduto limit 10`
}

export interface CategoriaRow {
  idcategoria: string
  idcategoriapai: string | null
  slug: string
  nome: string
  icone: string
  fundo: string
  total: number
}

/** All categories in their order, each with the number of cards that it lists itself. */
export async function listCategorias(db: Db, idfornecedor: string): Promise<CategoriaRow[]> {
  return db<CategoriaRow[]>`
    select c.idcategoria, c.idcategoriapai, c.slug, c.nome, c.icone, c.fundo, coalesce(n.total, 0)::int as total
    from categoria c
    left join (
      select idcategoria, count(*) as total from produto
      where idfornecedor = ${idfornecedor} and ativo and idprodutoprincipal is null group by idcategoria
    ) n using (idcategoria)
    where c.idfornecedor = ${idfornecedor} order by c.ordem`
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
