import type { Socket } from 'socket.io'

import { cookies } from '@vitrine/contract'

import type { Requisicao } from '#chamada'

/** The facts of the transport, of the request that opened the socket. @param ip from where, as the proxies in front say */
export function toRequisicao({ handshake, request, id }: Socket, ip: string): Requisicao {
  const { token } = handshake.auth as { token?: unknown }
  const bearer = typeof token === 'string' ? token : ''
  const cookie = readCookie(request.headers.cookie ?? '', cookies.sessao)
  return {
    id,
    ip,
    agente: request.headers['user-agent'] ?? '',
    token: bearer || cookie,
    cookie: !bearer,
    visao: false,
    setCookies: [],
    headers: request.headers,
    host: (request.headers.host ?? '').replace(/:\d+$/, ''),
  }
}

function readCookie(cabecalho: string, nome: string): string {
  const par = cabecalho.split('; ').find((cookie) => cookie.startsWith(`${nome}=`))
  return decodeURIComponent(par?.slice(nome.length + 1) ?? '')
}
