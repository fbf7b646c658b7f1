import type { Calls, CorpoFalha, eventos } from '@vitrine/contract'
import type { z } from 'zod'

/** What has no fields of its own. */
export type Folha = string | number | boolean | null | undefined

/** Names of fields at any depth; what stands in a map under names of its own (a record) is looked at, its keys are not. */
type Nomes<T> = T extends Folha
  ? never
  : T extends readonly (infer U)[]
    ? Nomes<U>
    : T extends object
      ? string extends keyof T
        ? Nomes<T[keyof T]>
        : { [K in keyof T & string]-?: K | Nomes<T[K]> }[keyof T & string]
      : never

type DaChamada<C> = C extends {
  params: infer P extends z.ZodType
  query: infer Q extends z.ZodType
  body: infer B extends z.ZodType
  response: infer R extends z.ZodType
}
  ? Nomes<z.output<P>> | Nomes<z.output<Q>> | Nomes<z.output<B>> | Nomes<z.output<R>>
  : never

type Eventos = typeof eventos
type DoEvento = 'type' | 'timestamp' | 'data' | Nomes<z.output<Eventos[keyof Eventos]['dados']>>

/**
 * Every name of a field or parameter that the contract has: of all calls, at any depth, of what webhooks tell, and of the body of a
 * failure. A field with a new name is a member of it at once, and the table of descriptions does not compile without it.
 */
export type NomeDeCampo =
  | { [K in keyof Calls]: DaChamada<Calls[K]> }[keyof Calls]
  | DoEvento
  | (keyof CorpoFalha & string)

/** Descriptions of some fields, by their names. */
export type Descricoes = { readonly [K in NomeDeCampo]?: string }
