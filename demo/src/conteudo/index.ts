import { atacado } from './atacado.ts'
import { cervejaria } from './cervejaria.ts'
import { emporio } from './emporio.ts'
import { obra } from './obra.ts'
import type { ConteudoDemo } from './tipos.ts'

export type * from './tipos.ts'

/** By the store's slug. */
export const conteudos: Readonly<Record<string, ConteudoDemo>> = { emporio, atacado, obra, cervejaria }
