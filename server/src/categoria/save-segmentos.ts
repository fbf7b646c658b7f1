import { CadastroSegmento } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const cadastro = describeCadastro(
  describeRegistro('segmento', ['idfornecedor'], ['idsegmento', 'nome', 'ordem']),
  {
    chave: ['idsegmento'],
    porFornecedor: true,
  },
)

/** Writes segments of a supplier, as `saveDeclarados` says. */
export async function saveSegmentos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroSegmento, 'idsegmento'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'segmentos',
    schema: CadastroSegmento,
    cadastro,
    toGuardado: (dita: CadastroSegmento) => dita,
    fromGuardado: (guardada: object) => guardada,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
