import type { Bloco, LojaColeta } from '@vitrine/contract'

/** What is put on paper: a page of a store, or the terms of use. */
export interface Impresso {
  titulo: string
  resumo: string
  /** Which version it is and of which day, below the title and on each page. */
  versao: string
  blocos: readonly Bloco[]
  lojas: readonly LojaColeta[]
}
