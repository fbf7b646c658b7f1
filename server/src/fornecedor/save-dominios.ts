import { CadastroDominio } from '@vitrine/contract'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroDominio } from './cadastro-dominio.ts'

/** Writes hosts of a supplier, as `saveDeclarados` says. The one that links name changes when both rows are said, or the old one before. */
export async function saveDominios(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroDominio, 'dominio'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'dominios',
    schema: CadastroDominio,
    cadastro: cadastroDominio,
    toGuardado: (dominio: CadastroDominio) => dominio,
    fromGuardado: (dominio: object) => dominio,
    // There is one at each moment, also between two rows of one statement: the old one goes first.
    postoOf: ({ principal }: { principal?: boolean }) => Number(principal === true),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
