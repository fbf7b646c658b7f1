import type { IncomingMessage } from 'node:http'

import proxyAddr from '@fastify/proxy-addr'

import type { Config } from './config.ts'

/** The address that a request comes from, as Fastify reads it: for what does not pass through Fastify (websockets). */
export function createIpOf(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust =
    typeof trustProxy === 'string'
      ? proxyAddr.compile(trustProxy.split(',').map((endereco) => endereco.trim()))
      : typeof trustProxy === 'function'
        ? trustProxy
        : () => trustProxy
  return (request) => proxyAddr(request, trust) ?? ''
}
