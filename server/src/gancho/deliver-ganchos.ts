import { rodadaSolta, type Rodada } from '#fila'
import { limitParallel, type Notificacoes } from '#infra'

import { postponeSeguintes, takeEntrega } from './entrega.repository.ts'
import { listDevidos } from './gancho.repository.ts'
import { PRAZO_MS, sendEntrega, type GanchoDeps } from './send-entrega.ts'

/** Webhooks that are told at once, and how many deliveries of one at once: a slow one holds up nobody else. */
const GANCHOS = 8
const FAIXAS = 2
/** After so many a webhook lets others go first. */
const LOTE = 50

/**
 * Tells every fact that is due: at least once, in order for one order. Safe in any number of processes at once; who is
 * killed in between loses nothing, for what was taken and not told is due again after a minute. Answers how many arrived.
 */
export async function deliverGanchos(deps: GanchoDeps, rodada: Rodada = rodadaSolta): Promise<number> {
  const { sql, agora = () => new Date() } = deps
  let entregues = 0
  for (;;) {
    await postponeSeguintes(sql, agora())
    const devidos = await listDevidos(sql, agora())
    const inTurn = limitParallel(GANCHOS * FAIXAS)
    const faixas = devidos.flatMap((idgancho) =>
      Array.from({ length: FAIXAS }, () => inTurn(() => tellGancho(deps, idgancho, rodada))),
    )
    const ditas = await Promise.all(faixas)
    entregues += ditas.reduce((sum, { entregues }) => sum + entregues, 0)
    if (ditas.every(({ tomadas }) => tomadas === 0)) return entregues
  }
}

async function tellGancho(deps: GanchoDeps, idgancho: string, rodada: Rodada) {
  const { sql, agora = () => new Date() } = deps
  const conta = { tomadas: 0, entregues: 0 }
  while (conta.tomadas < LOTE) {
    const momento = agora()
    const ate = new Date(momento.getTime() + PRAZO_MS)
    const tomada = await takeEntrega(sql, idgancho, { agora: momento, ate })
    if (!tomada) break
    conta.tomadas += 1
    // What fails here is ours, not theirs: it is due again when its time as taken is over.
    const send = () => sendEntrega(deps, tomada)
    if (await rodada.item('entrega de gancho', tomada.identrega, send, { sempre: true })) conta.entregues += 1
  }
  return conta
}

const ESPERA_MS = 500

/** Tells soon after PostgreSQL says that an order moved, one round at a time; the minute's job finds the rest. */
export function followGanchos(
  notificacoes: Pick<Notificacoes, 'onPedido'>,
  deliver: () => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  notificacoes.onPedido(() => {
    timer ??= setTimeout(run, ESPERA_MS).unref()
  })
  async function run(): Promise<void> {
    timer = undefined
    // Somebody moved meanwhile: the round under way may have passed it, so another follows.
    if (isBusy) {
      timer = setTimeout(run, ESPERA_MS).unref()
      return
    }
    isBusy = true
    await deliver().finally(() => (isBusy = false))
  }
}
