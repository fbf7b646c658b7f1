import type { IncomingMessage, ServerResponse } from 'node:http'

import { cabecalhoDaPrevia, type Call } from '@vitrine/contract'

import { checkAcesso, isPartilhavel, type ContextoComprador } from '#acesso'
import { Memoria, runFor } from '#infra'

import type { NomesDaChamada } from './dispatch.ts'
import { noteContada } from './feita.ts'
import type { AskAgain, Requisicao } from './handlers.ts'
import { JSON_UTF8 } from './partilhadas.ts'
import { giveUp } from './to-falha.ts'
import { hasLeftOf } from './to-requisicao.ts'
import { tokenOf } from './token-of.ts'

/** Addresses that customers ask again, each for its own answer (decision 0203). */
export interface Relidas {
  /** Nothing is kept of who is not a customer, and of a call whose handler is not asked so. */
  keep(url: string, call: Call, requisicao: Requisicao, cabecalhos: Readonly<Record<string, string>>): void
  /**
   * Asked before Fastify sees a request: a customer's GET of an address that was answered before goes straight to its handler, without routing, validation
   * or logging. What it answers is of this moment, and who asks is held against the call as always. `otherwise`: the handler could not, and Fastify answers why (noteFalha). False: it is for Fastify.
   */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean
  /** Answers given so since the start. */
  readonly dadas: number
}

interface Endereco {
  call: Call
  nomes: NomesDaChamada
  askAgain: AskAgain
  cabecalhos: Readonly<Record<string, string>>
}

interface Deps {
  peekContexto: (token: string, nomes: NomesDaChamada) => ContextoComprador | null
  /** Counts a call of this account; whether it has made too many. */
  isDemais: (idusuario: string | null) => boolean
  /** Tests: what is remembered is held against the database. */
  strict: boolean
}

/** What is kept of each is what it asks, a kilobyte. */
const MAX_ENDERECOS = 2000
const MAX_ENDERECO = 1024

export function createRelidas({ peekContexto, isDemais, strict }: Deps): Relidas {
  const enderecos = new Memoria<Endereco>(MAX_ENDERECOS)
  let dadas = 0

  /** Who asks, if they may and all that says so is in memory. */
  function findQuem(request: IncomingMessage, { call, nomes }: Endereco): ContextoComprador | null {
    const token = tokenOf(request)
    const contexto = token ? peekContexto(token, nomes) : null
    return contexto && mayAsk(call, contexto, nomes.idcliente) ? contexto : null
  }

  return {
    get dadas() {
      return dadas
    },
    keep(url, call, { quem, askAgain, previa, setCookies }, cabecalhos) {
      if (!askAgain || !quem?.nomes.fornecedor || previa || setCookies.length > 0) return
      if (url.length <= MAX_ENDERECO && isPartilhavel(quem.contexto))
        enderecos.set(url, { call, nomes: quem.nomes, askAgain, cabecalhos })
    },
    answer(request, response, otherwise) {
      const { method, url = '', headers } = request
      const endereco = method === 'GET' && !headers[cabecalhoDaPrevia] ? enderecos.get(url) : undefined
      const contexto = endereco && findQuem(request, endereco)
      if (!contexto || isDemais(contexto.idusuario)) return false
      noteContada(request, { isContada: false, isDaContaContada: true })
      const trabalho = {
        parte: contexto.fornecedor?.idfornecedor ?? '',
        hasLeft: hasLeftOf(request),
      }
      runFor(trabalho, () => endereco.askAgain(contexto))
        .then(
          async ({ corpo, check }) => {
            const falsa = strict ? await check?.().catch(String) : undefined
            if (falsa) return response.writeHead(500).end(falsa)
            dadas += 1
            return send(response, endereco, corpo)
          },
          (error: unknown) => giveUp(request, error, otherwise),
        )
        .catch(() => response.destroy())
      return true
    },
  }
}

function mayAsk(call: Call, contexto: ContextoComprador, idcliente: string | undefined): boolean {
  try {
    checkAcesso(call, contexto, idcliente)
    return true
  } catch {
    // By Fastify they are told why.
    return false
  }
}

function send(response: ServerResponse, { cabecalhos }: Endereco, corpo: Buffer): ServerResponse {
  return response
    .writeHead(200, {
      ...cabecalhos,
      'content-type': JSON_UTF8,
      'content-length': corpo.length,
      'cache-control': 'no-store',
    })
    .end(corpo)
}
