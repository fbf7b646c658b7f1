import * as contrato from '@vitrine/contract'
import { z } from 'zod'

import { describeCampo } from './describe-campo.ts'
import type { LugarDoCampo } from './describe-campo.ts'

/** Where a schema stands: the call or the event that it is a part of. */
export type LugarDoEsquema = Pick<LugarDoCampo, 'chamada' | 'evento'>
type Onde = Omit<LugarDoCampo, 'nome'>
interface Json {
  description?: string
  properties?: Record<string, Json>
  items?: Json
  prefixItems?: Json[]
  additionalProperties?: Json | boolean
  anyOf?: Json[]
  oneOf?: Json[]
}

/** Names of the contract's objects and choices of objects, by the object itself; of two names the first of the alphabet. */
const nomes = new Map<z.core.$ZodType, string>()
for (const [nome, valor] of Object.entries(contrato).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  for (const objeto of listObjetos(valor)) if (!nomes.has(objeto)) nomes.set(objeto, nome)

function listObjetos(valor: unknown): readonly z.core.$ZodType[] {
  if (valor instanceof z.ZodObject) return [valor]
  return valor instanceof z.ZodUnion ? valor.options : []
}

/**
 * Writes into a JSON Schema what each of its properties means, at any depth. `json` is what `z.toJSONSchema` made of `esquema`; it is
 * changed in place. Throws RangeError for a property that the table of descriptions does not have.
 */
export function describeEsquema(esquema: z.ZodType, json: object, lugar: LugarDoEsquema): void {
  describe(esquema, json, { ...lugar, caminho: '' })
}

function describe(esquema: z.core.$ZodType, json: Json | undefined, onde: Onde): void {
  if (!json) return
  if (esquema instanceof z.ZodObject) return describeObjeto(esquema, json, onde)
  const inner = unwrap(esquema)
  if (inner) return describe(inner, withoutNull(esquema, json), onde)
  if (esquema instanceof z.ZodArray) return describe(esquema.element, json.items, onde)
  if (esquema instanceof z.ZodUnion)
    return esquema.options.forEach((opcao, i) => describe(opcao, (json.anyOf ?? json.oneOf)?.[i], onde))
  if (esquema instanceof z.ZodRecord && typeof json.additionalProperties === 'object')
    return describe(esquema.valueType, json.additionalProperties, onde)
  return undefined
}

function describeObjeto(esquema: z.ZodObject, json: Json, onde: Onde): void {
  const tipo = nomes.get(esquema)
  // A name of its own goes before the call: a parameter of the call may have the name of a field of what it answers.
  const aqui: Onde = tipo ? { tipo } : onde
  for (const [nome, campo] of Object.entries(esquema.shape)) {
    const propriedade = json.properties?.[nome]
    if (!propriedade) continue
    propriedade.description = describeCampo({ ...aqui, nome })
    describe(campo, propriedade, { ...aqui, caminho: wayTo(nome, aqui) })
  }
}

/** Events are told of by what stands in their `data`. */
function wayTo(nome: string, { caminho, evento }: Onde): string {
  if (caminho) return `${caminho}.${nome}`
  return evento && nome === 'data' ? '' : nome
}

/** What stands inside of a default, an optional or a nullable; of a transformation what goes in. */
function unwrap(esquema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (esquema instanceof z.ZodOptional || esquema instanceof z.ZodNullable || esquema instanceof z.ZodDefault)
    return esquema.def.innerType
  return esquema instanceof z.ZodPipe ? esquema.def.in : undefined
}

/** JSON Schema says of what may be null that it is one of two. */
function withoutNull(esquema: z.core.$ZodType, json: Json): Json | undefined {
  return esquema instanceof z.ZodNullable ? json.anyOf?.[0] : json
}
