import type { FatosDaLoja, Fornecedor } from '@vitrine/contract'

import type { DadosRaiz } from '#shell'

import type { Dado } from './dado.ts'

/** The head of a page for search engines and social networks (§3 Page head). The title is set by the screen itself. */
export interface Cabeca {
  /** Null: the page must not be listed by search engines. */
  canonica: string | null
  titulo: string
  descricao: string
  /** The store's own words for search (`key`); home alone. */
  chave: string
  imagem: { url: string; alt: string; largura?: number; altura?: number } | null
  tipo: 'website' | 'product' | 'article'
  /** Further properties that only a product has. */
  propriedades: Readonly<Record<string, string>>
  /** What search engines read (schema.org). */
  dados: readonly Dado[]
}

/** What a page's head is made of. */
export interface Pagina {
  /** The screen, by the name of its file. */
  rota: string
  pathname: string
  search: string
  status: number
  raiz: DadosRaiz
  /** What the screen's own loader answered. */
  dados: unknown
  fatos: FatosDaLoja | null
}

/** The page of a store. */
export type PaginaDaLoja = Pagina & { raiz: DadosRaiz & { loja: Fornecedor } }

/** What a screen adds to the head that every page has. */
export type Parte = Partial<Omit<Cabeca, 'canonica'>>
