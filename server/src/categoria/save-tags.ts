import { CadastroTagPesquisa } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const cadastro = describeCadastro(
  describeRegistro('tag_pesquisa', ['idfornecedor'], ['tag', 'nome', 'grupo', 'promovida', 'ordem']),
  {
    chave: ['tag'],
    porFornecedor: true,
  },
)

/** Writes the tags that shoppers may filter by at a supplier, as `saveDeclarados` says. */
export async function saveTags(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroTagPesquisa, 'tag'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'tags',
    schema: CadastroTagPesquisa,
    cadastro,
    toGuardado: (dita: CadastroTagPesquisa) => dita,
    fromGuardado: (guardada: object) => guardada,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
