import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { z } from 'zod'

import { calls, type Call, type CallKey } from '@vitrine/contract'

import { Falha } from '#infra'

import { findRefinamentos } from './find-refinamentos.ts'

type Parte = 'params' | 'query' | 'body'
const options = { useDefaults: true, removeAdditional: true, validateFormats: false, strict: false } as const

/** JSON schema (draft 7) of one part of a call; unknown fields of plain objects are dropped, never trusted. */
export function toSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
}

/** How a part is checked: its shape by compiled code; what a JSON schema cannot say by zod, in the few calls that ask for it. */
interface Validador {
  forma: ValidateFunction
  /** Null: the shape is all that is asked of it. */
  refinado: z.ZodType | null
}

/** Query strings and path segments are text: numbers and booleans are read from it. Bodies must have the right types. */
const findTextual = createValidadores({ coerceTypes: true })
const findExato = createValidadores({ coerceTypes: false })

/** Compiled when a call is first asked: all of them at the start were a quarter of it, and most are rarely asked. */
function createValidadores(tipos: { coerceTypes: boolean }): (schema: z.ZodType) => Validador | null {
  const ajv = new Ajv({ ...options, ...tipos })
  const prontos = new WeakMap<z.ZodType, Validador>()
  return (schema) => {
    if (schema instanceof z.ZodUndefined) return null
    const pronto = prontos.get(schema)
    if (pronto) return pronto
    const refinado = findRefinamentos(schema).length > 0 ? schema : null
    const validador = { forma: ajv.compile(toSchema(schema)), refinado }
    prontos.set(schema, validador)
    return validador
  }
}

/** The input of a call with defaults filled and unknown fields dropped. Throws `entrada_invalida` with the fields named. */
export function validateInput<T extends { params?: unknown; query?: unknown; body?: unknown }>(
  key: CallKey,
  input: T,
) {
  const { params, query, body }: Call = calls[key]
  return {
    params: check(findTextual(params), input.params, 'params'),
    query: check(findTextual(query), input.query, 'query'),
    body: check(findExato(body), input.body, 'body'),
  }
}

function check(validador: Validador | null, value: unknown, parte: Parte): unknown {
  if (!validador) return undefined
  const { forma, refinado } = validador
  const data = value === undefined || value === null ? {} : value
  if (!forma(data)) throw new Falha('entrada_invalida', { campos: toCampos(forma.errors ?? [], parte) })
  if (refinado) checkRefinado(refinado, data, parte)
  return data
}

/** What has the right shape and is refused all the same: too many decimals, a character that nothing can keep. In the schema's own words. */
function checkRefinado(schema: z.ZodType, data: unknown, parte: Parte): void {
  const { error } = schema.safeParse(data)
  const recusas = error?.issues.filter(({ code }) => code === 'custom') ?? []
  if (recusas.length === 0) return
  const campos = recusas.map(({ path, message }) => [path.join('.') || parte, message])
  throw new Falha('entrada_invalida', { campos: Object.fromEntries(campos) })
}

function toCampos(errors: ErrorObject[], parte: Parte): Record<string, string> {
  return Object.fromEntries(
    errors.map((error) => {
      const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : ''
      const campo = `${error.instancePath}${missing}`.slice(1).replaceAll('/', '.') || parte
      return [campo, textoDoErro(error)]
    }),
  )
}

function textoDoErro({ keyword, params }: ErrorObject): string {
  const limite = String(params.limit ?? params.type ?? '')
  const textos: Record<string, string> = {
    required: 'Campo obrigatório.',
    type: `Valor de tipo inválido (${limite}).`,
    minimum: `Valor abaixo do mínimo (${limite}).`,
    exclusiveMinimum: `Valor precisa ser maior que ${limite}.`,
    maximum: `Valor acima do máximo (${limite}).`,
    minLength: `Texto curto demais (mínimo ${limite}).`,
    maxLength: `Texto longo demais (máximo ${limite}).`,
    minItems: 'Lista vazia.',
    maxItems: `Lista longa demais (máximo ${limite}).`,
    pattern: 'Formato inválido.',
    enum: 'Valor desconhecido.',
  }
  return textos[keyword] ?? 'Valor inválido.'
}
