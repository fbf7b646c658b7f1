import type { IncomingMessage, ServerResponse } from 'node:http'

import { calls, type CallKey, type Calls, type Query } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import {
  cabecalhosDaResposta,
  createIpOf,
  encodeAgora,
  Memoria,
  type CachePublico,
  type Config,
} from '#infra'

import { isDeVisitante } from './answer-from-cache.ts'
import { nomesDa, type NomesDaChamada } from './dispatch.ts'
import { noteContada } from './feita.ts'
import type { LimiteDeChamadas } from './limit-chamadas.ts'
import type { Antecipadas } from './find-parte.ts'
import { JSON_UTF8, type Escritor, type ReadPronta } from './partilhadas.ts'
import { giveUp } from './to-falha.ts'
import { validateInput } from './validate.ts'

interface Deps {
  cache: CachePublico
  readPronta: ReadPronta
  peekVisitante: (nomes: NomesDaChamada) => ContextoComprador | null
  antecipadas: Antecipadas
  /** Counts what is answered: whoever asks too often is told by Fastify, and costs no more than that. */
  limite: Pick<LimiteDeChamadas, 'isDemaisDoIp' | 'isEsgotado'>
}

/**
 * Answers that are put together from memory for visitors, before Fastify sees their request (decision 0207), and those of which something is read first (0214).
 * `otherwise`: what was read is no such answer, or could not be, and Fastify answers. False: it is for Fastify.
 */
export type AnswerPronta = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => boolean

const semPessoal = () => ''

export function createAnswerPronta(
  config: Pick<Config, 'producao' | 'trustProxy'>,
  { cache, readPronta, peekVisitante, antecipadas, limite }: Deps,
): AnswerPronta {
  const cabecalhos = { ...cabecalhosDaResposta(config), 'content-type': JSON_UTF8, vary: 'accept-encoding' }
  const ipOf = createIpOf(config.trustProxy)

  function send(write: Escritor, request: IncomingMessage, response: ServerResponse): void {
    const { corpo, encoding } = encodeAgora(write(semPessoal), request.headers['accept-encoding'])
    response.writeHead(200, {
      ...cabecalhos,
      'content-length': Buffer.byteLength(corpo),
      'cache-control': 'no-cache',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(corpo)
  }

  return (request, response, otherwise) => {
    if (!isDeVisitante(request)) return false
    const ip = ipOf(request)
    if (limite.isEsgotado(ip)) return false
    const pronta = readPronta(request.url ?? '')
    const contexto = pronta && peekVisitante(pronta.nomes)
    const feita = contexto && pronta.begin(contexto)
    if (!feita) return false
    if (limite.isDemaisDoIp(ip)) return false
    const parte = contexto.fornecedor?.idfornecedor ?? ''
    if (typeof feita === 'function') {
      cache.dadas += 1
      antecipadas.give(request, parte, () => send(feita, request, response), otherwise)
      return true
    }
    noteContada(request, { isContada: true, isDaContaContada: false })
    antecipadas
      .read(request, parte, () => feita.read())
      .then(
        (write) => {
          if (!write) return otherwise()
          antecipadas.lidas += 1
          return send(write, request, response)
        },
        (error: unknown) => giveUp(request, error, otherwise),
      )
      .catch(() => response.destroy())
    return true
  }
}

/** Addresses that were asked for once. */
const MAX_VISTAS = 2000

/** Of every second time that an address is asked for Fastify is left to keep the bytes, which are cheaper still from then on. */
export function everySecond(readPronta: ReadPronta): ReadPronta {
  const vistas = new Memoria<number>(MAX_VISTAS)
  return (url) => {
    if (vistas.delete(url)) return null
    const pronta = readPronta(url)
    if (pronta) vistas.set(url, 1)
    return pronta
  }
}

const PAR = /^([a-z]{1,40})=([^=]*)$/i

interface Entrada<K extends CallKey> {
  query: Query<Calls[K]>
  nomes: NomesDaChamada
}

/**
 * What an address asks of a call, valid and with its defaults, as `dispatch` hands it to the handler; null: its query says something twice or is
 * written as nobody writes it, or it is refused, which Fastify tells.
 */
export function readEntrada<K extends CallKey>(
  key: K,
  params: Readonly<Record<string, string>>,
  texto: string,
): Entrada<K> | null {
  const query: Record<string, string> = {}
  try {
    for (const par of texto.split('&')) {
      const [, nome, valor] = PAR.exec(par) ?? []
      if (nome === undefined || valor === undefined || nome in query) return null
      query[nome] = decode(valor.replaceAll('+', ' '))
    }
    const entrada = validateInput(key, { params: mapValues(params, decode), query })
    return { query: entrada.query as Query<Calls[K]>, nomes: nomesDa(calls[key], entrada) } // the schema says so
  } catch {
    return null
  }
}

const decode = (texto: string) => (texto.includes('%') ? decodeURIComponent(texto) : texto)

const mapValues = (de: Readonly<Record<string, string>>, to: (valor: string) => string) =>
  Object.fromEntries(Object.entries(de).map(([nome, valor]) => [nome, to(valor)]))
