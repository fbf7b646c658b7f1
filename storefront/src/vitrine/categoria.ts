import type { Categoria, FiltrosProduto } from '@vitrine/contract'

import type { BuscaLista } from './busca-url.ts'

export type Nivel = Pick<Categoria, 'idcategoria' | 'slug' | 'nome' | 'total'>

/** The way from a root to a category named by slug or id, in the branch that a list brings for it; empty when it brings none. */
export function listCaminho(ramo: Categoria | null | undefined, nome: string): Nivel[] {
  if (!ramo) return []
  const folha = ramo.filhas.find(({ slug, idcategoria }) => slug === nome || idcategoria === nome)
  return folha ? [ramo, folha] : [ramo]
}

/** So many shelves a list names of what was found. */
export const MAX_CATEGORIAS = 5

export const isFiltrada = ({ sk, tags }: Pick<BuscaLista, 'sk' | 'tags'>): boolean =>
  sk !== '' || tags.length > 0

/** The shelves where something was found: those below the branch, where one is chosen. */
export function listAchadas(
  { categorias }: Pick<FiltrosProduto, 'categorias'>,
  filhas: Categoria['filhas'],
): FiltrosProduto['categorias'] {
  return categorias.filter(
    ({ idcategoria }) => filhas.length === 0 || filhas.some((filha) => filha.idcategoria === idcategoria),
  )
}
