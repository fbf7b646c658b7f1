import pLimit from 'p-limit'

import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { Config, Notificacoes, Sql } from '#infra'

import type { ReadChaves } from './chaves-vapid.ts'
import { listServicos, pruneNotificacoes, takeNotificacao } from './notificacao.repository.ts'
import { sendNotificacao } from './send-notificacao.ts'

export interface EnvioDeps {
  sql: Sql
  config: Pick<Config, 'demo' | 'correioDe'>
  fornecedores: Fornecedores
  readChaves: ReadChaves
  /** The clock; tests turn it. */
  agora?: () => Date
  /** How long a push service may take. */
  tempoMs?: number
}

/** Push services that are told at once, and how many devices of one at once: a slow one delays no other. */
const SERVICOS = 8
const FAIXAS = 4
/** Longer than a try can take: a process that has not written its result by then has died. */
const PRAZO_MS = 60_000

/** Push services that this process is telling; rounds that run beside each other share it. */
export type EmCurso = Set<string>

/**
 * Tells every device what is due. Safe in any number of processes at once, and beside itself; who is killed in between loses
 * nothing: what was taken and not told is due again after a minute, and takes the place of what came. Answers how many arrived.
 */
export async function sendNotificacoes(
  deps: EnvioDeps,
  rodada: Rodada = rodadaSolta,
  emCurso: EmCurso = new Set(),
): Promise<number> {
  const { sql, agora = () => new Date() } = deps
  await pruneNotificacoes(sql, agora())
  const inTurn = pLimit(SERVICOS)
  const servicos = await listServicos(sql, [...emCurso], agora())
  const ditas = await Promise.all(
    servicos.map((servico) => inTurn(() => tellServico(deps, servico, { rodada, emCurso }))),
  )
  return ditas.reduce((sum, ditas) => sum + ditas, 0)
}

async function tellServico(
  deps: EnvioDeps,
  servico: string,
  { rodada, emCurso }: { rodada: Rodada; emCurso: EmCurso },
): Promise<number> {
  // Another round has come to it first.
  if (emCurso.has(servico)) return 0
  emCurso.add(servico)
  try {
    const ditas = await Promise.all(Array.from({ length: FAIXAS }, () => tellFaixa(deps, servico, rodada)))
    return ditas.reduce((sum, ditas) => sum + ditas, 0)
  } finally {
    emCurso.delete(servico)
  }
}

async function tellFaixa(deps: EnvioDeps, servico: string, rodada: Rodada): Promise<number> {
  const { sql, agora = () => new Date() } = deps
  for (let ditas = 0; ;) {
    const momento = agora()
    const ate = new Date(momento.getTime() + PRAZO_MS)
    const tomada = await takeNotificacao(sql, servico, { agora: momento, ate })
    if (!tomada) return ditas
    // What is wrong with our keys is wrong for all of a service: one item, which is well again with the first that arrives.
    const send = () => sendNotificacao(deps, tomada)
    if (await rodada.item('serviço de push', servico, send, { sempre: true })) ditas += 1
  }
}

/** Between the moment something is due and the round that tells it: a new order says nothing (0027), so it is looked for. */
const OLHADA_MS = 1000
/** After PostgreSQL said that an order moved: what moves together is told together. */
const ESPERA_MS = 300
/** Rounds run at the same time: a service that takes its ten seconds does not delay the others. */
const RODADAS = 4

interface Seguidor {
  /** Whether anything is due that no lane of this process is telling; one cheap statement. */
  hasDevidas: (emCurso: readonly string[]) => Promise<boolean>
  tell: (emCurso: EmCurso) => Promise<unknown>
}

/** Tells about a second after something is due; the minute's job finds what a dead process left. */
export function followNotificacoes(
  notificacoes: Pick<Notificacoes, 'onPedido'>,
  { hasDevidas, tell }: Seguidor,
): void {
  const emCurso: EmCurso = new Set()
  let rodadas = 0
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    timer = undefined
    if (rodadas >= RODADAS) return
    rodadas += 1
    try {
      if (await hasDevidas([...emCurso])) await tell(emCurso)
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
