import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'

import type { Config } from './config.ts'

type Fim = Parameters<LogController['requestCompleted']>

/**
 * One line for a request, when it has ended, whoever ended it: a second one at its begin said the same address, and each is written at once. The
 * address is the one that was asked for: pages write theirs anew (a preview's code, a key that is taken out of it).
 */
class UmaLinha extends LogController {
  readonly #vindos = new WeakMap<FastifyRequest, Pick<FastifyRequest, 'method' | 'url' | 'ip'>>()

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request
    this.#vindos.set(request, { method, url, ip })
    // Of who leaves before the answer has gone Fastify hears nothing, nor of a stream that its browser closes.
    reply.raw.once('close', () => this.#write(request, reply, 'request aborted'))
  }

  override requestCompleted(...[error, request, reply]: Fim): void {
    this.#write(request, reply, error ? 'request errored' : 'request completed', error)
  }

  /** Once of a request, by whom it is told of first. */
  #write(request: FastifyRequest, reply: FastifyReply, msg: string, error?: Error | null): void {
    const req = this.#vindos.get(request)
    if (!this.#vindos.delete(request)) return
    const linha = { req, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...linha, err: error }, msg)
    else request.log.info(linha, msg)
  }
}

/**
 * JSON lines with a request id. Nothing that opens a session or names a person is written: tokens in path, query and
 * headers, `api_key`, documents and e-mails in URLs are replaced before the line is made (readings 2).
 */
export function loggerOptions({
  logLevel,
}: Pick<Config, 'logLevel'>): Required<Pick<FastifyServerOptions, 'logger' | 'logController'>> {
  return {
    logController: new UmaLinha(),
    logger: {
      level: logLevel,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', '*.senha', '*.cpf', '*.email', '*.token'],
        censor: '[oculto]',
      },
      serializers: {
        req: (request) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
      },
    },
  }
}

const SEGREDOS: readonly [RegExp, string][] = [
  // {session_token} of the contract's paths, unless it is the literal `token`.
  [
    /^(\/v[124]\/app\/)(?!token\/|fornecedor\/|config\/|pedido\/|usuario|cupom|formas-entrega|cliente\/)[^/?]+/,
    '$1[oculto]',
  ],
  [/(\/usuario\/)[^/?]+(?=\?|$)/, '$1[oculto]'],
  [/(\/login-token\/)[^?]*/, '$1[oculto]'],
  [/(\/senha\/recuperar\/|\/dados-receita\/)[^?]*/, '$1[oculto]'],
  // The code of a shared list or cart gives access to it.
  [/(\/(?:shopping-list\/shared|listas\/compartilhada)\/)[^/?]+/, '$1[oculto]'],
  [
    /([?&](?:api_key|apiKey|token|email|login|cpf|documento|telefone|senha|id_erp_usuario|compartilhada|carrinho|codigo|mescla|previa)=)[^&]*/g,
    '$1[oculto]',
  ],
  [/[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/g, '[oculto]'],
  [/(?<![\da-f-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\da-f-])/g, '[oculto]'],
  // A CNPJ may have letters since July 2026, upper case as the shop writes them; hexadecimal ids are lower case.
  [/(?<![\w-])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}(?:\/|%2F)?[\dA-Z]{4}-?\d{2}(?![\w-])/g, '[oculto]'],
]

/** An address without what opens something or names somebody; an address inside it, as one returns to after a login, alike. */
export function redactUrl(url: string): string {
  const inside = url.replace(/([?&](?:voltar|returnTo)=)([^&]*)/g, (tudo, nome: string, dentro: string) => {
    const claro = decode(dentro)
    const limpo = claro === null ? null : redactUrl(claro)
    return claro !== null && limpo === claro ? tudo : nome + encodeURIComponent(limpo ?? '')
  })
  return SEGREDOS.reduce((text, [pattern, by]) => text.replace(pattern, by), inside)
}

/** Null: no encoding that holds. */
function decode(texto: string): string | null {
  try {
    return decodeURIComponent(texto)
  } catch {
    return null
  }
}
