import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { cookies, headers, type Call } from '@vitrine/contract'

import { isDoPainel, runFor } from '#infra'

import type { Rodizio } from './rodizio.ts'
import { noteFalha } from './to-falha.ts'
import { tokenOf } from './token-of.ts'

/** Names of which it is not known whose they are take their turns together: a crowd of made-up ones is not many suppliers. */
const DESCONHECIDO = 'desconhecido'

type IdOfFornecedor = (nome: string) => string | undefined

/** Whether a call is begun by turns (Rodizio): those of the platform itself name no supplier. */
export const hasVez = ({ fornecedor, semVez }: Call): boolean => fornecedor !== undefined && !semVez

/** Among whose calls a request takes its turn; null: it names no supplier. A supplier's panel, for who is logged in, is not behind the crowd at its shop. */
export function findParte(
  call: Call,
  request: FastifyRequest,
  idOfFornecedor: IdOfFornecedor,
): string | null {
  const nome = nomeOf(call, request) || asText(request.headers[headers.fornecedor])
  if (nome === '') return null
  const id = idOfFornecedor(nome) ?? DESCONHECIDO
  const isLogado = !request.headers.authorization && request.cookies[cookies.sessao] !== undefined
  return isLogado && isDoPainel(request) ? `painel ${id}` : id
}

/** The supplier that a request names in path, query or body; '': none. */
export function nomeOf({ fornecedor = 'query.idfornecedor' }: Call, request: FastifyRequest): string {
  const [parte = '', campo = ''] = fornecedor.split('.')
  // Not checked yet: a body may be anything, also nothing.
  const nome = (request[parte as 'params' | 'query' | 'body'] as Record<string, unknown> | undefined)?.[campo]
  return asText(nome)
}

const asText = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/** Reads what an answer lacks that is put together before Fastify sees its request (decision 0214). */
export class Leituras {
  readonly #rodizio: Pick<Rodizio, 'wait'>
  /** Answers given so since the start. */
  dadas = 0

  constructor(rodizio: Pick<Rodizio, 'wait'>) {
    this.#rodizio = rodizio
  }

  /** As the work of a supplier, when it is its turn (findParte), as long as somebody waits for it. @throws SemVez */
  async read<T>(request: IncomingMessage, parte: string, work: () => Promise<T>): Promise<T> {
    const hasLeft = () => request.socket.destroyed
    const isDela = tokenOf(request) !== undefined && isDoPainel(request)
    await this.#rodizio.wait(isDela ? `painel ${parte}` : parte, hasLeft)
    return runFor({ parte, hasLeft }, work)
  }

  /** What could not be read is told by Fastify; to who has left, by nobody. */
  giveUp(request: IncomingMessage, error: unknown, otherwise: () => void): void {
    noteFalha(request, error)
    if (!request.socket.destroyed) otherwise()
  }
}
