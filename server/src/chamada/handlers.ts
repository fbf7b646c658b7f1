import type { Body, CallKey, Calls, Params, Query, Response } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { Partilhada, PessoalDe, PrecosDaResposta } from '#infra'

import type { NomesDaChamada } from './dispatch.ts'

/** Facts of the transport that a handler may need; the same for HTTP and for calls made in process. */
export interface Requisicao {
  id: string
  /** The call that is carried out, told by the dispatch; undefined: a stream, or a page by itself. */
  chamada?: CallKey
  ip: string
  agente: string
  /** Session token of the Authorization header, the cookie or the path; '' without one. */
  token: string
  /** True when the token came from the cookie: a login answers with a cookie and no token in the body. */
  cookie: boolean
  /** It comes from the view of a customer: its token is that of the view, alive or not (decision 0112). */
  visao: boolean
  /**
   * It is asked by the page of a preview, by the code of its link: as nobody, whatever session this browser has (decision 0167). `token` is that
   * of the browser's session, for what the panel's people alone may look at.
   */
  previa?: { codigo: string; token: string } | undefined
  /** `Set-Cookie` lines of the answer. */
  setCookies: string[]
  headers: Record<string, string | string[] | undefined>
  /** The host that was asked, without port. */
  host: string
  /**
   * All that the answer knows of prices (16.2), said by its handler: a price of another product leaves it in memory. Undefined: it may know any.
   */
  precos?: PrecosDaResposta | undefined
  /** Who asks and what is named, told by the dispatch. */
  quem?: { contexto: ContextoComprador; nomes: NomesDaChamada }
  /** The answer as it is sent, where its handler keeps parts of it as bytes. Asked for only over HTTP. */
  escrita?: Escrita | undefined
  /** How the same address is answered to the next customer who asks it, said by its handler. Asked only over HTTP, of calls whose address names their supplier and no session. */
  askAgain?: AskAgain | undefined
  /** Whether nobody waits for the answer any more; undefined where that changes nothing: what writes is carried out. */
  hasLeft?: (() => boolean) | undefined
  /** The key whose session asks, told by the dispatch; null: it is no key's. Undefined: nobody looked yet, or it is a key's that ended. */
  deChave?: string | null | undefined
  /** The hash of a key that was sent to log in with, right or wrong. */
  chaveEnviada?: Buffer
  /** It was sent before, and nothing was done again. */
  repetida?: boolean
  /** The page that says 'too many requests' is itself not limited. */
  semLimite?: boolean
  /** It is counted among those of its address already. */
  isContada?: boolean
  /** And among those of its account. */
  isDaContaContada?: boolean
}

/** An answer that is written by its handler, the same as what it answers (16.1). */
export interface Escrita {
  /** Everybody of the same price signature is sent it; else it is of this moment, and nobody else's. */
  isDeTodos: boolean
  /** It is not kept where it is put together from memory (Pronta). */
  isLigeira?: boolean
  /** `writeSemData` gives the answer with an empty `data`, as the contract's serializer writes it. */
  write(writeSemData: () => string): Partilhada
  pessoalDe: PessoalDe
  /** In tests: throws where what is remembered is not what the database says. */
  check?(): Promise<void>
}

/** The answer of this moment as it is sent, for whoever may ask this call for the same cliente. */
export type AskAgain = (contexto: ContextoComprador) => Promise<{ corpo: Buffer; check?: Escrita['check'] }>

export interface Chamada<K extends CallKey> {
  params: Params<Calls[K]>
  query: Query<Calls[K]>
  body: Body<Calls[K]>
  contexto: ContextoComprador
  requisicao: Requisicao
}

/** What serves one call: input already valid, context made, access checked. */
export type Handler<K extends CallKey> = (
  chamada: Chamada<K>,
) => Promise<Response<Calls[K]>> | Response<Calls[K]>

/** Every call of the contract: a missing one does not compile (app.ts). */
export type Handlers = { [K in CallKey]: Handler<K> }
/** The calls of one slice. */
export type HandlersOf<K extends CallKey> = { [P in K]: Handler<P> }
