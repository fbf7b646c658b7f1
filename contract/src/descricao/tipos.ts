import type * as contrato from '@vitrine/contract'
import type { Calls, CorpoFalha, eventos } from '@vitrine/contract'
import type { z } from 'zod'

import type { Folha } from './nome-de-campo.ts'

type Contrato = typeof contrato

/** Objects of the contract, and choices of objects, by the names that they are exported under, and the body of a failure. */
type Tipos = {
  [
    K in keyof Contrato as Contrato[K] extends { def: { type: 'object' | 'union' } } ? K : never
  ]: Contrato[K] extends {
    _output: infer O
  }
    ? O
    : never
} & { CorpoFalha: CorpoFalha }
export type NomeDeTipo = keyof Tipos & string

/** Fields by their way from an object: 'mudancas.total'; lists add nothing to it. Four deep: below that nothing has two meanings. */
type Caminho<T, Passos extends unknown[] = []> = Passos['length'] extends 4
  ? never
  : T extends Folha
    ? never
    : T extends readonly (infer U)[]
      ? Caminho<U, Passos>
      : T extends object
        ? string extends keyof T
          ? never
          : { [K in keyof T & string]-?: K | `${K}.${Caminho<T[K], [...Passos, K]>}` }[keyof T & string]
        : never

type DaChamada<C> = C extends {
  params: infer P extends z.ZodType
  query: infer Q extends z.ZodType
  body: infer B extends z.ZodType
  response: infer R extends z.ZodType
}
  ? Caminho<z.output<P>> | Caminho<z.output<Q>> | Caminho<z.output<B>> | Caminho<z.output<R>>
  : never

/** What fields mean in one object. A name or a field that there is not does not compile. */
export type PorTipo = { readonly [T in NomeDeTipo]?: { readonly [C in Caminho<Tipos[T]>]?: string } }
/** What parameters and fields mean in one call, as `PorTipo`; of its body and its answer what stands in no object of its own. */
export type PorChamada = { readonly [K in keyof Calls]?: { readonly [C in DaChamada<Calls[K]>]?: string } }

type Eventos = typeof eventos
type Familia<T> = T extends `${infer F}.${string}` ? F : T
type DadosDe<F> = {
  [T in keyof Eventos]: F extends T | Familia<T> ? Caminho<z.output<Eventos[T]['dados']>> : never
}[keyof Eventos]
/** What fields mean in the events of one kind, or of all kinds before a dot. */
export type PorEvento = {
  readonly [F in keyof Eventos | Familia<keyof Eventos>]?: { readonly [C in DadosDe<F>]?: string }
}
