import type { TipoDeId } from './de-quem.ts'

/** A field that names nothing of anybody's, and why. */
export interface SemDono {
  porque: string
}

/** Calls, and what fields of theirs name, by their paths. */
export type RegraDeId = readonly [chamada: RegExp, campos: Record<string, TipoDeId | SemDono>]

export const escrito: SemDono = { porque: 'text that the sender makes up' }
