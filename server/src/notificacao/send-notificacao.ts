import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'

import { urlsMarca } from '@vitrine/contract'

import { requestFora } from '#rede'

import type { ChavesVapid } from './chaves-vapid.ts'
import { deleteAparelho } from './inscricao.repository.ts'
import { deleteNotificacao, postponeNotificacao, type Tomada } from './notificacao.repository.ts'
import type { EnvioDeps } from './send-notificacoes.ts'

const TEMPO_MS = 10_000
/** How long a service keeps what it cannot hand on, in seconds: a device that is off hears it when it is on again. */
const TTL = 24 * 3600
/** Seconds until the next try: 30, 120, 480 … at most an hour. */
const waitOf = (tentativas: number) => Math.min(30 * 4 ** (tentativas - 1), 3600)

/** The device is no more (RFC 8030 §7.3). */
const SAIU = new Set([404, 410])
/** The keys are not those that it was made for, or the clock is off: somebody has to look. */
const CHAVES = new Set([401, 403])
/** Services that browsers come with. Anybody may name another, which says of our keys what it likes. */
const CONHECIDOS = /(?:^|\.)(?:googleapis\.com|services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/
/** Full, away, or too much at once: later. */
const isPassageiro = (status: number) => status === 429 || status >= 500

/**
 * Tells one device once. It arrives and is forgotten, or is tried later; a device that is no more is forgotten with all that waits for it.
 * True when it arrived. Throws for keys that the service of a browser does not take, once nothing of the message is left.
 */
export async function sendNotificacao(deps: EnvioDeps, tomada: Tomada): Promise<boolean> {
  const { sql, readChaves } = deps
  const chaves = await readChaves()
  const status = chaves ? await ask(deps, tomada, chaves) : null
  const isDita = status !== null && status >= 200 && status < 300
  if (status !== null && SAIU.has(status)) {
    await deleteAparelho(sql, tomada.endpoint)
    return false
  }
  if (status === null || isPassageiro(status)) {
    const agora = deps.agora?.() ?? new Date()
    const depois = new Date(agora.getTime() + waitOf(tomada.tentativas) * 1000)
    await postponeNotificacao(sql, tomada.idnotificacao, depois)
    return false
  }
  await deleteNotificacao(sql, tomada.idnotificacao)
  const isDeNavegador = deps.config.demo || CONHECIDOS.test(new URL(tomada.endpoint).hostname)
  if (CHAVES.has(status) && isDeNavegador) throw new Error(`push service answered ${status}`)
  return isDita
}

/** The service's answer; null: none came, or the name leads into an inner network. */
async function ask(deps: EnvioDeps, tomada: Tomada, chaves: ChavesVapid): Promise<number | null> {
  const { config, tempoMs = TEMPO_MS } = deps
  const { endpoint, p256dh, auth, conteudo } = tomada
  const url = new URL(endpoint)
  // The library knows no http, which the demo and tests have on this machine alone.
  const aparelho = {
    endpoint: endpoint.replace(/^http:/, 'https:'),
    expirationTime: null,
    keys: { p256dh, auth },
  }
  const { headers } = await vapidHeaders(aparelho, {
    subject: contactOf(config.correioDe),
    publicKey: chaves.publica,
    privateKey: chaves.privada,
  })
  const mensagem = { ...conteudo, icone: await findIcone(deps, tomada.idfornecedor) }
  const body = await encryptNotification(aparelho, new TextEncoder().encode(JSON.stringify(mensagem)))
  try {
    const { status } = await requestFora(url, {
      hosts: null,
      permitirLoopback: config.demo,
      timeoutMs: tempoMs,
      method: 'POST',
      soStatus: true,
      headers: {
        ...headers,
        ttl: String(TTL),
        urgency: 'normal',
        // While a device is off, only the last message of each order is kept for it.
        topic: conteudo.tag.slice(0, 32),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body,
    })
    return status
  } catch {
    return null
  }
}

/** Whom a push service may write to about what this shop sends. */
function contactOf(correioDe: string): string {
  return `mailto:${/<([^>]+)>/.exec(correioDe)?.[1] ?? correioDe.trim()}`
}

/** The store's own mark, as it is now. */
async function findIcone({ fornecedores }: EnvioDeps, idfornecedor: string): Promise<string | null> {
  const loja = await fornecedores.find(idfornecedor)
  return loja && urlsMarca.arquivo(loja.slug, loja.publico.config.tema.marca, 'icone-192.png')
}
