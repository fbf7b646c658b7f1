import { headers } from '@vitrine/contract'

import type { Json } from './esquemas.ts'

/** Headers that any call may carry, as components (readings 8). */
export const cabecalhos: Record<string, Json> = {
  Fornecedor: toCabecalho(
    headers.fornecedor,
    'Id or slug of the supplier that the host is locked to (white-label). Where a call asks for `idfornecedor` in its query, this header may stand for it.',
    'emporio',
  ),
  Consentimento: toCabecalho(
    headers.consent,
    'Choice of cookies: four of 0 or 1 for necessary, preferences, statistics, marketing.',
    '1,1,0,0',
  ),
  ConsentimentoDecidido: toCabecalho(headers.consentDecided, '1 once the person has chosen, 0 before.', '1'),
}

function toCabecalho(name: string, description: string, example: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string' }, example }
}

/** Fields of a path or query as parameters; codes with commas between are lists (form, not exploded). */
export function toParametros(esquema: Json, where: 'path' | 'query'): Json[] {
  // z.toJSONSchema of an object gives plain records here.
  const properties = (esquema.properties ?? {}) as Record<string, Json>
  const required = (esquema.required ?? []) as string[]
  return Object.entries(properties).map(([name, { 'x-codigos': codigos, description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    description,
    ...(Array.isArray(codigos)
      ? {
          style: 'form',
          explode: false,
          schema: { type: 'array', items: { type: 'string', enum: codigos } },
        }
      : { schema }),
  }))
}
