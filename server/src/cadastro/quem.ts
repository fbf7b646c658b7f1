import type { Autor } from '#evento'

/** The supplier that the rows belong to, and the author for the audit. */
export interface Quem {
  idfornecedor: string
  autor: Autor
}
