import { CadastroEmpresa, parseLinhas } from '@vitrine/contract'

import {
  describePlataforma,
  refuseErros,
  saveCadastros,
  type Gravada,
  type Quem,
  type Versao,
} from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const cadastroEmpresa = describePlataforma(describeRegistro('empresa', [], ['idempresa', 'nome']), {
  chave: ['idempresa'],
})

/**
 * Writes companies, as `saveCadastros` says: all or none, told in the audit of the platform. Errors: `entrada_invalida` with the place of each
 * that cannot be, `CadastroRecusado` where somebody else has written one meanwhile.
 */
export async function saveEmpresas(
  tx: Transaction,
  quem: Quem<'plataforma'>,
  empresas: readonly (CadastroEmpresa & { versao: Versao })[],
): Promise<Gravada[]> {
  const { lidas, erros } = parseLinhas(
    CadastroEmpresa,
    empresas.map(({ versao: _versao, ...empresa }) => empresa),
  )
  refuseErros('empresas', erros)
  const linhas = lidas.map(({ linha, dados }) => ({ ...dados, versao: empresas[linha]?.versao ?? null }))
  return saveCadastros(tx, cadastroEmpresa, quem, linhas)
}
