import type { Db, Fragment } from '#infra'

import { isFaixa, isMarcaEEmbalagem, whereBusca, whereLista, type FiltroLista } from './lista.repository.ts'
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

/** How many there would be without one filter: one statement, asked only when nothing is found. */
export async function countSemCada(
  db: Db,
  filtro: FiltroLista,
  semCada: readonly Partial<FiltroLista>[],
): Promise<number[]> {
  const counts = semCada.map((change, i) => {
    const outro = { ...filtro, ...change }
    return db`${i > 0 ? db`union all` : db``} select ${i}::int as i, count(*)::int as total from produto p where ${whereLista(db, outro)} ${whereBusca(db, outro)}`
  })
  const rows = await db<
    { total: number }[]
  >`select total from (${counts as unknown as Fragment}) x order by i` // an array of fragments is joined by spaces
  return rows.map(({ total }) => total)
}
