import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookies } from '@vitrine/contract'
import { FUSO_PADRAO } from '@vitrine/rules/data'

import { readVisao } from '#chamada'
import { POLITICA_SIMPLES } from '#infra'
import { drawAviso, drawFaixa, type VisaoViva } from '#visao'

import type { PaginasDeps } from './paginas.ts'

/**
 * Who looks at the store as a customer, for a page that is asked for so; null: nobody does. What else this browser has (place, consent,
 * lines, where it came from) is its own person's: the page is drawn without it, as on a new device of the customer.
 */
export async function takeVisao(
  request: FastifyRequest,
  { findVisao }: Pick<PaginasDeps, 'findVisao'>,
): Promise<VisaoViva | 'encerrada' | null> {
  delete request.headers.referer
  const token = readVisao(request)
  if (token === '') return null
  request.headers.cookie = `${cookies.visao}=${token}`
  request.cookies = { [cookies.visao]: token }
  return (await findVisao(token)) ?? 'encerrada'
}

/** In the place of a page whose view has ended. */
export function sendEncerrada(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLITICA_SIMPLES)
    .type('text/html; charset=utf-8')
    .send(drawAviso('A visão do cliente terminou.', { painel: null, sair: true }))
}

/** The customer's page with the banner at its end: no cookie is set, and no device keeps it. */
export function sendComFaixa(
  { response, corpo }: { response: Response; corpo: Buffer },
  visao: VisaoViva,
  { fornecedores }: Pick<PaginasDeps, 'fornecedores'>,
  reply: FastifyReply,
): FastifyReply {
  reply.code(response.status)
  for (const [nome, valor] of response.headers) if (nome !== 'set-cookie') reply.header(nome, valor)
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(corpo)
  const html = corpo.toString('utf8')
  const fim = html.lastIndexOf('</body>')
  const faixa = drawFaixa(visao, fornecedores.peek(visao.slug)?.fuso ?? FUSO_PADRAO)
  return reply.send(fim < 0 ? html : html.slice(0, fim) + faixa + html.slice(fim))
}
