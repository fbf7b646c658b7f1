import type { IncomingMessage, ServerResponse } from 'node:http'

import { cabecalhoDaPrevia } from '@vitrine/contract'

import { assinaturaDe, isPartilhavel, type ContextoComprador } from '#acesso'
import {
  cabecalhosDaResposta,
  encodeAgora,
  fillPartilhada,
  Memoria,
  type CachePublico,
  type Config,
  type Partilhada,
  type PessoalDe,
} from '#infra'

import type { NomesDaChamada } from './dispatch.ts'
import { noteContada } from './feita.ts'
import type { Antecipadas } from './find-parte.ts'
import type { Requisicao } from './handlers.ts'
import { giveUp } from './to-falha.ts'
import { tokenOf } from './token-of.ts'

export const JSON_UTF8 = 'application/json; charset=utf-8'

/** Answers that all customers of one price signature share, but for what is personal of a product (decision 0182). */
export interface Partilhadas {
  /** Nothing is kept of who is not a customer, of an answer that its handler does not share, and of one that is put together each time. */
  keep(url: string, feita: Feita): void
  /**
   * Asked before Fastify sees a request: a customer's GET whose answer is in memory is given without routing, hooks or logging, once it is
   * known what they bought of it. `otherwise`: that could not be found out. False: it is for Fastify.
   */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean
}

interface Feita {
  requisicao: Requisicao
  /** As it was before anything was read. */
  inicio: ReturnType<CachePublico['begin']>
  cabecalhos: Readonly<Record<string, string>>
  partilhada: Partilhada
}

/** An answer that is put together from what is in memory each time that it is asked for, and kept nowhere (decision 0204). */
interface Pronta {
  nomes: NomesDaChamada
  /** Null: it is for Fastify, as it is kept as bytes after all, or of another kind. */
  begin(contexto: ContextoComprador): Escritor | ALer | null
}

/** Writes it, with what is personal of it. */
export type Escritor = (pessoalDe: PessoalDe) => string

/** Something of it must be read first (decision 0214); null: it is for Fastify after all. */
export interface ALer {
  read(): Promise<Escritor | null>
}

/** Null: what is asked for at this address is not put together so. */
export type ReadPronta = (url: string) => Pronta | null

interface Deps {
  cache: CachePublico
  readPronta: ReadPronta
  peekContexto: (token: string, nomes: NomesDaChamada) => ContextoComprador | null
  readPessoal: (contexto: ContextoComprador) => Promise<PessoalDe | null>
  antecipadas: Antecipadas
  /** Counts a call of this account; whether it has made too many. */
  isDemais: (idusuario: string | null) => boolean
  /** The same of an address, for what is to be read. */
  isDemaisDoIp: (request: IncomingMessage) => boolean
}

const toChave = (numero: number, url: string) => `${numero} ${url}`

/** Addresses of which it is known what they name, and signatures that have a number. */
const MAX_ENDERECOS = 16_000
const MAX_ASSINATURAS = 5000

export function createPartilhadas(config: Pick<Config, 'producao'>, deps: Deps): Partilhadas {
  const protecao = cabecalhosDaResposta(config)
  const { cache, peekContexto, readPronta } = deps
  const nomesDe = new Memoria<NomesDaChamada>(MAX_ENDERECOS)
  const numeros = new Memoria<number>(MAX_ASSINATURAS)
  let ultimo = 0

  /** A signature is longer than an address: its number, which no other ever has, stands for it. */
  function chaveOf(assinatura: string, url: string): string {
    const numero = numeros.get(assinatura) ?? ++ultimo
    numeros.set(assinatura, numero)
    return toChave(numero, url)
  }

  return {
    keep(url, { requisicao: { quem, escrita, precos, previa }, inicio, cabecalhos, partilhada }) {
      if (!quem || !escrita?.isDeTodos || previa || !isPartilhavel(quem.contexto)) return
      // It may have been kept when it was longer.
      if (escrita.isLigeira && readPronta(url)) return void nomesDe.delete(url)
      const assinatura = assinaturaDe(quem.contexto)
      if (assinatura === null || quem.contexto.fornecedor?.idfornecedor !== inicio.idfornecedor) return
      const { corpo, cortes } = partilhada
      const resposta = { contentType: JSON_UTF8, cabecalhos, precos, cortes }
      if (cache.set(chaveOf(assinatura, url), inicio, resposta, corpo)) nomesDe.set(url, quem.nomes)
    },
    answer(request, response, otherwise) {
      const sabida = begin(request)
      // It costs a statement: whoever asks too often is refused, as anywhere.
      if (!sabida || deps.isDemais(sabida.contexto.idusuario)) return false
      const isALer = typeof sabida.feita !== 'function'
      if (isALer && deps.isDemaisDoIp(request)) return false
      noteContada(request, { isContada: isALer, isDaContaContada: true })
      sendOr(otherwise, { ...sabida, protecao, deps }, { request, response })
      return true
    },
  }

  /** Who asks, and how what they ask for is written; null: something of it is not in memory. */
  function begin(request: IncomingMessage): Pick<AEnviar, 'feita' | 'contexto'> | null {
    const { method, url = '', headers } = request
    const token = method === 'GET' && !headers[cabecalhoDaPrevia] ? tokenOf(request) : undefined
    if (!token) return null
    const sabidos = nomesDe.get(url)
    const pronta = sabidos ? null : readPronta(url)
    const nomes = sabidos ?? pronta?.nomes
    const contexto = nomes ? peekContexto(token, nomes) : null
    const feita = contexto && (pronta ? beginPronta(deps, pronta, contexto) : find(contexto, url))
    return contexto && feita && { contexto, feita }
  }

  function find(contexto: ContextoComprador, url: string): Escrever | null {
    const assinatura = assinaturaDe(contexto)
    const numero = assinatura ? numeros.get(assinatura) : undefined
    const entrada = numero === undefined ? undefined : cache.get(toChave(numero, url))
    return entrada ? writeGuardada(cache, entrada) : null
  }
}

/** What is sent, as it is put together once what is personal of it is known. */
type Escrever = (pessoalDe: PessoalDe, aceita: string | undefined) => Enviada

interface Enviada {
  /** Text goes out in one piece with what stands before it. */
  corpo: Buffer | string
  encoding: string | undefined
}

function writeGuardada(cache: CachePublico, entrada: NonNullable<ReturnType<CachePublico['get']>>): Escrever {
  const partilhada = { corpo: entrada.corpo, cortes: entrada.cortes ?? [] }
  return (pessoalDe, aceita) => {
    const corpo = fillPartilhada(partilhada, pessoalDe)
    // What is the same for all of them is compressed once for all.
    return corpo === entrada.corpo ? cache.encode(entrada, aceita) : { corpo, encoding: undefined }
  }
}

function beginPronta(
  { cache, antecipadas }: Pick<Deps, 'cache' | 'antecipadas'>,
  pronta: Pronta,
  contexto: ContextoComprador,
): AEnviar['feita'] | null {
  const feita = pronta.begin(contexto)
  if (!feita) return null
  if (typeof feita === 'function') return writePronta(feita, () => (cache.dadas += 1))
  return {
    async read() {
      const lida = await feita.read()
      return lida && writePronta(lida, () => (antecipadas.lidas += 1))
    },
  }
}

function writePronta(write: Escritor, count: () => void): Escrever {
  return (pessoalDe, aceita) => {
    let isDeTodos = true
    const corpo = write((id) => {
      const pessoal = pessoalDe(id)
      isDeTodos &&= pessoal === ''
      return pessoal
    })
    count()
    return isDeTodos ? encodeAgora(corpo, aceita) : { corpo, encoding: undefined }
  }
}

interface AEnviar {
  feita: Escrever | { read(): Promise<Escrever | null> }
  contexto: ContextoComprador
  protecao: Readonly<Record<string, string>>
  deps: Pick<Deps, 'readPessoal' | 'antecipadas'>
}

/** What is personal of the answer beside what is to be read of it. */
function readLacunas({ feita, contexto, deps }: AEnviar, request: IncomingMessage) {
  return deps.antecipadas.read(request, contexto.fornecedor?.idfornecedor ?? '', () =>
    Promise.all([deps.readPessoal(contexto), typeof feita === 'function' ? feita : feita.read()] as const),
  )
}

/** `otherwise`: it could not be sent, and nothing of it was. */
function sendOr(otherwise: () => void, aEnviar: AEnviar, para: Parameters<typeof send>[1]): void {
  send(aEnviar, para)
    .then(
      (isSent) => isSent || otherwise(),
      (error: unknown) => giveUp(para.request, error, otherwise),
    )
    .catch(() => para.response.destroy())
}

/** False: what is personal of the answer is not known, or it is none of these. */
async function send(
  aEnviar: AEnviar,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<boolean> {
  const [pessoalDe, write] = await readLacunas(aEnviar, request)
  if (!pessoalDe || !write) return false
  const { corpo, encoding } = write(pessoalDe, request.headers['accept-encoding'])
  response.writeHead(200, {
    ...aEnviar.protecao,
    'content-type': JSON_UTF8,
    'content-length': Buffer.byteLength(corpo),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(corpo)
  return true
}
