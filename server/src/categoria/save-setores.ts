import { CadastroSetor } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const cadastro = describeCadastro(
  describeRegistro('setor', ['idfornecedor'], ['idsetor', 'nome', 'icone', 'ordem']),
  {
    chave: ['idsetor'],
    porFornecedor: true,
  },
)

/** Writes sectors of a supplier, as `saveDeclarados` says. */
export async function saveSetores(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroSetor, 'idsetor'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'setores',
    schema: CadastroSetor,
    cadastro,
    toGuardado: (dita: CadastroSetor) => dita,
    fromGuardado: (guardada: object) => guardada,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
