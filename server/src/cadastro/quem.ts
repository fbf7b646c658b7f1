import type { Autor } from '#evento'

/** Whose records these are: a supplier's, or what the platform keeps of itself (companies). */
export type Dono = 'fornecedor' | 'plataforma'

/** The supplier that the rows belong to (null: the platform's own), and the author for the audit. */
export interface Quem<D extends Dono = 'fornecedor'> {
  idfornecedor: D extends 'plataforma' ? null : string
  autor: Autor
}
