import { bodyOfEvento, calls, eventos, falhas, type Call, type TipoEvento } from '@vitrine/contract'

import { toSchema } from '#chamada'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the whole contract; made once, when first asked for. */
export function toOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [key, call] of Object.entries(calls) as [string, Call][]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(key, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '0.1.0',
      description: 'Calls of the storefront, from the contract. Money in reais, quantities in units.',
    },
    paths,
    webhooks: Object.fromEntries(
      (Object.keys(eventos) as TipoEvento[]).map((tipo) => [tipo, { post: toWebhook(tipo) }]),
    ),
    components: {
      securitySchemes: { sessao: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Falha: {
          type: 'object',
          required: ['codigo', 'error'],
          properties: {
            codigo: { type: 'string', enum: Object.keys(falhas) },
            error: { type: 'string' },
            action: { type: 'string' },
            campos: { type: 'object' },
            detalhes: { type: 'object' },
          },
        },
      },
    },
  }
}

function toOperation(key: string, call: Call): Json {
  const body = toSchema(call.body)
  const publica = call.access.includes('visitante')
  return {
    summary: call.summary,
    description: `Quem pode: ${call.access.join(', ')}. Dados de: ${call.dono}.`,
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
    ...(publica ? {} : { security: [{ sessao: [] }] }),
    parameters: [
      ...toParameters(toSchema(call.params), 'path'),
      ...toParameters(toSchema(call.query), 'query'),
    ],
    ...(body.type === 'object'
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      200: {
        description: 'Sucesso',
        content: call.arquivo
          ? { [call.arquivo]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: toSchema(call.response) } },
      },
      ...toFalhas(call),
    },
  }
}

/** Headers that sign a delivery (Standard Webhooks). */
const cabecalhos = {
  'webhook-id': 'The same however often a fact is told: keep it, and tell repeats by it.',
  'webhook-timestamp': 'Seconds since 1970; refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; several with spaces between.',
}

function toWebhook(tipo: TipoEvento): Json {
  return {
    summary: eventos[tipo].summary,
    operationId: `gancho_${tipo.replace('.', '_')}`,
    parameters: Object.entries(cabecalhos).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toSchema(bodyOfEvento(tipo)) } },
    },
    responses: { '2XX': { description: 'Heard. Anything else is told again, for three days.' } },
  }
}

function toParameters(schema: Json, where: 'path' | 'query'): Json[] {
  // z.toJSONSchema of an object gives plain records here.
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = (schema.required ?? []) as string[]
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || (required.includes(name) && schema.default === undefined),
    schema,
  }))
}

function toFalhas(call: Call): Json {
  const codigos = ['entrada_invalida', ...call.falhas] as const
  const statuses = [...new Set(codigos.map((codigo) => falhas[codigo].status))].filter(
    (status) => status !== 200,
  )
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codigos
          .filter((codigo) => falhas[codigo].status === status)
          .map((codigo) => `${codigo}: ${falhas[codigo].mensagem}`)
          .join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Falha' } } },
      },
    ]),
  )
}
