import type { Db, Fragment } from '#infra'

import { selectTotal, whereContado } from './contado.repository.ts'
import { isPrecoDeTodos } from './faixas.ts'
import {
  arrayCategorias,
  isDeCartoes,
  isFaixa,
  isMarcaEEmbalagem,
  whereBusca,
  whereLista,
  type FiltroLista,
} from './filtro-lista.repository.ts'
import { precoEmVigor } from './preco-em-vigor.repository.ts'

export interface ContagemRow {
  grupo: 'total' | 'marca' | 'embalagem' | 'preco' | 'tag' | 'categoria'
  /** Band of a price: index into `limites`. */
  valor: string
  /** Slug of a category. */
  slug: string
  nome: string
  total: number
}

/**
 * How many the list would show with each value: one statement. Values of brand, package and price are alternatives, so a
 * group is counted without its own choice; tags are all asked for, so theirs are counted within it.
 */
export async function listContagens(
  db: Db,
  filtro: FiltroLista,
  limites: readonly number[] | null,
): Promise<ContagemRow[]> {
  if (isContada(filtro, limites)) return listContadas(db, filtro, limites !== null)
  const { idfornecedor } = filtro
  const precos = limites
    ? db`union all select 'preco', width_bucket(preco, ${limites as number[]}::bigint[])::text, '', '', count(*) from base where marca_ok and embalagem_ok and preco is not null group by 2`
    : db``
  return db<ContagemRow[]>`
    with base as materialized (
      select p.marca, p.embalagem, p.tags, p.idcategoria, ${precoEmVigor(db, filtro.precos)} as preco,
        ${isMarcaEEmbalagem(db, { ...filtro, embalagens: [] })} as marca_ok, ${isMarcaEEmbalagem(db, { ...filtro, marcas: [] })} as embalagem_ok, ${isFaixa(db, filtro)} as preco_ok
      from produto p
      where ${whereLista(db, { ...filtro, marcas: [], embalagens: [], faixas: [] })} ${whereBusca(db, filtro)}
    ),
    lista as (select * from base where marca_ok and embalagem_ok and preco_ok)
    select 'total' as grupo, '' as valor, '' as slug, '' as nome, count(*)::int as total from lista
    union all select 'marca', marca, '', marca, count(*) from base where embalagem_ok and preco_ok group by marca
    union all select 'embalagem', embalagem, '', embalagem, count(*) from base where marca_ok and preco_ok group by embalagem
    union all select 'tag', tag, '', tag, count(*) from lista, unnest(tags) tag group by tag
    union all select 'categoria', c.idcategoria::text, c.slug, c.nome, n.total
      from (select idcategoria, count(*) as total from lista group by 1) n
      join categoria c on c.idfornecedor = ${idfornecedor} and c.idcategoria = n.idcategoria
    ${precos}
    order by total desc, nome`
}

/** Of a list that nothing but its category narrows, everything is counted when products are written (migration 0260). */
function isContada(filtro: FiltroLista, limites: readonly number[] | null): boolean {
  const { consulta, tags, marcas, embalagens, faixas, precos } = filtro
  const isLivre = [tags, marcas, embalagens, faixas].every(({ length }) => length === 0)
  return !consulta && isLivre && isDeCartoes(filtro) && (limites === null || isPrecoDeTodos(precos))
}

function listContadas(db: Db, filtro: FiltroLista, withPrecos: boolean): Promise<ContagemRow[]> {
  const { idfornecedor, categ } = filtro
  const grupos = ['total', 'marca', 'embalagem', 'tag', ...(withPrecos ? ['preco'] : [])]
  const destas = categ ? db`and c.idcategoria = any(${arrayCategorias(db, filtro)})` : db``
  return db<ContagemRow[]>`
    select * from (
      select g.grupo, x.valor, '' as slug, case when g.grupo in ('total', 'preco') then '' else x.valor end collate "default" as nome, x.total
      from unnest(${grupos}::text[]) g (grupo) cross join lateral (
        select k.valor, sum(k.total)::int as total from contagem_produto k
        where k.idfornecedor = ${idfornecedor} and k.grupo = g.grupo and ${whereContado(db, filtro, null)} group by k.valor
      ) x
      union all
      select 'categoria', c.idcategoria::text, c.slug, c.nome, n.total
      from categoria c cross join lateral (
        select sum(k.total)::int as total from contagem_produto k
        where k.idfornecedor = ${idfornecedor} and k.grupo = 'total' and k.idcategoria = c.idcategoria
      ) n
      where c.idfornecedor = ${idfornecedor} ${destas}
    ) todas where total > 0 or grupo = 'total'
    order by total desc, nome`
}

/** How many there would be without one filter: one statement, asked only when nothing is found. */
export async function countSemCada(
  db: Db,
  filtro: FiltroLista,
  semCada: readonly Partial<FiltroLista>[],
): Promise<number[]> {
  const counts = semCada.map((change, i) => {
    const outro = { ...filtro, ...change }
    return db`${i > 0 ? db`union all` : db``} select ${i}::int as i, ${selectTotal(db, outro)} as total`
  })
  const rows = await db<
    { total: number }[]
  >`select total from (${counts as unknown as Fragment}) x order by i` // an array of fragments is joined by spaces
  return rows.map(({ total }) => total)
}
