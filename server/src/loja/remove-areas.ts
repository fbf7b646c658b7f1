import {
  CadastroRecusado,
  lockCatalogo,
  refuseSempre,
  removeCadastros,
  type ChaveDoCadastro,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { listEmTabelas } from './area.repository.ts'
import { cadastroArea } from './cadastro-loja.ts'

/** Removes areas of a supplier, as `removeCadastros` says: one that a price table names stays. Answers how many there were. */
export async function removeAreas(
  tx: Transaction,
  quem: Quem,
  areas: readonly ChaveDoCadastro<typeof cadastroArea>[],
): Promise<number> {
  await lockCatalogo(tx, quem.idfornecedor)
  const ids = areas.map(({ idarea }) => idarea)
  const usadas = await listEmTabelas(tx, quem.idfornecedor, ids)
  const recusas = ids.flatMap((id, linha) =>
    usadas.has(id) ? [refuseSempre({ linha, id, motivo: 'EM_USO' })] : [],
  )
  if (recusas.length > 0) throw new CadastroRecusado('area', recusas)
  return removeCadastros(tx, cadastroArea, quem, areas)
}
