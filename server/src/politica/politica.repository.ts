import { PRODUTOS_NOMEADOS, type ClienteDoPreco, type GrupoDeClientes } from '@vitrine/contract'

import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import type { EfeitoDoPreco } from '@vitrine/rules/politica'

import { escapeLike, type Db } from '#infra'

/** A product that a policy names: prices in 1/10,000 real. */
export interface ProdutoNomeadoRow {
  idcadastroextraproduto: string
  nome: string
  unidade: string
  preco: number | null
  custo: number | null
}

/** What a policy aims at, in names. */
export interface AlvoRow {
  idpolitica: string
  produtos: ProdutoNomeadoRow[]
  categorias: string[]
}

/** The first products that each policy names, and the categories that all of them stand in: of these policies, or of all. */
export function listAlvos(db: Db, idfornecedor: string, qual?: string): Promise<AlvoRow[]> {
  return db<AlvoRow[]>`
    select o.idpolitica,
      coalesce((
        select jsonb_agg(jsonb_build_object('idcadastroextraproduto', p.idcadastroextraproduto, 'nome', p.nome, 'unidade', p.unidade, 'preco', p.preco, 'custo', p.custo) order by v.ordem)
        from (
          select t.id::uuid as id, t.ordem from jsonb_array_elements_text(o.alvo -> 'produtos') with ordinality as t(id, ordem)
          order by t.ordem limit ${PRODUTOS_NOMEADOS}
        ) v join produto p on p.idfornecedor = o.idfornecedor and p.idcadastroextraproduto = v.id
      ), '[]') as produtos,
      array(
        select distinct p.idcategoria from jsonb_array_elements_text(o.alvo -> 'produtos') as t(id)
        join produto p on p.idfornecedor = o.idfornecedor and p.idcadastroextraproduto = t.id::uuid
      ) as categorias
    from politica o where o.idfornecedor = ${idfornecedor} ${qual ? db`and o.idpolitica = ${qual}` : db``}`
}

/** Tags that customers of a supplier carry, those of most customers first: sums that are kept (migration 0430). */
export function listGrupos(db: Db, idfornecedor: string): Promise<GrupoDeClientes[]> {
  return db<GrupoDeClientes[]>`
    select tag as grupo, sum(clientes)::int as clientes from contagem_grupo where idfornecedor = ${idfornecedor}
    group by tag having sum(clientes) > 0 order by 2 desc, 1 limit 200`
}

/** Customers by a part of a name, a document or the supplier's code: of very many that match, ten of the first that are found. */
export function listClientes(
  db: Db,
  { idfornecedor, parte, digitos }: { idfornecedor: string; parte: string; digitos: string },
): Promise<ClienteDoPreco[]> {
  const achado = db`(f_dobra(c.nome || ' ' || c.razaosocial || ' ' || coalesce(x.cod_erp, '')) like ${`%${escapeLike(parte)}%`}
    ${digitos ? db`or c.documento like ${`${digitos}%`}` : db``})`
  return db<ClienteDoPreco[]>`
    select a.idcliente, a.nome, a.tags as grupos from (
      select c.idcliente, c.nome, x.tags from cadastroextracliente x join cliente c using (idcliente)
      where x.idfornecedor = ${idfornecedor} and c.excluido_em is null ${parte ? db`and ${achado}` : db``} limit 200
    ) a order by a.nome collate "pt-BR-x-icu", a.idcliente limit 10`
}

/** A customer of the supplier; null: it is none. */
export async function findCliente(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<ClienteDoPreco | null> {
  const [row] = await db<ClienteDoPreco[]>`
    select c.idcliente, c.nome, x.tags as grupos from cadastroextracliente x join cliente c using (idcliente)
    where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente} and c.excluido_em is null`
  return row ?? null
}

/** What a product costs its supplier, in 1/10,000 real; null: not known. */
export async function findCusto(
  db: Db,
  idfornecedor: string,
  idcadastroextraproduto: string,
): Promise<number | null> {
  const [row] = await db<{ custo: number | null }[]>`
    select custo from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${idcadastroextraproduto}`
  return row?.custo ?? null
}

/** What products cost their supplier, in reais, by id; one that is not there costs nobody knows what. */
export async function listCustos(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db<{ id: string; custo: number }[]>`
    select idcadastroextraproduto as id, custo from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]}) and custo is not null`
  return new Map(rows.map(({ id, custo }) => [id, fromDecimilesimos(custo)]))
}

interface AlvoComTabela {
  produtos?: string[] | undefined
  categorias?: string[] | undefined
  tabela?: string | undefined
}

/** Names of the policies of a supplier that are price tables. */
export function listNomesDeTabelas(
  db: Db,
  idfornecedor: string,
): Promise<{ idpolitica: string; nome: string }[]> {
  return db<{ idpolitica: string; nome: string }[]>`
    select idpolitica, nome from politica where idfornecedor = ${idfornecedor} and efeito ? 'tabela'`
}

/** How many products each price table has prices of. */
export async function countDasTabelas(db: Db, idfornecedor: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db<{ id: string; quantos: number }[]>`
    select t.id, count(*)::int as quantos from produto p cross join lateral jsonb_object_keys(p.tabelas_de_preco) as t(id)
    where p.idfornecedor = ${idfornecedor} and p.com_tabelas group by t.id`
  return new Map(rows.map(({ id, quantos }) => [id, quantos]))
}

/** A product on sale as it is compared with its cost: 1/10,000 real. */
export interface ComCustoRow {
  idcadastroextraproduto: string
  nome: string
  preco: number
  custo: number | null
  /** Of a price table: what it makes of this product's price. */
  efeito: EfeitoDoPreco | null
}

/** Products on sale with a price that a policy is for, after an id, in the order of their ids. `tabela`: those that this price table names. */
export function listDoAlvo(
  db: Db,
  idfornecedor: string,
  { produtos = [], categorias = [], tabela }: AlvoComTabela,
  { depois, limit }: { depois: string | null; limit: number },
): Promise<ComCustoRow[]> {
  const doAlvo = db`and (p.idcadastroextraproduto = any(${produtos}) or p.idcategoria = any(${categorias}))`
  return db<ComCustoRow[]>`
    select p.idcadastroextraproduto, p.nome, p.preco, p.custo, ${tabela ? db`p.tabelas_de_preco -> ${tabela}::text` : db`null::jsonb`} as efeito
    from produto p
    where p.idfornecedor = ${idfornecedor} and p.ativo and p.preco is not null ${produtos.length + categorias.length > 0 ? doAlvo : db``}
      ${tabela ? db`and p.com_tabelas and jsonb_exists(p.tabelas_de_preco, ${tabela}::text)` : db``}
      ${depois ? db`and p.idcadastroextraproduto > ${depois}` : db``}
    order by p.idcadastroextraproduto limit ${limit}`
}
