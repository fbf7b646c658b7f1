import { z } from 'zod'

import { calls, idNulo, type Call, type CallKey } from '@vitrine/contract'

import { amanha } from './submissao.ts'

/** What a schema is made of, as far as the contract uses it (JSON schema, draft 7). */
export interface Esquema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Esquema[]
  oneOf?: Esquema[]
  properties?: Record<string, Esquema>
  additionalProperties?: Esquema | boolean
  required?: string[]
  /** Of a tuple: one for each place. */
  items?: Esquema | Esquema[]
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  pattern?: string
  format?: string
}

/** Values that a call must name for real, by field name; whatever else a schema requires is made up. */
export type Nomeados = Readonly<Record<string, unknown>>

/**
 * The least that a call of the contract accepts: its fornecedor and cliente where it names them, `nomeados` by field name,
 * required fields made up from their schemas (ids as the null id), the rest left out.
 */
export function buildEntradaMinima(
  key: CallKey,
  quem: { idfornecedor: string; idcliente: string },
  nomeados: Nomeados,
) {
  const call: Call = calls[key]
  const partOf = (parte: 'params' | 'query' | 'body') => {
    const nomes: Record<string, unknown> = { ...nomeados, idfornecedor: quem.idfornecedor }
    for (const [where, id] of [
      [call.fornecedor, quem.idfornecedor],
      [call.cliente, quem.idcliente],
    ] as const) {
      const [onde = '', campo = ''] = where?.split('.') ?? []
      if (onde === parte) nomes[campo] = id
    }
    if (call[parte] instanceof z.ZodUndefined) return undefined
    return sample(readEsquema(key, parte) ?? {}, nomes) as Record<string, unknown>
  }
  return { params: partOf('params'), query: partOf('query'), body: partOf('body') }
}

const lidos = new Map<string, Esquema | null>()

/** The JSON schema of a part of a call, made once; null: it has none. */
export function readEsquema(key: CallKey, parte: 'params' | 'query' | 'body'): Esquema | null {
  const nome = `${key} ${parte}`
  const lido = lidos.get(nome)
  if (lido !== undefined) return lido
  const { [parte]: schema }: Call = calls[key]
  const esquema =
    schema instanceof z.ZodUndefined
      ? null
      : (z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Esquema)
  lidos.set(nome, esquema)
  return esquema
}

function sample(esquema: Esquema, nomes: Record<string, unknown>): unknown {
  const { type, items, minItems = 0 } = esquema
  const anyOf = esquema.anyOf ?? esquema.oneOf
  if (esquema.const !== undefined) return esquema.const
  if (esquema.enum) return esquema.enum[0]
  if (anyOf?.[0]) return sample(anyOf[0], nomes)
  if (type === 'object') return sampleObject(esquema, nomes)
  if (Array.isArray(items)) return items.map((item) => sample(item, nomes))
  if (type === 'array') return Array.from({ length: minItems }, () => sample(items ?? {}, nomes))
  if (type === 'number' || type === 'integer') return Math.max(1, esquema.minimum ?? 1)
  if (type === 'boolean') return false
  return sampleText(esquema)
}

function sampleObject({ properties = {}, required = [] }: Esquema, nomes: Record<string, unknown>) {
  // Optional too, so that the call is made at a fornecedor.
  const wanted = Object.entries(properties).filter(
    ([nome]) => required.includes(nome) || nome === 'idfornecedor',
  )
  return Object.fromEntries(
    wanted.map(([nome, campo]) => [nome, nomes[nome] === undefined ? sample(campo, nomes) : nomes[nome]]),
  )
}

function sampleText({ format, pattern, minLength = 1 }: Esquema): string {
  if (format === 'date') return amanha
  if (format === 'email') return 'ninguem@vitrine.example'
  if (pattern?.includes('[0-9a-fA-F]{8}')) return idNulo
  if (pattern?.endsWith('|0)$')) return '0'
  return 'x'.repeat(minLength)
}
