import pLimit from 'p-limit'

import { drainEventos } from '#evento'
import { rodadaSolta, type Rodada } from '#fila'
import type { Notificacoes } from '#infra'

import { insertEntregas, postponeSeguintes, takeEntrega } from './entrega.repository.ts'
import { listDevidos } from './gancho.repository.ts'
import { PRAZO_MS, sendEntrega, type GanchoDeps } from './send-entrega.ts'

/** Webhooks that are told at once, and how many deliveries of one at once: a slow one delays no other. */
const GANCHOS = 8
const FAIXAS = 2
/** After this many deliveries in a row a webhook lets others go first. */
const LOTE = 50

/** Webhooks that this process is telling, and on how many lanes; rounds that run beside each other share it. */
export type EmCurso = Map<string, number>

/**
 * Tells every fact that is due: at least once, in order for one order. Safe in any number of processes at once, and beside itself;
 * who is killed in between loses nothing, for what was taken and not told is due again after a minute. Answers how many arrived.
 */
export async function deliverGanchos(
  deps: GanchoDeps,
  rodada: Rodada = rodadaSolta,
  emCurso: EmCurso = new Map(),
): Promise<number> {
  const { sql, agora = () => new Date() } = deps
  let entregues = 0
  await drainEventos(sql, 'ganchos', rodada, insertEntregas)
  for (;;) {
    await postponeSeguintes(sql, agora())
    const devidos = await listDevidos(sql, agora())
    const inTurn = pLimit(GANCHOS * FAIXAS)
    const faixas = devidos.flatMap((idgancho) =>
      Array.from({ length: FAIXAS }, () =>
        inTurn(() => onLane(emCurso, idgancho, () => tellGancho(deps, idgancho, rodada))),
      ),
    )
    const ditas = await Promise.all(faixas)
    entregues += ditas.reduce((sum, { entregues }) => sum + entregues, 0)
    if (ditas.every(({ tomadas }) => tomadas === 0)) return entregues
  }
}

const NADA = { tomadas: 0, entregues: 0 }

/** A webhook whose lanes are all taken by another round is that round's affair. */
async function onLane(
  emCurso: EmCurso,
  idgancho: string,
  tell: () => Promise<typeof NADA>,
): Promise<typeof NADA> {
  const faixas = emCurso.get(idgancho) ?? 0
  if (faixas >= FAIXAS) return NADA
  emCurso.set(idgancho, faixas + 1)
  try {
    return await tell()
  } finally {
    const agora = emCurso.get(idgancho) ?? 1
    if (agora > 1) emCurso.set(idgancho, agora - 1)
    else emCurso.delete(idgancho)
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
    // This failure is the shop's, not the receiver's: the delivery is tried again when the time for which it was taken is over.
    const send = () => sendEntrega(deps, tomada)
    if (await rodada.item('entrega de gancho', tomada.identrega, send, { sempre: true })) conta.entregues += 1
  }
  return conta
}

/** Between the moment something is due and the round that tells it: a new order says nothing (0050), so it is looked for. */
const OLHADA_MS = 1000
/** After PostgreSQL said that an order moved: what moves together is told together. */
const ESPERA_MS = 200
/** Rounds run at the same time: a receiver that takes its fifteen seconds does not delay the deliveries of others. */
const RODADAS = 8

interface Seguidor {
  /** Whether anything is due that no lane of this process is telling; one cheap statement. */
  hasDevidos: (emCurso: readonly string[]) => Promise<boolean>
  deliver: (emCurso: EmCurso) => Promise<unknown>
}

/** Tells at most about a second after something is due; the minute's job finds what a dead process left. */
export function followGanchos(
  notificacoes: Pick<Notificacoes, 'onPedido'>,
  { hasDevidos, deliver }: Seguidor,
): void {
  const emCurso: EmCurso = new Map()
  let rodadas = 0
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    timer = undefined
    if (rodadas >= RODADAS) return
    rodadas += 1
    try {
      if (await hasDevidos([...emCurso.keys()])) await deliver(emCurso)
    } catch {
      // The database is away: the job of each minute reports it, and the next run tries again.
    } finally {
      rodadas -= 1
    }
  }
  setInterval(() => void look(), OLHADA_MS).unref()
  notificacoes.onPedido(() => {
    timer ??= setTimeout(() => void look(), ESPERA_MS).unref()
  })
}
