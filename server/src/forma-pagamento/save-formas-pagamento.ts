import { CadastroFormaPagamento } from '@vitrine/contract'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroFormaPagamento, fromGuardado, toGuardado } from './cadastro-forma-pagamento.ts'

/** Writes payment methods of a supplier, as `saveDeclarados` says; `inteiras`: what is not said of one is not there any more. */
export async function saveFormasPagamento(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroFormaPagamento, 'idformapagto'>[],
  { inteiras = false } = {},
): Promise<Gravada[]> {
  const escritor = {
    nome: 'formasPagamento',
    schema: CadastroFormaPagamento,
    cadastro: cadastroFormaPagamento,
    toGuardado,
    fromGuardado,
    inteiras,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
