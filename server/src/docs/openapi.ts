import {
  bodyOfEvento,
  calls,
  cookies,
  eventos,
  type Call,
  type CallKey,
  type TipoEvento,
} from '@vitrine/contract'

import { assuntos, findAssunto } from './assuntos.ts'
import { cabecalhosDoGancho } from './cabecalhos-do-gancho.ts'
import { Caminhos, toNomeDaOperacao } from './caminhos.ts'
import { Esquemas, type Json } from './esquemas.ts'
import { fillExemplos } from './fill-exemplos.ts'
import { cabecalhos, toParametros } from './parametros.ts'
import { Falha, toRespostas } from './respostas.ts'

/** OpenAPI 3.1 of the whole contract: what server and browser read is what is described. Made once, when first asked for. */
export function toOpenApi(): Json {
  const esquemas = new Esquemas()
  const caminhos = new Caminhos()
  for (const [key, call] of listCalls()) caminhos.add(key, toOperation(key, call, esquemas))
  const { paths } = caminhos
  const webhooks = Object.fromEntries(
    listEventos().map((tipo) => [tipo, { post: toWebhook(tipo, esquemas) }]),
  )
  const { documento, componentes } = esquemas.finish({ paths, webhooks })
  fillExemplos(componentes, documento)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '0.1.0',
      summary: 'Every call of the storefront and of the panel.',
      description: INTRODUCAO,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host of the store or of the marketplace.' }],
    tags: Object.entries(assuntos).map(([name, description]) => ({ name, description })),
    ...documento,
    components: {
      securitySchemes: {
        sessao: {
          type: 'http',
          scheme: 'bearer',
          description: 'A session token, of a login or of an API key.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.sessao,
          description: "The same token as the browser's cookie (HttpOnly).",
        },
      },
      parameters: cabecalhos,
      headers: {
        RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer' } },
      },
      schemas: { Falha, ...componentes },
    },
  }
}

const INTRODUCAO = `Made from the contract that server and browser share.

Money is in reais, quantities in the unit of the product, percentages from 0 to 100, instants in ISO 8601 with offset.
Where a path has \`{session_token}\`, send a session token, or the word \`token\` with the token as bearer or cookie.
Fields that a caller may not see are absent, never zero.`

// Object.entries and keys give texts; these objects have only these keys.
const listCalls = () => Object.entries(calls) as [CallKey, Call][]
const listEventos = () => Object.keys(eventos) as TipoEvento[]

function toOperation(key: CallKey, call: Call, esquemas: Esquemas): Json & { parameters: Json[] } {
  const publica = call.access.includes('visitante')
  const [method = ''] = key.split(' ')
  return {
    tags: [findAssunto(key)],
    summary: call.summary,
    description: `Who: ${call.access.join(', ')}. Whose data: ${call.dono}.${call.modulo ? ` Only with the module \`${call.modulo}\`.` : ''}`,
    operationId: toNomeDaOperacao(key),
    security: [...(publica ? [{}] : []), { sessao: [] }, { cookie: [] }],
    parameters: [
      ...toParametros(esquemas.ofParametros(call.params, { chamada: key }), 'path'),
      ...toParametros(esquemas.ofParametros(call.query, { chamada: key }), 'query'),
      ...Object.keys(cabecalhos).map((nome) => ({ $ref: `#/components/parameters/${nome}` })),
    ],
    ...(method === 'GET' ? {} : toCorpo(key, call, esquemas)),
    responses: toRespostas(key, call, esquemas),
  }
}

function toCorpo(chamada: CallKey, { body, formulario }: Call, esquemas: Esquemas): Json {
  if (body.type === 'undefined') return {}
  const schema = esquemas.ofEntrada(body, { chamada })
  const tipos = ['application/json', ...(formulario ? ['application/x-www-form-urlencoded'] : [])]
  return {
    requestBody: { required: true, content: Object.fromEntries(tipos.map((tipo) => [tipo, { schema }])) },
  }
}

function toWebhook(tipo: TipoEvento, esquemas: Esquemas): Json {
  return {
    tags: ['gancho'],
    summary: eventos[tipo].summary,
    operationId: `gancho_${tipo.replace('.', '_')}`,
    security: [],
    parameters: cabecalhosDoGancho,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: esquemas.ofResposta(bodyOfEvento(tipo), { evento: tipo }) } },
    },
    responses: {
      '2XX': { description: 'Heard.' },
      '4XX': { description: 'Not heard: told again, for three days.' },
    },
  }
}
