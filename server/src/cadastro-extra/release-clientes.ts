import { saveCadastros, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroExtra } from './cadastro-cliente.ts'
import { listRepresentados } from './cadastro-extra.repository.ts'

/** The customers of these representatives have none until the store names another. */
export async function releaseClientes(
  tx: Transaction,
  quem: Quem,
  representantes: readonly string[],
): Promise<void> {
  if (representantes.length === 0) return
  const idclientes = await listRepresentados(tx, quem.idfornecedor, representantes)
  const linhas = idclientes.map((idcliente) => ({
    idcliente,
    idrepresentante: null,
    versao: 'qualquer' as const,
  }))
  await saveCadastros(tx, cadastroExtra, quem, linhas)
}
