import { CadastroLoja } from '@vitrine/contract'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroLoja } from './cadastro-loja.ts'

/** Writes stores of a supplier, as `saveDeclarados` says. */
export async function saveLojas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroLoja, 'idloja'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'lojas',
    schema: CadastroLoja,
    cadastro: cadastroLoja,
    toGuardado: (loja: CadastroLoja) => loja,
    fromGuardado: (loja: object) => loja,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
