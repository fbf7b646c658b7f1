import { CadastroFormaPagamento } from '@vitrine/contract'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroFormaPagamento, fromGuardado, toGuardado } from './cadastro-forma-pagamento.ts'

/** Writes payment methods of a supplier, as `saveDeclarados` says. */
export async function saveFormasPagamento(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroFormaPagamento, 'idformapagto'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'formasPagamento',
    schema: CadastroFormaPagamento,
    cadastro: cadastroFormaPagamento,
    toGuardado,
    fromGuardado,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
