import type { EscolhaNotificacao } from '@vitrine/contract'

import { mayKeepUsuario } from '#consentimento'
import { api } from '#shell'

/** The cliente whose orders a device is told of, and the store. */
export interface DonoDosAvisos {
  idfornecedor: string
  idcliente: string
}

export type Situacao =
  /** This browser or this store tells nothing by push. */
  | 'indisponivel'
  /** iOS tells only what stands on the home screen. */
  | 'instalar'
  /** Cookies of group 1 were declined. */
  | 'sem-cookies'
  /** The person said no to the browser, which alone can take that back. */
  | 'bloqueado'
  | 'desligado'
  | 'ligado'

export interface Aparelho {
  situacao: Situacao
  chave: string
  escolha: EscolhaNotificacao
}

const tudo: EscolhaNotificacao = { pedidos: true, alertas: true }
const REGISTRO_MS = 15_000

/** Where this device stands; rejects when the store cannot be asked. */
export async function readAparelho(dono: DonoDosAvisos): Promise<Aparelho> {
  const parado = readParado()
  if (parado) return { situacao: parado, chave: '', escolha: tudo }
  const answer = await api('GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}', {
    params: { ...dono },
  })
  if (!answer.ok) throw new Error(answer.falha.codigo)
  const { chave, inscricao } = answer.dados
  const registro = chave === null ? null : await waitRegistro()
  if (chave === null || !registro) return { situacao: 'indisponivel', chave: '', escolha: tudo }
  const doNavegador = await registro.pushManager.getSubscription()
  const ligado = doNavegador !== null && inscricao !== null
  return { situacao: ligado ? 'ligado' : 'desligado', chave, escolha: inscricao ?? tudo }
}

/** What stands in the way before anybody is asked; null: nothing. */
export function readParado(): Situacao | null {
  if (!('serviceWorker' in navigator) || !window.__VITRINE__?.trabalhador) return 'indisponivel'
  if (!('PushManager' in window) || !('Notification' in window))
    return 'standalone' in navigator && navigator.standalone === false ? 'instalar' : 'indisponivel'
  if (!mayKeepUsuario()) return 'sem-cookies'
  return Notification.permission === 'denied' ? 'bloqueado' : null
}

/** Asks the person, then the browser, then the store. Call it from a click: browsers ask for nothing else. Rejects when one of the last two fails. */
export async function turnOn(
  dono: DonoDosAvisos,
  { chave, escolha }: Pick<Aparelho, 'chave' | 'escolha'>,
): Promise<Situacao> {
  const permissao = await Notification.requestPermission()
  if (permissao !== 'granted') return permissao === 'denied' ? 'bloqueado' : 'desligado'
  const registro = await waitRegistro()
  if (!registro) return 'indisponivel'
  const { endpoint = '', keys } = (await subscribe(registro, chave)).toJSON()
  const aparelho = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
  const answer = await api('POST /v4/notificacao/inscricao', {
    params: {},
    query: {},
    body: { ...dono, aparelho, ...escolha },
  })
  if (!answer.ok) throw new Error(answer.falha.codigo)
  return 'ligado'
}

/** The browser stays subscribed as long as it is told of another cliente. Rejects when the store cannot be told. */
export async function turnOff(dono: DonoDosAvisos): Promise<void> {
  const answer = await api('POST /v4/notificacao/inscricao/remove', {
    params: {},
    query: {},
    body: { ...dono },
  })
  if (!answer.ok) throw new Error(answer.falha.codigo)
  if (answer.dados.outras > 0) return
  const registro = await waitRegistro()
  await (await registro?.pushManager.getSubscription())?.unsubscribe()
}

/** One that was made for another key of the shop is of no use to it. */
async function subscribe(registro: ServiceWorkerRegistration, chave: string): Promise<PushSubscription> {
  const pedido = { userVisibleOnly: true, applicationServerKey: chave }
  try {
    return await registro.pushManager.subscribe(pedido)
  } catch (error) {
    const antes = await registro.pushManager.getSubscription()
    if (!antes) throw error
    await antes.unsubscribe()
    return registro.pushManager.subscribe(pedido)
  }
}

/** The store's worker, which comes some seconds after the first page; null: it does not. */
function waitRegistro(): Promise<ServiceWorkerRegistration | null> {
  const tarde = new Promise<null>((resolve) => {
    setTimeout(resolve, REGISTRO_MS, null)
  })
  return Promise.race([navigator.serviceWorker.ready, tarde])
}
