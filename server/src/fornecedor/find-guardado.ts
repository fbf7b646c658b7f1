import type { CadastroFornecedor } from '@vitrine/contract'

import { listGuardadas } from '#cadastro'
import type { Db } from '#infra'

import { cadastroFornecedor, fromGuardado } from './cadastro-fornecedor.ts'

export type FornecedorGuardado = CadastroFornecedor & { versao: number }

/** A supplier as its people wrote it, with the version that whoever changes it names. */
export async function findGuardado(db: Db, idfornecedor: string): Promise<FornecedorGuardado | undefined> {
  const [row] = await listGuardadas(db, cadastroFornecedor, idfornecedor, [{ idfornecedor }])
  if (!row) return undefined
  const { versao, ...guardado } = row
  // Written by the same contract's schema.
  return { ...fromGuardado(guardado), versao } as FornecedorGuardado
}
