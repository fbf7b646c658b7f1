import { CadastroSinonimo } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const cadastro = describeCadastro(describeRegistro('sinonimo', ['idfornecedor'], ['termo', 'sinonimos']), {
  chave: ['termo'],
  porFornecedor: true,
})

/** Writes words for other words of a supplier, as `saveDeclarados` says. */
export async function saveSinonimos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroSinonimo, 'termo'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'sinonimos',
    schema: CadastroSinonimo,
    cadastro,
    toGuardado: (dita: CadastroSinonimo) => dita,
    fromGuardado: (guardada: object) => guardada,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
