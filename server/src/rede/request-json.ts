import { requestFora, type Requisicao } from './request.ts'

/** Which hosts, how long; `hosts` is always a list. */
export interface OpcoesDeRede extends Pick<Requisicao, 'timeoutMs' | 'permitirLoopback' | 'resolve'> {
  /** Hosts this adapter may call, by name. */
  hosts: readonly string[]
}

export interface RespostaJson {
  status: number
  corpo: unknown
}

/** GETs a JSON document from an allowed host; throws as `requestFora` does, and for a body that is not JSON. */
export async function requestJson(url: URL, opcoes: OpcoesDeRede): Promise<RespostaJson> {
  const { status, texto } = await requestFora(url, { ...opcoes, headers: { accept: 'application/json' } })
  try {
    return { status, corpo: JSON.parse(texto) }
  } catch {
    throw new Error(`rede: ${url.hostname} answered ${status} without JSON`)
  }
}
