import { semConexao, toRequest, type Answer } from '@vitrine/contract/client'
import type { CallInput, CallKey, Calls } from '@vitrine/contract'

export interface UploadOptions {
  /** From 0 to 1: how much of the request has left this device. */
  onProgress?: (parte: number) => void
}

/** One call with a large body. */
export type Upload = <K extends CallKey>(
  key: K,
  input: CallInput<Calls[K]>,
  options?: UploadOptions,
) => Promise<Answer<K>>

/** As `createFetchClient`, for a body of megabytes: fetch does not tell how far it is. */
export function createUpload(headersOf: () => Record<string, string> = () => ({})): Upload {
  return (key, input, { onProgress } = {}) => {
    const { method, url, body } = toRequest(key, input)
    return new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.setRequestHeader('content-type', 'application/json')
      for (const [nome, valor] of Object.entries(headersOf())) request.setRequestHeader(nome, valor)
      request.upload.addEventListener(
        'progress',
        ({ loaded, total }) => total && onProgress?.(loaded / total),
      )
      request.addEventListener('loadend', () => resolve(readAnswer(request)))
      request.send(body)
    })
  }
}

function readAnswer<K extends CallKey>({ status, responseText }: XMLHttpRequest): Answer<K> {
  try {
    // The server serializes by the same contract: success is Response<C>, anything else is CorpoFalha.
    const json = JSON.parse(responseText) as never
    return status >= 200 && status < 300 ? { ok: true, dados: json } : { ok: false, status, falha: json }
  } catch {
    // Nothing came, or a proxy's page.
    const error = 'Sem conexão. Verifique a internet e tente de novo.'
    return { ok: false, status: 0, falha: { codigo: semConexao, error } }
  }
}
