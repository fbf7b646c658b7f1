import { createContext, useContext } from 'react'

/** What a field may name: categories by slug, pages by slug. */
export interface Recursos {
  categorias: readonly { slug: string; nome: string }[]
  paginas: readonly { chave: string; titulo: string }[]
}

const contexto = createContext<Recursos>({ categorias: [], paginas: [] })
export const RecursosProvider = contexto.Provider
export const useRecursos = (): Recursos => useContext(contexto)
