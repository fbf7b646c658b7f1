import { randomBytes } from 'node:crypto'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { cookies } from '@vitrine/contract'

import { POLITICA_SIMPLES, type Config, type Sql } from '#infra'

import { drawAviso } from './aviso-da-visao.ts'
import { beginVisao, endVisao, findVisao } from './visao.repository.ts'

/** Longer than a view: a page that is left open is told that it ended, and never takes up another session of this browser. */
const COOKIE_SEGUNDOS = 86_400

interface Deps {
  sql: Sql
  config: Pick<Config, 'producao'>
  /** Slug of the store that has this host; null on the marketplace's. */
  slugDoHost(host: string): Promise<string | null>
}

/** Where a view begins, by the key of its link, and where it is left. */
export function registerVisao(fastify: FastifyInstance, { sql, config, slugDoHost }: Deps): void {
  const toCookie = (token: string, segundos: number) =>
    `${cookies.visao}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${segundos}${config.producao ? '; Secure' : ''}`

  void fastify.register((scope, _options, done) => {
    // A form without fields.
    scope.addContentTypeParser('*', (_request, _payload, ready) => ready(null))
    scope.get<{ Querystring: { chave?: string } }>('/_visao/abrir', async (request, reply) => {
      const { chave = '' } = request.query
      const token = randomBytes(32).toString('base64url')
      const agente = request.headers['user-agent'] ?? ''
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (!(await beginVisao(sql, { chave: String(chave), token, agente })))
        return sendAviso(reply.code(410), 'Este link já foi usado ou venceu.', null)
      const visao = await findVisao(sql, token)
      const antes = request.cookies?.[cookies.visao]
      if (antes) await endVisao(sql, antes)
      const isDaLoja = (await slugDoHost(request.hostname)) !== null
      return reply
        .header('set-cookie', toCookie(token, COOKIE_SEGUNDOS))
        .redirect(isDaLoja ? '/' : `/${visao?.slug ?? ''}`, 303)
    })
    scope.post('/_visao/sair', async (request, reply) => {
      const token = request.cookies?.[cookies.visao] ?? ''
      const visao = token === '' ? null : await findVisao(sql, token)
      if (token !== '') await endVisao(sql, token)
      reply.header('set-cookie', toCookie('', 0)).header('cache-control', 'no-store')
      const isDaLoja = (await slugDoHost(request.hostname)) !== null
      return sendAviso(reply, 'Você saiu da visão do cliente.', isDaLoja ? null : (visao?.slug ?? null))
    })
    done()
  })
}

/** A page that stands alone and runs no script. */
function sendAviso(reply: FastifyReply, texto: string, slug: string | null): FastifyReply {
  return reply
    .header('content-security-policy', POLITICA_SIMPLES)
    .type('text/html; charset=utf-8')
    .send(drawAviso(texto, { painel: slug === null ? null : `/painel/${slug}`, sair: false }))
}
