import type { Db, Fragment } from '#infra'

import { isPrecoDeTodos, listBandas } from './faixas.ts'
import {
  isDeCartoes,
  arrayCategorias,
  whereBusca,
  whereLista,
  type FiltroLista,
} from './filtro-lista.repository.ts'

/** Groups that cards are counted in when they are written (migration 0260). */
type Grupo = 'total' | 'marca' | 'embalagem' | 'preco' | 'tag'

/** How many match, as one integer: a sum that is kept where there is one, else counted (decision 0120). */
export function selectTotal(db: Db, filtro: FiltroLista): Fragment {
  const conta = contaOf(filtro)
  if (!conta)
    return db`(select count(*)::int from produto p where ${whereLista(db, filtro)} ${whereBusca(db, filtro)})`
  return db`(
    select coalesce(sum(k.total), 0)::int from contagem_produto k
    where ${whereContado(db, filtro, conta.grupo)} and k.valor = any(${conta.valores}))`
}

/** The sums of a group, or of every group, in the filter's category, or in all. */
export function whereContado(
  db: Db,
  filtro: Pick<FiltroLista, 'idfornecedor' | 'categ'>,
  grupo: Grupo | null,
): Fragment {
  const onde = filtro.categ
    ? db`k.idcategoria = any(${arrayCategorias(db, filtro)})`
    : db`k.idcategoria is null`
  return db`k.idfornecedor = ${filtro.idfornecedor} ${grupo ? db`and k.grupo = ${grupo}` : db``} and ${onde}`
}

/** The values whose sums are the number of a list: of a list of cards with at most one kind of filter beside its category. */
function contaOf(filtro: FiltroLista): { grupo: Grupo; valores: string[] } | null {
  const { consulta, tags, marcas, embalagens, faixas, precos } = filtro
  if (consulta || !isDeCartoes(filtro)) return null
  const kinds = [tags, marcas, embalagens, faixas].filter(({ length }) => length > 0)
  if (kinds.length > 1 || new Set(tags).size > 1) return null
  if (tags.length > 0) return { grupo: 'tag', valores: tags }
  if (marcas.length > 0) return { grupo: 'marca', valores: marcas }
  if (embalagens.length > 0) return { grupo: 'embalagem', valores: embalagens }
  if (faixas.length === 0) return { grupo: 'total', valores: [''] }
  const bandas = isPrecoDeTodos(precos) ? listBandas(faixas) : null
  return bandas && { grupo: 'preco', valores: bandas.map(String) }
}
