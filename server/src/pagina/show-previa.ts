import type { FastifyReply, FastifyRequest } from 'fastify'

import { cabecalhoDaPrevia, cookies, cookiesDaPrevia } from '@vitrine/contract'

import { isPrevia } from './pagina-publica.ts'
import { writeScriptDaPrevia } from './script-da-previa.ts'

/** The link of a preview, as its page goes on being one. */
export interface PreviaDaPagina {
  codigo: string
}

/**
 * The link that a page is asked for by, in its address or by what its frame asks for later; null: by none. Whoever has it sees the store as a
 * visitor, on paper that search engines leave and nothing keeps: what this browser has of its own stays out, but the frame's own cookies, and
 * the session by which a group's prices are allowed.
 */
export function takePrevia(request: FastifyRequest, reply: FastifyReply): PreviaDaPagina | null {
  const dita = request.headers[cabecalhoDaPrevia]
  if (typeof dita === 'string' && !isPrevia(request.url)) request.raw.url = putPrevia(request.url, dita)
  if (!isPrevia(request.url)) return null
  const codigo = (new URLSearchParams(request.url.split('?')[1]).get('previa') ?? '').slice(0, 64)
  request.headers[cabecalhoDaPrevia] = codigo
  const { [cookies.sessao]: sessao } = request.cookies
  const proprios = readProprios(request)
  delete request.headers.referer
  request.headers.cookie = proprios
  request.cookies = {
    ...request.server.parseCookie(proprios),
    // Read as one by nothing: `toRequisicao` knows of the preview.
    ...(codigo !== '' && sessao !== undefined && { [cookies.sessao]: sessao }),
  }
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
  return { codigo }
}

const deQuem: ReadonlySet<string> = new Set([cookies.sessao, cookies.visao])

/** What the frame keeps for itself; who somebody is is none of it. */
function readProprios({ headers }: FastifyRequest): string {
  const ditos = headers[cookiesDaPrevia]
  if (typeof ditos !== 'string') return ''
  return ditos
    .split(/;\s*/)
    .filter((cookie) => !deQuem.has(cookie.split('=')[0]?.trim() ?? ''))
    .join('; ')
}

/** A page of the preview: it leads to others of it, and asks for everything as one. Kept by no device. */
export function sendPrevia(
  { response, corpo, nonce }: { response: Response; corpo: Buffer; nonce: string },
  { codigo }: PreviaDaPagina,
  reply: FastifyReply,
): FastifyReply {
  reply.code(response.status).removeHeader('set-cookie')
  for (const [nome, valor] of response.headers) if (nome !== 'set-cookie') reply.header(nome, valor)
  reply.header('cache-control', 'no-store')
  const onde = response.headers.get('location')
  if (onde?.startsWith('/') && !isPrevia(onde)) reply.header('location', putPrevia(onde, codigo))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(corpo)
  const script = `<script nonce="${nonce}">${writeScriptDaPrevia(codigo)}</script>`
  return reply.send(corpo.toString('utf8').replace('<head>', () => `<head>${script}`))
}

function putPrevia(url: string, codigo: string): string {
  const [semAncora = '', ancora] = url.split(/#(.*)/s)
  const previa = `previa=${encodeURIComponent(codigo)}`
  return `${semAncora}${semAncora.includes('?') ? '&' : '?'}${previa}${ancora === undefined ? '' : `#${ancora}`}`
}
