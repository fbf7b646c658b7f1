import { CadastroDiaFechado } from '@vitrine/contract'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroDiaFechado } from './cadastro-dia-fechado.ts'

/** Writes days on which a supplier rests, as `saveDeclarados` says. */
export async function saveDiasFechados(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroDiaFechado, 'data'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'diasFechados',
    schema: CadastroDiaFechado,
    cadastro: cadastroDiaFechado,
    toGuardado: (fechado: CadastroDiaFechado) => fechado,
    fromGuardado: (fechado: object) => fechado,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
