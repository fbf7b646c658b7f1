import type { Sql } from '#infra'

import { markSent, takeUnsent, type CartaRow } from './correio.repository.ts'

/** How a letter leaves. The demo keeps it for its mailbox page; SMTP comes with the accounts issue. */
export type Carteiro = (carta: CartaRow) => Promise<void>

/** Sends what waits in the outbox, some at a time; a letter that fails stays for the next round. */
export async function sendCorreio(sql: Sql, carteiro: Carteiro): Promise<number> {
  return sql.begin(async (tx) => {
    const cartas = await takeUnsent(tx, 50)
    const sent: string[] = []
    for (const carta of cartas) {
      await carteiro(carta).then(
        () => sent.push(carta.idcorreio),
        () => {},
      )
    }
    if (sent.length > 0) await markSent(tx, sent)
    return sent.length
  })
}
