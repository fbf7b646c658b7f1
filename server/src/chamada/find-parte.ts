import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { cookies, headers, type Call } from '@vitrine/contract'

import { isDoPainel, runFor } from '#infra'

import type { Rodizio } from './rodizio.ts'
import { giveUp } from './to-falha.ts'
import { hasLeftOf } from './to-requisicao.ts'
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
  return nameParte(id, request, request.cookies[cookies.sessao] !== undefined)
}

function nameParte(
  idfornecedor: string,
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  temSessao: boolean,
): string {
  const isDela = temSessao && !request.headers.authorization && isDoPainel(request)
  return isDela ? `painel ${idfornecedor}` : idfornecedor
}

/** The supplier that a request names in path, query or body; '': none. */
export function nomeOf({ fornecedor = 'query.idfornecedor' }: Call, request: FastifyRequest): string {
  const [parte = '', campo = ''] = fornecedor.split('.')
  // Not checked yet: a body may be anything, also nothing.
  const nome = (request[parte as 'params' | 'query' | 'body'] as Record<string, unknown> | undefined)?.[campo]
  return asText(nome)
}

const asText = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/** Answers that are given before Fastify sees their request, each when it is the turn of its supplier (findParte). */
export class Antecipadas {
  readonly #rodizio: Pick<Rodizio, 'wait'>
  /** Of which something was read first, since the start (decision 0214). */
  lidas = 0

  constructor(rodizio: Pick<Rodizio, 'wait'>) {
    this.#rodizio = rodizio
  }

  /**
   * Gives what is in memory, and all the same what got no turn in time: to refuse it costs as much.
   * `otherwise`: it failed, which Fastify tells.
   */
  give(request: IncomingMessage, parte: string, give: () => void, otherwise: () => void): void {
    const vez = this.#wait(request, parte)
    if (!vez) return give()
    const giveNow = () => {
      if (!request.socket.destroyed) give()
    }
    vez.then(giveNow, giveNow).catch((error: unknown) => giveUp(request, error, otherwise))
  }

  /** Reads what an answer lacks, as the work of its supplier and as long as somebody waits for it. @throws SemVez */
  async read<T>(request: IncomingMessage, parte: string, work: () => Promise<T>): Promise<T> {
    await this.#wait(request, parte)
    return runFor({ parte, hasLeft: hasLeftOf(request) }, work)
  }

  /** `parte`: '' is of many suppliers, and waits for none. */
  #wait(request: IncomingMessage, parte: string): Promise<void> | null {
    if (parte === '') return null
    return this.#rodizio.wait(nameParte(parte, request, tokenOf(request) !== undefined), hasLeftOf(request))
  }
}
