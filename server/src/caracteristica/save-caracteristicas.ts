import { CadastroCaracteristica } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const registro = describeRegistro(
  'caracteristica',
  ['idfornecedor'],
  ['escopo', 'codigo', 'nome', 'ajuda', 'tipo', 'obrigatoria', 'opcoes', 'ordem', 'ativa'],
)
const cadastro = describeCadastro(registro, { chave: ['escopo', 'codigo'], porFornecedor: true })

/** Writes a supplier's own fields of registrations and orders, as `saveDeclarados` says. */
export async function saveCaracteristicas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCaracteristica, 'escopo' | 'codigo'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'caracteristicas',
    schema: CadastroCaracteristica,
    cadastro,
    toGuardado: (campo: CadastroCaracteristica) => campo,
    fromGuardado: (campo: object) => campo,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
