import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

import type { Config } from './config.ts'

/** An answer that is not a page of the shop may load nothing. */
const NADA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** Of our few pages beside the shop (documents, the demo's bank and mailbox): styles and forms of their own, no script. */
export const POLITICA_SIMPLES =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** The browser gives the shop access to location, camera (bar codes), payment and the clipboard, and to nothing else. */
const PERMISSOES =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()'

/** What helmet puts on an answer. It is the same for each, so it is asked once: as a hook it cost a tenth of a search. */
function readFixos({ producao }: Pick<Config, 'producao'>): Record<string, string> {
  const fixos: Record<string, string> = {}
  const put = helmet({
    contentSecurityPolicy: false,
    // Letters and other shops may show our pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A browser keeps this for half a year (HSTS): not set on a machine where the shop is only tried out.
    strictTransportSecurity: producao && { maxAge: 15_552_000, includeSubDomains: false },
    xFrameOptions: { action: 'sameorigin' },
  })
  const resposta = {
    setHeader: (nome: string, valor: string) => (fixos[nome.toLowerCase()] = valor),
    removeHeader() {},
  }
  // It depends neither on the request nor on the rest of the answer.
  put({} as IncomingMessage, resposta as unknown as ServerResponse, () => {})
  return { ...fixos, 'permissions-policy': PERMISSOES }
}

/** Names of all that protects an answer. */
const NOMES = [...Object.keys(readFixos({ producao: true })), 'content-security-policy']

/** What protects an answer that is no page and no file. */
export const cabecalhosDaResposta = (config: Pick<Config, 'producao'>): Record<string, string> => ({
  ...readFixos(config),
  'content-security-policy': NADA,
})

/**
 * Security headers, on every answer (audit N10). Pages bring a policy of
 * their own (pagina/politica-de-conteudo.ts).
 */
export function protectRespostas(fastify: FastifyInstance, config: Pick<Config, 'producao'>): void {
  const fixos = readFixos(config)
  const deResposta = cabecalhosDaResposta(config)
  // The policy of a worker's file is that of the worker.
  const deArquivo = {
    ...fixos,
    'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  }
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/assets/') ? deArquivo : deResposta)
    done()
  })
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // Browsers show a document with a plug-in of their own, which such a policy would forbid.
    if (String(reply.getHeader('content-type')).startsWith('application/pdf'))
      reply.removeHeader('content-security-policy')
    done(null, payload)
  })
}

/** The security headers of an answer: the copy in memory is sent with the same ones. */
export function pickCabecalhos(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const nome of NOMES) {
    const valor = headers[nome]
    if (typeof valor === 'string') picked[nome] = valor
  }
  return picked
}
