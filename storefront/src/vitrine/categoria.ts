import type { Categoria } from '@vitrine/contract'

type Nivel = Pick<Categoria, 'idcategoria' | 'slug' | 'nome' | 'total'>

/** The way from a root to a category named by slug or id; empty when there is none. */
export function findCategoria(categorias: readonly Categoria[], nome: string): Nivel[] {
  if (!nome) return []
  const isIt = ({ slug, idcategoria }: Nivel) => slug === nome || idcategoria === nome
  for (const pai of categorias) {
    if (isIt(pai)) return [pai]
    const filha = pai.filhas.find(isIt)
    if (filha) return [pai, filha]
  }
  return []
}
