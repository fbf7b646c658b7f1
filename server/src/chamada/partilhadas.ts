import type { IncomingMessage, ServerResponse } from 'node:http'

import { cabecalhoDaPrevia } from '@vitrine/contract'

import { assinaturaDe, isPartilhavel, type ContextoComprador } from '#acesso'
import {
  cabecalhosDaResposta,
  encodeAgora,
  fillPartilhada,
  Memoria,
  runFor,
  type CachePublico,
  type Config,
  type Partilhada,
  type PessoalDe,
} from '#infra'

import type { NomesDaChamada } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'
import { noteFalha } from './to-falha.ts'
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
  /** Null: something of it must be read, or it is kept as bytes after all. What is given writes it, with what is personal of it. */
  begin(contexto: ContextoComprador): ((pessoalDe: PessoalDe) => string) | null
}

/** Null: what is asked for at this address is not put together so. */
export type ReadPronta = (url: string) => Pronta | null

interface Deps {
  cache: CachePublico
  readPronta: ReadPronta
  peekContexto: (token: string, nomes: NomesDaChamada) => ContextoComprador | null
  readPessoal: (contexto: ContextoComprador) => Promise<PessoalDe | null>
  /** Counts a call of this account; whether it has made too many. */
  isDemais: (idusuario: string | null) => boolean
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
      send({ ...sabida, protecao, readPessoal: deps.readPessoal }, { request, response }).then(
        (isSent) => isSent || otherwise(),
        (error: unknown) => {
          noteFalha(request, error)
          otherwise()
        },
      )
      return true
    },
  }

  /** Who asks, and how what they ask for is written; null: something of it is not in memory. */
  function begin(request: IncomingMessage): Pick<AEnviar, 'write' | 'contexto'> | null {
    const { method, url = '', headers } = request
    const token = method === 'GET' && !headers[cabecalhoDaPrevia] ? tokenOf(request) : undefined
    if (!token) return null
    const sabidos = nomesDe.get(url)
    const pronta = sabidos ? null : readPronta(url)
    const nomes = sabidos ?? pronta?.nomes
    const contexto = nomes ? peekContexto(token, nomes) : null
    const write = contexto && (pronta ? beginPronta(cache, pronta, contexto) : find(contexto, url))
    return contexto && write && { contexto, write }
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

function beginPronta(cache: CachePublico, pronta: Pronta, contexto: ContextoComprador): Escrever | null {
  const write = pronta.begin(contexto)
  if (!write) return null
  return (pessoalDe, aceita) => {
    let isDeTodos = true
    const corpo = write((id) => {
      const pessoal = pessoalDe(id)
      isDeTodos &&= pessoal === ''
      return pessoal
    })
    cache.dadas += 1
    return isDeTodos ? encodeAgora(corpo, aceita) : { corpo, encoding: undefined }
  }
}

interface AEnviar {
  write: Escrever
  contexto: ContextoComprador
  protecao: Readonly<Record<string, string>>
  readPessoal: Deps['readPessoal']
}

/** False: what is personal of the answer is not known. */
async function send(
  { write, contexto, protecao, readPessoal }: AEnviar,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<boolean> {
  const trabalho = {
    parte: contexto.fornecedor?.idfornecedor ?? '',
    hasLeft: () => request.socket.destroyed,
  }
  const pessoalDe = await runFor(trabalho, () => readPessoal(contexto))
  if (!pessoalDe) return false
  const { corpo, encoding } = write(pessoalDe, request.headers['accept-encoding'])
  response.writeHead(200, {
    ...protecao,
    'content-type': JSON_UTF8,
    'content-length': Buffer.byteLength(corpo),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(corpo)
  return true
}
