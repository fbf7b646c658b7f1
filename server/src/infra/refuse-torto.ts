import type { IncomingMessage, ServerResponse } from 'node:http'

import { Falha } from './falha.ts'

const METODOS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
/** A name or an IPv4 with or without port, or an IPv6 in brackets. */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

const SUSPEITO = /%|\.\.|\\/

/**
 * Requests that no client of the shop sends and that the code behind does not expect: an absolute or double-slashed target,
 * one with `..`, an invalid host, a method of proxies (audit N8). Answers 400; true when it did.
 */
export function refuseTorto(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isTorto(request)) return false
  const corpo = JSON.stringify(new Falha('entrada_invalida').toCorpo())
  response.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(corpo),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : corpo)
  return true
}

function isTorto({ method = '', url = '', headers }: IncomingMessage): boolean {
  if (!METODOS.has(method)) return true
  if (!url.startsWith('/') || url.startsWith('//')) return true
  if (headers.host !== undefined && !HOST.test(headers.host)) return true
  // Nearly every address: nothing to decode, no `..`.
  if (!SUSPEITO.test(url)) return false
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
      .split(/[/\\]/)
      .some((parte) => parte === '..')
  } catch {
    return true
  }
}
