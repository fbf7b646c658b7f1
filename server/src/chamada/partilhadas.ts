import type { IncomingMessage, ServerResponse } from 'node:http'

import { cabecalhoDaPrevia } from '@vitrine/contract'

import { assinaturaDe, isPartilhavel, type ContextoComprador } from '#acesso'
import { fillPartilhada, Memoria, runFor, type CachePublico, type Partilhada, type PessoalDe } from '#infra'

import type { NomesDaChamada } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'
import { tokenOf } from './token-of.ts'

export const JSON_UTF8 = 'application/json; charset=utf-8'

/** Answers that all customers of one price signature share, but for what is personal of a product (decision 0182). */
export interface Partilhadas {
  /** Nothing is kept of who is not a customer, and of an answer that its handler does not share. */
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

interface Deps {
  cache: CachePublico
  peekContexto: (token: string, nomes: NomesDaChamada) => ContextoComprador | null
  readPessoal: (contexto: ContextoComprador) => Promise<PessoalDe | null>
  /** Counts a call of this account; whether it has made too many. */
  isDemais: (idusuario: string | null) => boolean
}

const toChave = (numero: number, url: string) => `${numero} ${url}`

type Entrada = NonNullable<ReturnType<CachePublico['get']>>

/** Addresses of which it is known what they name, and signatures that have a number. */
const MAX_ENDERECOS = 16_000
const MAX_ASSINATURAS = 5000

export function createPartilhadas(deps: Deps): Partilhadas {
  const { cache, peekContexto } = deps
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
      const assinatura = assinaturaDe(quem.contexto)
      if (assinatura === null || quem.contexto.fornecedor?.idfornecedor !== inicio.idfornecedor) return
      const { corpo, cortes } = partilhada
      const resposta = { contentType: JSON_UTF8, cabecalhos, precos, cortes }
      if (cache.set(chaveOf(assinatura, url), inicio, resposta, corpo)) nomesDe.set(url, quem.nomes)
    },
    answer(request, response, otherwise) {
      const { method, url = '', headers } = request
      const nomes = method === 'GET' && !headers[cabecalhoDaPrevia] ? nomesDe.get(url) : undefined
      const token = nomes && tokenOf(request)
      const contexto = token ? peekContexto(token, nomes) : null
      const assinatura = contexto && assinaturaDe(contexto)
      const numero = assinatura ? numeros.get(assinatura) : undefined
      const entrada = numero === undefined ? undefined : cache.get(toChave(numero, url))
      // It costs a statement: whoever asks too often is refused, as anywhere.
      if (!contexto || !entrada || deps.isDemais(contexto.idusuario)) return false
      send(deps, { entrada, contexto }, { request, response }).then(
        (isSent) => isSent || otherwise(),
        () => otherwise(),
      )
      return true
    },
  }
}

/** False: what is personal of the answer is not known. */
async function send(
  { cache, readPessoal }: Deps,
  { entrada, contexto }: { entrada: Entrada; contexto: ContextoComprador },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<boolean> {
  const trabalho = {
    parte: contexto.fornecedor?.idfornecedor ?? '',
    hasLeft: () => request.socket.destroyed,
  }
  const pessoalDe = await runFor(trabalho, () => readPessoal(contexto))
  if (!pessoalDe) return false
  const propria = fillPartilhada({ corpo: entrada.corpo, cortes: entrada.cortes ?? [] }, pessoalDe)
  // What is the same for all of them is compressed once for all.
  const { corpo, encoding } =
    propria === entrada.corpo
      ? cache.encode(entrada, request.headers['accept-encoding'])
      : { corpo: propria, encoding: undefined }
  response.writeHead(200, {
    ...entrada.cabecalhos,
    'content-type': JSON_UTF8,
    'content-length': corpo.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(corpo)
  return true
}
