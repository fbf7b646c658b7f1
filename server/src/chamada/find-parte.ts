import type { FastifyRequest } from 'fastify'

import { cookies, headers, type Call, type CallKey } from '@vitrine/contract'

import { isDoPainel } from '#infra'

/** Whoever wants to come in, and a payment provider that tells what was paid, wait for no crowd. */
const SEM_ESPERA =
  /\/usuario\/(?:autenticar|login-token|email\/|convite\/aceitar)|\/cliente\/senha\/|\/api-key\/login$|^POST \/painel\/v1\/[^/]+\/entrar$|\/enviar-verificacao$|^POST \/v4\/webhook\//

/** Names of which it is not known whose they are take their turns together: a crowd of made-up ones is not many suppliers. */
const DESCONHECIDO = 'desconhecido'

type IdOfFornecedor = (nome: string) => string | undefined

/** Whether the calls of `key` are begun by turns (Rodizio): those of the platform itself name no supplier. */
export const hasVez = (key: CallKey, { fornecedor }: Call): boolean =>
  fornecedor !== undefined && !SEM_ESPERA.test(key)

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
