import type { Modulo } from '@vitrine/rules/acesso'
import type { z } from 'zod'

import type { CodigoFalha } from '#falha'
import type { Dono, Papel } from './papel.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the specification's section 7: everything that server, browser and documents know of it. */
export interface Call {
  /** One sentence for /docs. */
  summary: string
  /** Roles that may make it. */
  access: readonly Papel[]
  /** Whose data the call touches. */
  dono: Dono
  /** Where the request names the tenant (id or slug), so that the context is made for it before the handler runs. */
  fornecedor?: `${'params' | 'query' | 'body'}.${string}`
  /** It waits for no turn among the calls of its supplier (decision 0192): a way in, or a payment provider that tells what was paid. */
  semVez?: true
  /** Where the request names the cliente; with dono 'cliente' the session must be allowed to act for it. */
  cliente?: `${'params' | 'query' | 'body'}.${string}`
  /**
   * Of what a supplier keeps (dono 'fornecedor'), where nothing of its customers is read or changed, and nothing that reaches them later: the platform's
   * operator needs no reason (decision 0154). A call that does not say so needs one.
   */
  semPessoas?: true
  /** The failure for a session without a cliente (the null id), where section 8 has a text for it; otherwise `nao_encontrado`. */
  semCliente?: CodigoFalha
  /** A supplier without this module does not have the call: 404 (§5 Module access). */
  modulo?: Modulo
  params: z.ZodType
  query: z.ZodType
  body: z.ZodType
  response: z.ZodType
  /** Failures of its own, besides the general ones (invalid input, no session, too many requests). */
  falhas: readonly CodigoFalha[]
  /** What an unexpected error is answered as, where section 8 has a text for this call; otherwise `interna`. */
  imprevisto?: CodigoFalha
  /**
   * A visitor's answer depends on the supplier's public data alone: it may be kept in memory as bytes. SEM_PRECOS: whatever its products cost; else a
   * handler says which prices it knows.
   */
  publica?: 'SEM_PRECOS' | 'COM_PRECOS'
  /** The answer is a file of this media type: its response is `Arquivo`, streamed instead of serialized. */
  arquivo?: string
  /** It changes who its caller is or what it may do: the caller's next request sees the change, however late others are told. */
  mudaAcesso?: true
  /** The part of the body that may also be sent without its wrapper: its fields beside idfornecedor, as §7 writes them. */
  solto?: string
  /** The body may come as a form does, every field a text (application/x-www-form-urlencoded). */
  formulario?: boolean
  /** Largest accepted body in bytes, when the default of 256 KiB does not fit. */
  bodyLimit?: number
}

/** Keeps the literal types of one area's calls and checks each entry. Keys are `METHOD /path/{param}`. */
export function defineCalls<const T extends Record<`${Method} /${string}`, Call>>(calls: T): T {
  return calls
}

/** The calls of a module that a supplier may not have. */
export function inModulo<T extends Record<string, Call>>(modulo: Modulo, calls: T): T {
  const named = Object.entries(calls).map(([key, call]) => [key, { ...call, modulo }])
  // Each call keeps its own type and gains a field of the common one.
  return Object.fromEntries(named) as T
}

export type Params<C extends Call> = z.output<C['params']>
export type Query<C extends Call> = z.output<C['query']>
export type Body<C extends Call> = z.output<C['body']>
export type Response<C extends Call> = z.output<C['response']>

/**
 * What a caller hands over: the inputs before defaults; parts without fields may be left out. Call by call: the parts of
 * all calls in all their combinations are more than the compiler counts.
 */
export type CallInput<C extends Call> = C extends Call
  ? Part<'params', z.input<C['params']>> &
      Part<'query', z.input<C['query']>> &
      Part<'body', z.input<C['body']>>
  : never

type Part<K extends string, T> = T extends undefined
  ? { [P in K]?: undefined }
  : Record<string, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }
