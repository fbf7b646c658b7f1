import type { ListaDoCatalogo, OrdenacaoDoCatalogo, ProdutoDoCatalogo, VistaProduto } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'

import type { Db, Fragment } from '#infra'

import { ordens, type Posto } from './ordens.ts'
import { faltas, listEansRepetidos } from './qualidade.repository.ts'

export interface Filtro {
  idfornecedor: string
  vista: VistaProduto
  /** Of words or a code, as `doc` has them; null: nothing is searched for. */
  palavras: string | null
  categ: string | null
  /** A product and its variants; null: all. */
  principal: string | null
  marca: string | null
  tag: string | null
  /** In 1/1,000 unit. */
  abaixoDe: number
}

export type Contagens = NonNullable<ListaDoCatalogo['contagens']>

/** A row, and what it is sorted by. */
export type Row = Omit<ProdutoDoCatalogo, 'preco' | 'precooferta' | 'estoque'> & {
  preco: number | null
  precooferta: number | null
  quantidade: number | null
  chave: string
}

const colunas = (db: Db) => db`
  p.idcadastroextraproduto, p.sku, p.ean, p.nome, p.embalagem, p.unidade, p.idcategoria, p.imagens -> 0 as imagem, p.preco, p.precooferta,
  e.quantidade, p.ativo, p.versao`

/** Stock of one product after the other: those of a page, not those of the store. */
export const comEstoque = (db: Db) => db`
  left join lateral (
    select s.quantidade, s.quantidade_minima from estoque s
    where s.idfornecedor = p.idfornecedor and s.idcadastroextraproduto = p.idcadastroextraproduto limit 1
  ) e on true`

/** Views that the stock decides. */
export const peloEstoque: ReadonlySet<VistaProduto> = new Set([
  'SEM_ESTOQUE',
  'CONTADOS',
  'NAO_CONTADOS',
  'ESTOQUE_BAIXO',
])

/** One page after a place; the first one after none. */
export function listPagina(
  db: Db,
  filtro: Filtro,
  { ordenacao, posto, limit }: { ordenacao: OrdenacaoDoCatalogo; posto: Posto | null; limit: number },
): Promise<Row[]> {
  const { isPorPreco, chave, order, depois } = ordens[ordenacao]
  const isAchado = filtro.palavras !== null
  const fonte =
    isPorPreco && !isAchado
      ? db`preco_em_vigor v join produto p on (p.idfornecedor, p.idcadastroextraproduto) = (v.idfornecedor, v.idcadastroextraproduto)`
      : fonteOf(db, filtro)
  return db<Row[]>`
    ${composeAchado(db, filtro)}
    select ${colunas(db)}, ${chave(db, isAchado)}::text as chave
    from ${fonte} ${comEstoque(db)}
    where ${whereOf(db, filtro)} ${posto ? db`and ${depois(db, posto, isAchado)}` : db``}
    order by ${order(db, isAchado)} limit ${limit}`
}

export async function countFiltrados(db: Db, filtro: Filtro): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    ${composeAchado(db, filtro)}
    select count(*)::int as total from ${fonteOf(db, filtro)} ${peloEstoque.has(filtro.vista) ? comEstoque(db) : db``}
    where ${whereOf(db, filtro)}`
  return row?.total ?? 0
}

/** How many a store has of each view, each counted by an index of its own. */
export async function countVistas(db: Db, idfornecedor: string): Promise<Contagens> {
  const daLoja = db`p.idfornecedor = ${idfornecedor}`
  const [row] = await db<Contagens[]>`
    select c.*, c."TODOS" - c."INATIVOS" as "ATIVOS" from (select
      (select count(*)::int from produto p where ${daLoja}) as "TODOS",
      (select count(*)::int from produto p where ${daLoja} and not p.ativo) as "INATIVOS",
      (select count(*)::int from produto p where ${daLoja} and p.imagens = '[]') as "SEM_FOTO",
      (select count(*)::int from produto p where ${daLoja} and p.sem_preco) as "SEM_PRECO",
      (select count(*)::int from estoque s where s.idfornecedor = ${idfornecedor} and s.quantidade < s.quantidade_minima) as "SEM_ESTOQUE") c`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

/** Products as they stand, in no order. */
export function listProdutos(db: Db, idfornecedor: string, ids: readonly string[]): Promise<Row[]> {
  // Planned at each call: the list may be of any length.
  return db.unsafe<Row[]>(
    `select p.idcadastroextraproduto, p.sku, p.ean, p.nome, p.embalagem, p.unidade, p.idcategoria, p.imagens -> 0 as imagem, p.preco,
      p.precooferta, e.quantidade, p.ativo, p.versao, '' as chave
    from jsonb_array_elements_text($2) as q(id)
    join produto p on p.idfornecedor = $1 and p.idcadastroextraproduto = q.id::uuid
    left join estoque e on e.idfornecedor = $1 and e.idcadastroextraproduto = p.idcadastroextraproduto`,
    [idfornecedor, db.json(ids as string[])],
  )
}

export function toProduto({ chave: _chave, preco, precooferta, quantidade, ...row }: Row): ProdutoDoCatalogo {
  const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
  return {
    ...row,
    preco: reais(preco),
    precooferta: reais(precooferta),
    estoque: quantidade === null ? null : fromMilesimos(quantidade),
  }
}

/** What has the words, by the two indexes of them. Their keys are of one supplier, so the supplier is not compared by `=` (`isDoFornecedor`). */
export function composeAchado(db: Db, { idfornecedor, palavras }: Filtro): Fragment {
  if (palavras === null) return db``
  const comPalavras = db`p.idfornecedor is not distinct from ${idfornecedor} and p.doc @@ ${palavras}::tsquery`
  const deste = db`
    select p.idfornecedor, p.idcadastroextraproduto, p.sku, p.ean, p.nome, p.embalagem, p.unidade, p.idcategoria, p.imagens, p.preco,
      p.precooferta, p.ativo, p.versao, p.descricao, p.peso_gramas, p.marca, p.tags, p.precovendaatacado, p.minvendaatacado, p.multiploincremento,
      p.desconto_progressivo, p.granularidade, p.min_por_pedido, p.maxporpedido, p.custo, p.precominimo, p.sem_preco
    from produto p where ${comPalavras}`
  return db`with achado as materialized (${deste} and p.ativo union all ${deste} and not p.ativo)`
}

export const fonteOf = (db: Db, { palavras }: Filtro): Fragment =>
  palavras === null ? db`produto p` : db`achado p`

export function whereOf(
  db: Db,
  { idfornecedor, vista, categ, principal, marca, tag, abaixoDe }: Filtro,
): Fragment {
  const daVista: Record<VistaProduto, Fragment> = {
    TODOS: db``,
    ATIVOS: db`and p.ativo`,
    INATIVOS: db`and not p.ativo`,
    SEM_FOTO: db`and p.imagens = '[]'`,
    SEM_PRECO: db`and p.sem_preco`,
    SEM_ESTOQUE: db`and e.quantidade < e.quantidade_minima`,
    SEM_DESCRICAO: db`and ${faltas.SEM_DESCRICAO(db)}`,
    SEM_EMBALAGEM: db`and ${faltas.SEM_EMBALAGEM(db)}`,
    SEM_PESO: db`and ${faltas.SEM_PESO(db)}`,
    SEM_EAN: db`and ${faltas.SEM_EAN(db)}`,
    EAN_INVALIDO: db`and ${faltas.EAN_INVALIDO(db)}`,
    EAN_REPETIDO: db`and p.ean in (${listEansRepetidos(db, idfornecedor)})`,
    NOME_MAIUSCULO: db`and ${faltas.NOME_MAIUSCULO(db)}`,
    CONTADOS: db`and e.quantidade is not null`,
    NAO_CONTADOS: db`and e.quantidade is null`,
    ESTOQUE_BAIXO: db`and e.quantidade < ${abaixoDe}::bigint`,
  }
  return db`p.idfornecedor = ${idfornecedor} ${daVista[vista]} ${categ ? inCategoria(db, idfornecedor, categ) : db``}
    ${principal ? db`and p.idcadastroextraproduto in (${listFamilia(db, idfornecedor, principal)})` : db``}
    ${marca ? db`and p.marca = ${marca}` : db``} ${tag ? db`and ${tag} = any(p.tags)` : db``}`
}

/** A product and its variants, by their own index. */
const listFamilia = (db: Db, idfornecedor: string, principal: string) => db`
  select ${principal}::uuid union all
  select v.idcadastroextraproduto from produto v where v.idfornecedor = ${idfornecedor} and v.idprodutoprincipal = ${principal}`

/** A category and those below it. */
const inCategoria = (db: Db, idfornecedor: string, categ: string) => db`
  and p.idcategoria in (
    with recursive abaixo as (
      select ${categ}::uuid as idcategoria
      union select c.idcategoria from abaixo a
      join categoria c on c.idfornecedor = ${idfornecedor} and c.idcategoriapai = a.idcategoria
    )
    select idcategoria from abaixo
  )`
