import { createHash } from 'node:crypto'

import type { Fornecedor } from '@vitrine/contract'

/** Increase it when the drawing code changes, so that the same inputs give other pictures. */
const DESENHO = 1

/** What the pictures of a store are made of (server/src/marca). */
export interface FeitaDe {
  nome: string
  title: string
  brand: string
  accent: string
  logo: Fornecedor['config']['tema']['logo']
}

/** Names what a store's pictures are made of: in their address, so that a browser keeps each for ever and asks anew after a change. */
export function versionMarca({ nome, title, brand, accent, logo }: FeitaDe): string {
  const partes = [DESENHO, nome, title, brand, accent, logo.claro, logo.escuro, logo.simbolo]
  return createHash('sha256').update(JSON.stringify(partes)).digest('hex').slice(0, 12)
}
