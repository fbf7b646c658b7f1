import type { MovimentoEstoque } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import { writeLote, type Quem, type Trecho } from '#cadastro'
import { saveEstoques } from '#estoque'
import type { Transaction } from '#infra'

import { listEstoques, tellVoltas, type EstoqueMudado } from './ato.repository.ts'

/**
 * Gives stock back what an act took of it, or takes what it gave: the difference, since orders moved it meanwhile. What would fall below nothing stays.
 * Answers how many moved.
 */
export async function undoEstoques(
  tx: Transaction,
  quem: Quem,
  { trecho, motivo }: { trecho: Trecho; motivo: string },
): Promise<number> {
  const mudados = await listEstoques(tx, quem.idfornecedor, trecho)
  const linhas = mudados.map((mudado, linha) => ({ linha, mudado }))
  const { feitas } = await writeLote(tx, linhas, async (ponto, restam) => {
    await saveEstoques(
      ponto,
      quem,
      restam.map(({ mudado }) => toMovimento(mudado, motivo)),
    )
    return restam
  })
  await tellVoltas(
    tx,
    quem.idfornecedor,
    feitas.flatMap(({ mudado: { id, anterior } }) => (anterior > 0 ? [{ id, volta_a: anterior }] : [])),
  )
  return feitas.length
}

function toMovimento(
  { id: idcadastroextraproduto, antes, depois }: EstoqueMudado,
  motivo: string,
): MovimentoEstoque {
  const comum = { idcadastroextraproduto, motivo }
  if (antes === null) return { ...comum, tipo: 'SEM_CONTROLE' }
  if (depois === null) return { ...comum, tipo: 'CONTAGEM', quantidade: fromMilesimos(antes) }
  return { ...comum, tipo: 'AJUSTE', quantidade: fromMilesimos(antes - depois) }
}
