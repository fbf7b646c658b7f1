import type { MudancaDesfeita } from '@vitrine/contract'

import { lockCatalogo, type Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'
import { COM_VOLTA, isDeVolta } from '#registro'

import { findAtoDe, findMudanca, keepVolta } from './ato.repository.ts'
import { restoreDe } from './restore-de.ts'

/**
 * Takes one change of the register back, whoever made it: the owner reads it there and answers for the store. What anybody changed since stays.
 * Where it was all of an act of one's own, that act is taken back; else the way back is an act of whoever asked, and can be taken back too.
 * Errors: `nao_encontrado`, also for a change from before acts were kept.
 */
export function undoMudanca(sql: Sql, quem: Quem, idevento: number): Promise<MudancaDesfeita> {
  const {
    idfornecedor,
    autor: { idusuario },
  } = quem
  if (idusuario === null) throw new Falha('nao_encontrado')
  return sql.begin(async (tx) => {
    await lockCatalogo(tx, idfornecedor)
    const mudanca = await findMudanca(tx, idfornecedor, idevento)
    if (!mudanca) throw new Falha('nao_encontrado')
    const cadastro = COM_VOLTA.find((nome) => nome === mudanca.dados.cadastro)
    if (!cadastro || !isDeVolta(mudanca)) return { porque: 'SEM_VOLTA' }
    const trecho = { de: idevento, ate: idevento, transacao: mudanca.transacao }
    const ato = await findAtoDe(tx, { idfornecedor, idusuario }, trecho)
    if ((await restoreDe(tx, quem, { trecho, motivo: 'Desfeito' }, cadastro)) === 0)
      return { porque: 'MUDOU' }
    if (ato !== null) await keepVolta(tx, { idfornecedor, idusuario }, ato, 'desfazer')
    return { porque: null }
  })
}
