import * as contrato from '@vitrine/contract'
import { describeEsquema, type LugarDoEsquema } from '@vitrine/contract/descricao'
import { z } from 'zod'

/** A JSON schema (2020-12, as OpenAPI 3.1 has it), or any other part of the document: plain records and lists. */
export type Json = Record<string, unknown>

type Lado = 'input' | 'output'

/** What the contract exports by name is a component by that name: nothing is named twice. */
const registro = z.registry<{ id: string }>()
for (const [nome, valor] of Object.entries(contrato))
  if (isNomeado(valor) && !registro.has(valor)) registro.add(valor, { id: nome })

const porNome = new Map(
  Object.entries(contrato).flatMap(([nome, valor]) =>
    isNomeado(valor) && registro.get(valor)?.id === nome ? [[nome, valor] as const] : [],
  ),
)

/** What has fields, forms or codes: a name for a text or a number tells a reader nothing. */
function isNomeado(valor: unknown): valor is z.ZodObject | z.ZodEnum | z.ZodUnion {
  return valor instanceof z.ZodObject || valor instanceof z.ZodEnum || valor instanceof z.ZodUnion
}

/**
 * Schemas of one document: each that the contract names stands once, under its name. One whose defaults make it another
 * thing to send than to read stands twice, the sent one as `<name>Entrada`; so does whatever contains it.
 */
export class Esquemas {
  readonly #defs: Record<Lado, Map<string, Json>> = { input: new Map(), output: new Map() }

  /** Of what is sent: fields with a default may be left out. */
  ofEntrada(schema: z.ZodType, lugar: LugarDoEsquema): Json {
    return this.#toEsquema(schema, 'input', lugar)
  }

  /** The fields of a path or query: they are parameters, so their object needs no name. */
  ofParametros(schema: z.ZodType, lugar: LugarDoEsquema): Json {
    return this.ofEntrada(schema instanceof z.ZodObject ? z.object(schema.shape) : schema, lugar)
  }

  /** Of what is answered: fields with a default are there. */
  ofResposta(schema: z.ZodType, lugar: LugarDoEsquema): Json {
    return this.#toEsquema(schema, 'output', lugar)
  }

  /** The components by name, and a document made with the schemas given so far, its references pointing at them. */
  finish(documento: Json): { documento: Json; componentes: Record<string, Json> } {
    const duplos = this.#listDuplos()
    const nameOf = (lado: Lado, id: string) => (lado === 'input' && duplos.has(id) ? `${id}Entrada` : id)
    const componentes = Object.fromEntries(
      (['output', 'input'] as const).flatMap((lado) =>
        [...this.#defs[lado]].map(([id, def]) => [nameOf(lado, id), renameRefs(def, nameOf)]),
      ),
    )
    return { documento: renameRefs(documento, nameOf), componentes: sortByNome(componentes) }
  }

  #toEsquema(schema: z.ZodType, lado: Lado, lugar: LugarDoEsquema): Json {
    const {
      $schema: _,
      $defs = {},
      ...esquema
    } = z.toJSONSchema(schema, {
      io: lado,
      metadata: registro,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        tidy(jsonSchema)
        // Of a text that is a list of codes (contract: comVirgulas).
        const codigos = z.globalRegistry.get(zodSchema)?.codigos
        if (codigos) jsonSchema['x-codigos'] = codigos
      },
    })
    for (const [id, def] of Object.entries($defs)) {
      const nomeado = porNome.get(id)
      if (nomeado) describeEsquema(nomeado, def, {})
      this.#defs[lado].set(id, markRefs(def as Json, lado))
    }
    describeEsquema(schema, esquema, lugar)
    return markRefs(esquema, lado)
  }

  /** Names that mean one thing sent and another answered, by themselves or by what they contain. */
  #listDuplos(): ReadonlySet<string> {
    const { input, output } = this.#defs
    const emAmbos = [...input].filter(([id]) => output.has(id))
    const duplos = new Set(
      emAmbos.filter(([id, def]) => withoutLado(def) !== withoutLado(output.get(id) ?? {})).map(([id]) => id),
    )
    let antes = -1
    while (antes !== duplos.size) {
      antes = duplos.size
      for (const [id, def] of emAmbos) if (listRefs(def).some((outro) => duplos.has(outro))) duplos.add(id)
    }
    return duplos
  }
}

/** An answer may gain fields; what is sent besides is dropped. A bound that no number of JSON passes bounds nothing. */
function tidy(esquema: Json): void {
  if (esquema.additionalProperties === false) delete esquema.additionalProperties
  delete esquema.id
  if (esquema.minimum === Number.MIN_SAFE_INTEGER) delete esquema.minimum
  if (esquema.maximum === Number.MAX_SAFE_INTEGER) delete esquema.maximum
}

const LOCAL = '#/$defs/'
const MARCA = /^(input|output):(.+)$/

/** References of one schema become those of its side, until all sides are known. */
function markRefs(esquema: Json, lado: Lado): Json {
  return mapRefs(esquema, (ref) => (ref.startsWith(LOCAL) ? `${lado}:${ref.slice(LOCAL.length)}` : ref))
}

function renameRefs(esquema: Json, nameOf: (lado: Lado, id: string) => string): Json {
  return mapRefs(esquema, (ref) => {
    const [, lado, id = ''] = MARCA.exec(ref) ?? []
    // MARCA lets only the two sides through.
    return lado ? `#/components/schemas/${nameOf(lado as Lado, id)}` : ref
  })
}

function listRefs(esquema: Json): string[] {
  const refs: string[] = []
  mapRefs(esquema, (ref) => {
    refs.push(MARCA.exec(ref)?.[2] ?? '')
    return ref
  })
  return refs
}

const withoutLado = (esquema: Json) => JSON.stringify(mapRefs(esquema, (ref) => MARCA.exec(ref)?.[2] ?? ref))

/** The same with each `$ref` replaced, at any depth. */
function mapRefs<T>(value: T, replace: (ref: string) => string): T {
  // Rebuilt field by field: the same shape.
  if (Array.isArray(value)) return value.map((item: unknown) => mapRefs(item, replace)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([nome, parte]: [string, unknown]) => [
      nome,
      nome === '$ref' && typeof parte === 'string' ? replace(parte) : mapRefs(parte, replace),
    ]),
  ) as T
}

function sortByNome(componentes: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(componentes).sort(([a], [b]) => a.localeCompare(b, 'en')))
}
