import type { FastifyServerOptions } from 'fastify'

import type { Config } from './config.ts'

/**
 * JSON lines with a request id. Nothing that opens a session or names a person is written: tokens in path, query and
 * headers, `api_key`, documents and e-mails in URLs are replaced before the line is made (readings 2).
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.senha', '*.cpf', '*.email', '*.token'],
      censor: '[oculto]',
    },
    serializers: {
      req: (request) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
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
  [/([?&](?:api_key|apiKey|token|email|cpf|id_erp_usuario)=)[^&]*/g, '$1[oculto]'],
  [/[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/g, '[oculto]'],
  [/(?<![\da-f-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\da-f-])/g, '[oculto]'],
]

export function redactUrl(url: string): string {
  return SEGREDOS.reduce((text, [pattern, by]) => text.replace(pattern, by), url)
}
