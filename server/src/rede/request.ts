import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { chooseEndereco, type Destinos } from './choose-endereco.ts'

export interface Requisicao extends Destinos {
  /** Of the whole exchange, resolution included. */
  timeoutMs: number
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Only the status is of interest: of a longer answer the rest is left unread instead of refused. */
  soStatus?: boolean
}

interface Resposta {
  status: number
  texto: string
}

const MAXIMO_BYTES = 64 * 1024

/**
 * The one way to a host that is not ours. The connection goes to the very address that was checked (a name that changes
 * between check and call gains nothing), redirects are not followed, the answer is capped at 64 KiB. Throws on a refused
 * host, a timeout and a network failure.
 */
export async function requestFora(url: URL, requisicao: Requisicao): Promise<Resposta> {
  const { timeoutMs, method = 'GET', headers, body, soStatus = false } = requisicao
  const sinal = AbortSignal.timeout(timeoutMs)
  const escolhido = await Promise.race([chooseEndereco(url, requisicao), rejectOnAbort(sinal)])
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const saida = request(url, {
      method,
      signal: sinal,
      agent: false,
      headers: {
        'user-agent': 'vitrine',
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      lookup: (_host, pedidos, pronto) =>
        pedidos.all ? pronto(null, [escolhido]) : pronto(null, escolhido.address, escolhido.family),
    })
    saida.on('error', reject)
    saida.on('response', (resposta) => {
      const partes: Buffer[] = []
      let bytes = 0
      resposta.on('data', (parte: Buffer) => {
        bytes += parte.length
        if (bytes <= MAXIMO_BYTES) partes.push(parte)
        else if (soStatus) {
          resolve({ status: resposta.statusCode ?? 0, texto: '' })
          saida.destroy()
        } else saida.destroy(new Error('rede: answer larger than 64 KiB'))
      })
      resposta.on('error', reject)
      resposta.on('end', () => {
        resolve({ status: resposta.statusCode ?? 0, texto: Buffer.concat(partes).toString('utf8') })
      })
    })
    saida.end(body)
  })
}

function rejectOnAbort(sinal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    sinal.addEventListener('abort', () => reject(sinal.reason), { once: true })
  })
}
