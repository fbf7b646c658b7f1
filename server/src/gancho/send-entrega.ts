import { composeGanchoDesligado, insertCartas } from '#correio'
import type { Config, Sql, Transaction } from '#infra'
import { requestFora } from '#rede'

import { composeEvento } from './compose-evento.ts'
import { markEntregue, markFalhou, type Desfecho, type Tomada } from './entrega.repository.ts'
import { restOfGancho, waitOfEntrega } from './espera.ts'
import { countFalha, disableGancho, listDestinatarios, restGancho } from './gancho.repository.ts'
import { openSegredo } from './segredo.ts'
import { signMensagem } from './sign.ts'

export interface GanchoDeps {
  sql: Sql
  config: Pick<Config, 'demo' | 'chavesSelo'>
  /** The clock; tests turn it. */
  agora?: () => Date
}

const SEM_CHAVE = 'A plataforma não tem mais a chave que abre o segredo deste webhook. Troque o segredo.'
const TEMPO_MS = 15_000
/** Longer than a try can take: a process that has not written its result by then has died. */
export const PRAZO_MS = 60_000
const TRES_DIAS_MS = 3 * 24 * 3_600_000
/** 410 Gone: the address does not exist any more, so it is not tried again for three days. */
const GONE = 410

/**
 * Sends one event to one address: once, without following a redirect, never into an inner network. The result is stored before the next delivery is taken; true when it arrived.
 */
export async function sendEntrega(deps: GanchoDeps, tomada: Tomada): Promise<boolean> {
  const inicio = performance.now()
  const { resposta, erro } = await tell(deps, tomada)
  const agora = deps.agora?.() ?? new Date()
  const desfecho = { agora, duracao_ms: Math.round(performance.now() - inicio), resposta, erro }
  const isEntregue = resposta !== null && resposta >= 200 && resposta < 300
  if (isEntregue) await markEntregue(deps.sql, tomada, desfecho)
  else await deps.sql.begin((tx) => keepFalha(tx, tomada, desfecho))
  return isEntregue
}

async function tell({ config, agora }: GanchoDeps, tomada: Tomada) {
  const body = composeEvento(tomada)
  const [atual, ...anteriores] = tomada.segredos.map((cada) => openSegredo(config, tomada.idgancho, cada))
  // Without its signature nobody may believe it.
  if (!atual) return { resposta: null, erro: SEM_CHAVE }
  const segredos = [atual, ...anteriores.filter((cada) => cada !== null)]
  const assinatura = signMensagem({ ...tomada, body }, segredos, agora?.() ?? new Date())
  try {
    const { status } = await requestFora(new URL(tomada.url), {
      hosts: null,
      permitirLoopback: config.demo,
      timeoutMs: TEMPO_MS,
      method: 'POST',
      soStatus: true,
      headers: { 'content-type': 'application/json; charset=utf-8', ...assinatura },
      body,
    })
    return { resposta: status, erro: '' }
  } catch (error) {
    return { resposta: null, erro: (error instanceof Error ? error.message : String(error)).slice(0, 200) }
  }
}

async function keepFalha(tx: Transaction, tomada: Tomada, desfecho: Desfecho): Promise<void> {
  const { agora, resposta } = desfecho
  const proxima = new Date(agora.getTime() + waitOfEntrega(tomada.tentativas) * 1000)
  await markFalhou(tx, tomada, { ...desfecho, tentar_em: proxima < tomada.desistir_em ? proxima : null })
  const gancho = await countFalha(tx, tomada.idgancho, agora)
  if (!gancho) return
  const { idgancho, idfornecedor, url, falhas, falhando_desde } = gancho
  const isOver = agora.getTime() - falhando_desde.getTime() >= TRES_DIAS_MS
  if (resposta !== GONE && !isOver) {
    const descanso = restOfGancho(falhas)
    if (descanso > 0) await restGancho(tx, idgancho, new Date(agora.getTime() + descanso * 1000))
    return
  }
  const motivo =
    resposta === GONE
      ? 'O endereço respondeu que não existe mais (410).'
      : 'O endereço não recebeu nada por três dias.'
  await disableGancho(tx, idgancho, motivo)
  const cartas = (await listDestinatarios(tx, idfornecedor)).map((destino) => ({
    ...composeGanchoDesligado(destino, { url, motivo }),
    idfornecedor,
    chave: `gancho-desligado:${idgancho}:${agora.toISOString()}:${destino.para}`,
  }))
  if (cartas.length > 0) await insertCartas(tx, cartas)
}
