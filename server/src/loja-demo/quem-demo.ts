import type { Quem } from '#cadastro'
import { sistema } from '#evento'

import { idDemo } from './id-demo.ts'

/** A demo store is written by the shop itself, through the same hands as any other. */
export function quemDemo(slug: string): Quem {
  return { idfornecedor: idDemo(slug), autor: sistema }
}

/** What the platform keeps of itself is written by the shop too. */
export const quemDaPlataforma: Quem<'plataforma'> = { idfornecedor: null, autor: sistema }
