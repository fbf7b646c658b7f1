import type { IncomingMessage } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CallKey } from '@vitrine/contract'

import type { Falha } from '#infra'

import type { Requisicao } from './handlers.ts'
import { toRequisicao } from './to-requisicao.ts'

/** A call that was answered. */
export interface Feita {
  key: CallKey
  requisicao: Requisicao
  status: number
  falha: Falha | undefined
  ms: number
  /** Null: a file, or nobody was there for the answer. */
  bytes: number | null
}

/** What each request was read as, and was refused with. */
const requisicoes = new WeakMap<FastifyRequest, Requisicao>()
const recusas = new WeakMap<FastifyRequest, Falha>()
/** What was counted of a request before Fastify saw it. */
const contadas = new WeakMap<IncomingMessage, Contada>()

type Contada = Required<Pick<Requisicao, 'isContada' | 'isDaContaContada'>>

/** What became of a request, once it is answered. */
export function readFeita(key: CallKey, request: FastifyRequest, reply: FastifyReply): Feita {
  const tamanho = Number(reply.getHeader('content-length') ?? Number.NaN)
  return {
    key,
    // A body that could not be read was refused before.
    requisicao: requisicoes.get(request) ?? toRequisicao(request),
    status: reply.statusCode,
    falha: recusas.get(request),
    ms: Math.round(reply.elapsedTime),
    bytes: Number.isNaN(tamanho) ? null : tamanho,
  }
}

/** What a request is carried out as, each time the same; remembered until it is answered. */
export function keepRequisicao(request: FastifyRequest): Requisicao {
  const requisicao =
    requisicoes.get(request) ?? Object.assign(toRequisicao(request), contadas.get(request.raw))
  requisicoes.set(request, requisicao)
  return requisicao
}

/** It was counted by who read for it, and may be Fastify's after all: it counts once. */
export function noteContada(request: IncomingMessage, contada: Contada): void {
  contadas.set(request, contada)
}

/** What a request is refused with; remembered as long. */
export function keepRecusa(request: FastifyRequest, falha: Falha): void {
  recusas.set(request, falha)
}
