import { CadastroTipoAssinatura } from '@vitrine/contract'

import { describeCadastro, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const registro = describeRegistro(
  'tipo_assinatura',
  ['idfornecedor'],
  ['idtipoassinatura', 'nome', 'dias', 'meses', 'ordem', 'ativo'],
)
const cadastro = describeCadastro(registro, { chave: ['idtipoassinatura'], porFornecedor: true })

/** Writes how often orders may be repeated at a supplier, as `saveDeclarados` says. */
export async function saveTiposAssinatura(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroTipoAssinatura, 'idtipoassinatura'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'tiposAssinatura',
    schema: CadastroTipoAssinatura,
    cadastro,
    toGuardado: (tipo: CadastroTipoAssinatura) => tipo,
    fromGuardado: (tipo: object) => tipo,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
