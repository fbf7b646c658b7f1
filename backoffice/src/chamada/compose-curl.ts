import type { CallKey } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

/** A call as somebody would make it without the panel. */
export interface ChamadaDita {
  /** What it does, in words. */
  para: string
  key: CallKey
  params: Readonly<Record<string, string | number>>
  body?: unknown
  /** It is made without a session: the one that begins it. */
  semSessao?: boolean
}

/** The call for a shell, ready to be pasted: `$TOKEN` is the session of who calls. */
export function composeCurl(origem: string, { key, params, body, semSessao }: ChamadaDita): string {
  const { method, url } = toRequest(key, { params })
  const partes = [
    `curl -X ${method} ${quote(origem + url)}`,
    ...(semSessao ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body, null, 2))}`]),
  ]
  return partes.join(' \\\n  ')
}

/** Nothing between single quotes means anything to a shell but the quote itself. */
const quote = (texto: string) => `'${texto.replaceAll("'", "'\\''")}'`
