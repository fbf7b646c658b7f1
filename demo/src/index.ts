import { atacado } from '#atacado'
import { cervejaria } from '#cervejaria'
import { emporio } from '#emporio'
import { obra } from '#obra'

import type { FornecedorDemo } from './tipos.ts'

export * from '#conteudo'
export * from '#lista-compras'
export * from '#pessoas'
export * from './termos.ts'
export type * from './tipos.ts'
export type * from './tipos-inicio.ts'
export type * from './tipos-tabela.ts'

/** The four stores of the demo, in the order in which they are shown. */
export const fornecedores: readonly FornecedorDemo[] = [emporio, atacado, obra, cervejaria]
