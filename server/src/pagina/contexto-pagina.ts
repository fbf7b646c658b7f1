import type { FastifyRequest } from 'fastify'

import { cookies, janelaPadrao, type ContextoPagina, type Local } from '@vitrine/contract'

import { createInProcessClient, toRequisicao } from '#chamada'

import type { PaginasDeps } from './paginas.ts'

/** What loaders and actions receive: the contract's client in process, and the facts of this request. */
export function makeContextoPagina(
  request: FastifyRequest,
  slugDoHost: string | null,
  { dispatch, config }: Pick<PaginasDeps, 'dispatch' | 'config'>,
): ContextoPagina {
  const requisicao = toRequisicao(request)
  return {
    client: createInProcessClient(dispatch, requisicao, (error) =>
      request.log.error({ err: error }, 'call of a page failed'),
    ),
    janela: {
      ...janelaPadrao,
      build: config.build,
      whiteLabel: slugDoHost,
      providerUrl: config.providerUrl,
      demo: config.demo,
    },
    host: request.hostname,
    slugDoHost,
    local: readLocal(request),
    setCookies: requisicao.setCookies,
    temSessao: requisicao.token !== '',
  }
}

/** The place of the cookie `vitrine_local`; null when missing or not ours. */
export function readLocal(request: FastifyRequest): Local | null {
  const text = request.cookies?.[cookies.local]
  if (!text) return null
  try {
    const local = JSON.parse(text) as Partial<Local> // checked field by field below
    const isPlace = typeof local.lat === 'number' && typeof local.lng === 'number'
    const isTipo = local.tipoEntrega === 'DELIVERY' || local.tipoEntrega === 'RETIRADA'
    return isPlace && isTipo ? (local as Local) : null
  } catch {
    return null
  }
}
