import type { IncomingMessage } from 'node:http'

import proxyAddr from '@fastify/proxy-addr'

import type { Config } from './config.ts'

/** The address that a request comes from, as Fastify reads it: for what does not pass through Fastify (websockets). */
export function createIpOf(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = toTrust(trustProxy)
  return (request) => proxyAddr(request, trust) ?? ''
}

function toTrust(trustProxy: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy === 'boolean') return () => trustProxy
  return proxyAddr.compile(trustProxy.split(',').map((endereco) => endereco.trim()))
}
