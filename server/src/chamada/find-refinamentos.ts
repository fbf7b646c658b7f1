import type { z } from 'zod'

/** What of a schema's definition leads to the schemas inside it (zod 4, `_zod.def`). */
interface Definicao {
  type: string
  checks?: { _zod: { def: { check: string } } }[]
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  keyType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  getter?: () => z.ZodType
}

/**
 * Where a schema asks for something that its JSON schema cannot say (`refine`, `superRefine`): paths, `*` for each item of a list or each
 * value of a record, '' for the whole. A schema that contains itself is walked once.
 */
export function findRefinamentos(schema: z.ZodType): string[] {
  const vistos = new Set<z.ZodType>()
  function walk(atual: z.ZodType, path: string): string[] {
    if (vistos.has(atual)) return []
    vistos.add(atual)
    const def = atual._zod.def as unknown as Definicao // of whichever kind it is
    const proprio = (def.checks ?? []).some((check) => check._zod.def.check === 'custom')
    const dentro = listFilhos(def).flatMap(([nome, filho]) => walk(filho, join(path, nome)))
    // Seen again elsewhere it is another place.
    vistos.delete(atual)
    return [...(proprio || def.type === 'custom' ? [path] : []), ...dentro]
  }
  return [...new Set(walk(schema, ''))]
}

const join = (path: string, nome: string) => [path, nome].filter(Boolean).join('.')

function listFilhos(def: Definicao): [nome: string, filho: z.ZodType][] {
  const campos = Object.entries(def.shape ?? {})
  const iguais = [def.innerType, def.in, def.out, def.left, def.right, ...(def.options ?? []), def.getter?.()]
  const itens = [def.element, def.valueType, ...(def.items ?? [])]
  return [
    ...campos,
    ...iguais.flatMap((filho): [string, z.ZodType][] => (filho ? [['', filho]] : [])),
    ...itens.flatMap((filho): [string, z.ZodType][] => (filho ? [['*', filho]] : [])),
  ]
}
