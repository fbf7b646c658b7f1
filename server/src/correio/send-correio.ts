import { rodadaSolta, type Rodada } from '#fila'
import type { Notificacoes, Sql } from '#infra'

import { markFailed, markSent, takeUnsent, type CartaParaEnviar } from './correio.repository.ts'

/** How letters leave: over SMTP, or not at all in the demo, whose mailbox page shows the outbox. */
export interface Carteiro {
  deliver(carta: CartaParaEnviar): Promise<void>
  /** Codes and links of letters that were taken need not be kept. */
  apagaSecretas: boolean
}

/** The demo's: everything is "sent" to /dev/correio, which reads the outbox. */
export const carteiroDemo: Carteiro = { deliver: async () => {}, apagaSecretas: false }

const LOTE = 20

/**
 * Sends what waits in the outbox, a batch at a time; a letter that fails is tried again later and later. Safe in several
 * processes at once. Answers how many were sent.
 */
export async function sendCorreio(
  sql: Sql,
  carteiro: Carteiro,
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  let total = 0
  for (;;) {
    const { taken, sent } = await sendLote(sql, carteiro, rodada)
    total += sent
    if (taken < LOTE) return total
  }
}

async function sendLote(sql: Sql, carteiro: Carteiro, rodada: Rodada) {
  return sql.begin(async (tx) => {
    const cartas = await takeUnsent(tx, LOTE)
    const sent: string[] = []
    const failed: string[] = []
    await Promise.all(
      cartas.map(async (carta) => {
        const deliver = () => carteiro.deliver(carta).then(() => true)
        // When it is tried again is written beside the letter.
        const isSent = await rodada.item('carta', carta.idcorreio, deliver, { sempre: true })
        ;(isSent ? sent : failed).push(carta.idcorreio)
      }),
    )
    if (sent.length > 0) await markSent(tx, sent, carteiro.apagaSecretas)
    if (failed.length > 0) await markFailed(tx, failed)
    return { taken: cartas.length, sent: sent.length }
  })
}

const ESPERA_MS = 200

/** Sends soon after a secret letter was put into the outbox: somebody waits for a code. The minute's job finds the rest. */
export function followCorreio(notificacoes: Notificacoes, send: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  notificacoes.onCorreio(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void send()
    }, ESPERA_MS)
    timer.unref()
  })
}
