import type { CallInput, Response } from '#call'
import type { CallKey, Calls } from './calls.ts'
import type { CodigoFalha, CorpoFalha } from '#falha'

/** The answer of a call: data, or the failure with its status. Nothing throws but a bug. */
export type Answer<K extends CallKey> =
  | { ok: true; dados: Response<Calls[K]> }
  | { ok: false; status: number; falha: CorpoFalha }

export interface ClientOptions {
  signal?: AbortSignal
  /** Sent as they are; consent, supplier and UTM headers are added by the transport. */
  headers?: Record<string, string>
  keepalive?: boolean
}

/** The one way to make a call: in the browser over fetch, on the server in process. */
export type Client = <K extends CallKey>(
  key: K,
  input: CallInput<Calls[K]>,
  options?: ClientOptions,
) => Promise<Answer<K>>

/** Code of a call that never reached the server: shown by screens as the offline state. */
export const semConexao = 'interna' satisfies CodigoFalha

/** `{x}` of the path filled from params, the rest of the input as query string and JSON body. */
export function toRequest(key: CallKey, input: { params?: unknown; query?: unknown; body?: unknown }) {
  const space = key.indexOf(' ')
  const params = (input.params ?? {}) as Record<string, unknown> // the typed input of `Client` guarantees the names
  const path = key
    .slice(space + 1)
    .replace(/\{([^}]+)\}/g, (_, nome: string) => encodeURIComponent(String(params[nome])))
  const search = new URLSearchParams()
  for (const [nome, valor] of Object.entries(input.query ?? {})) {
    if (valor !== undefined && valor !== null && valor !== '') search.set(nome, String(valor))
  }
  const query = search.size > 0 ? `?${search}` : ''
  return {
    method: key.slice(0, space),
    url: path + query,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  }
}

/** A client over fetch. `headersOf` is asked at each call: consent and UTM may change meanwhile. */
export function createFetchClient(headersOf: () => Record<string, string>, base = ''): Client {
  return async (key, input, options = {}) => {
    const { method, url, body } = toRequest(key, input)
    try {
      const response = await fetch(base + url, {
        method,
        body,
        signal: options.signal,
        keepalive: options.keepalive,
        credentials: 'same-origin',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headersOf(),
          ...options.headers,
        },
      })
      // The server serializes by the same contract: success is Response<C>, anything else is CorpoFalha.
      const json = (await response.json()) as never
      return response.ok ? { ok: true, dados: json } : { ok: false, status: response.status, falha: json }
    } catch (error) {
      if (options.signal?.aborted) throw error
      return {
        ok: false,
        status: 0,
        falha: { codigo: semConexao, error: 'Sem conexão. Verifique a internet e tente de novo.' },
      }
    }
  }
}
