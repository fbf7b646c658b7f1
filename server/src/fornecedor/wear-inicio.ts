import { saveCadastros, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroFornecedor } from './cadastro-fornecedor.ts'
import { findGuardado } from './find-guardado.ts'

/** Readings 8: the supplier's home is the one that it composed, not its list of products. */
const COMPOSTA = 'use-new-style-page'

/** A store that publishes a home shows it from then on; of one that does so already nothing changes. */
export async function wearInicio(tx: Transaction, quem: Quem): Promise<void> {
  const { idfornecedor } = quem
  const guardado = await findGuardado(tx, idfornecedor)
  if (!guardado || guardado.tags.includes(COMPOSTA)) return
  const { tags, versao } = guardado
  await saveCadastros(tx, cadastroFornecedor, quem, [{ idfornecedor, tags: [...tags, COMPOSTA], versao }])
}
