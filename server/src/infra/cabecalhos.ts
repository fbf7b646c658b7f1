import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

import type { Config } from './config.ts'

/** What an answer that is no page of the shop may load: nothing. */
const NADA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** Of our few pages beside the shop (documents, the demo's bank and mailbox): styles and forms of their own, no script. */
export const POLITICA_SIMPLES =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** The browser lends the shop its place, payment and the clipboard, and nothing else. */
const PERMISSOES =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()'

/**
 * Headers that keep an answer from being used otherwise than it is meant, on every answer (audit N10). Pages bring a policy of
 * their own (pagina/politica-de-conteudo.ts).
 */
export async function protectRespostas(
  fastify: FastifyInstance,
  { producao }: Pick<Config, 'producao'>,
): Promise<void> {
  await fastify.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    // Letters and other shops show our pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A browser that was told so keeps to it for half a year: not on the machine of who tries the shop out.
    strictTransportSecurity: producao && { maxAge: 15_552_000, includeSubDomains: false },
    xFrameOptions: { action: 'sameorigin' },
  })
  fastify.addHook('onRequest', (request, reply, done) => {
    // The policy of a worker's file is that of the worker.
    const politica = request.url.startsWith('/assets/') ? "default-src 'self'" : NADA
    reply.header('permissions-policy', PERMISSOES).header('content-security-policy', politica)
    done()
  })
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // Browsers show a document with a plug-in of their own, which such a policy would forbid.
    if (String(reply.getHeader('content-type')).startsWith('application/pdf'))
      reply.removeHeader('content-security-policy')
    done(null, payload)
  })
}

const NOMES =
  /^(?:content-security-policy|cross-origin-|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport|x-)/

/** Of an answer's headers those that protect it: what is answered from memory carries the same. */
export function pickCabecalhos(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const picked = Object.entries(headers).filter(([nome]) => NOMES.test(nome))
  return Object.fromEntries(picked.map(([nome, valor]) => [nome, String(valor)]))
}
