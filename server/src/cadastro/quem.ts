import type { Autor } from '#evento'

/** Of which supplier the rows are, and who writes them. */
export interface Quem {
  idfornecedor: string
  autor: Autor
}
