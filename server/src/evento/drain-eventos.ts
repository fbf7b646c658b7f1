import type { Rodada } from '#fila'
import type { Sql, Transaction } from '#infra'

import { listPorVer, markVistos, tryTurno, type EventoVisto } from './evento.repository.ts'
import type { Consumidor } from './leitores.ts'

/** Events of one transaction: few, so that its locks are held only for a moment. */
const LOTE_DA_RODADA = 100

/**
 * Hands on what `consumidor` has not seen, in the order of what happened to each order, and marks it in the transaction of what `work`
 * does: nothing is lost when it dies, nothing is done twice. What throws is kept as a failure of the job, by its number, and tried again
 * later; the others are seen meanwhile. One process at a time for each reader; others leave it to that one. Answers how many it looked at.
 */
export function drainEventos(
  sql: Sql,
  consumidor: Consumidor,
  rodada: Rodada,
  work: (tx: Transaction, eventos: readonly EventoVisto[]) => Promise<void>,
): Promise<number> {
  return rodada.drainLotes<EventoVisto>(sql, {
    tipo: 'evento',
    chaveOf: ({ idevento }) => idevento,
    take: async (tx, exceto) =>
      (await tryTurno(tx, consumidor)) ? listPorVer(tx, consumidor, { exceto, limit: LOTE_DA_RODADA }) : [],
    work: async (tx, eventos) => {
      await work(tx, eventos)
      await markVistos(
        tx,
        consumidor,
        eventos.map(({ idevento }) => idevento),
      )
    },
  })
}
