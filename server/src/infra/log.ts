import { LogController, type FastifyServerOptions } from 'fastify'

import type { Config } from './config.ts'

/** One line for a request, when it has ended, whoever ended it: a second one at its begin said the same address, and each is written at once. */
class UmaLinha extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(...[error, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const linha = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...linha, err: error }, 'request errored')
    else request.log.info(linha, 'request completed')
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
    /([?&](?:api_key|apiKey|token|email|login|cpf|documento|telefone|senha|id_erp_usuario|compartilhada|carrinho|codigo|mescla)=)[^&]*/g,
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
