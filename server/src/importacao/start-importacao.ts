import type { Importacao } from '@vitrine/contract'

import type { Autor } from '#evento'
import { Falha, type Sql } from '#infra'

import { requireImportacao } from './check-colunas.ts'
import {
  holdImportacao,
  moveImportacao,
  startAndamento,
  type QualImportacao,
} from './importacao.repository.ts'
import { countAFazer } from './linha.repository.ts'

/** Sets an import going that was rehearsed. Errors: `nao_encontrado`, `importacao_em_andamento`, `importacao_sem_mudanca`. */
export async function startAplicar(sql: Sql, qual: QualImportacao, autor: Autor): Promise<Importacao> {
  const { idimportacao } = qual
  await sql.begin(async (tx) => {
    const atual = await holdImportacao(tx, qual)
    if (!atual) throw new Falha('nao_encontrado')
    // A second press, an answer that was lost.
    if (atual.estado === 'APLICANDO' || atual.estado === 'APLICADA') return
    if (atual.estado !== 'CONFERIDA') throw new Falha('importacao_em_andamento')
    const total = await countAFazer(tx, idimportacao, false)
    if (total === 0) throw new Falha('importacao_sem_mudanca')
    await startAndamento(tx, idimportacao, total)
    await moveImportacao(tx, idimportacao, { de: ['CONFERIDA'], para: 'APLICANDO', autor })
  })
  return requireImportacao(sql, qual)
}

/** Sets the way back going. Errors: `nao_encontrado`, `importacao_sem_volta`. */
export async function startDesfazer(sql: Sql, qual: QualImportacao, autor: Autor): Promise<Importacao> {
  const { idimportacao } = qual
  await sql.begin(async (tx) => {
    const atual = await holdImportacao(tx, qual)
    if (!atual) throw new Falha('nao_encontrado')
    if (atual.estado === 'DESFAZENDO' || atual.estado === 'DESFEITA') return
    const { desfazer_ate } = await requireImportacao(sql, qual)
    if (!desfazer_ate || Date.parse(desfazer_ate) < Date.now()) throw new Falha('importacao_sem_volta')
    await startAndamento(tx, idimportacao, await countAFazer(tx, idimportacao, true))
    await moveImportacao(tx, idimportacao, { de: ['APLICADA'], para: 'DESFAZENDO', autor })
  })
  return requireImportacao(sql, qual)
}
