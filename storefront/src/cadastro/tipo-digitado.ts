import { detectTipoDocumento, normalizeLogin } from '@vitrine/rules/documento'
import type { TipoDocumento } from '@vitrine/rules/documento'

/** The kind of a document while it is typed: by its length, or one of another country as the server takes it; null: none yet. */
export function readTipoDigitado(texto: string): TipoDocumento | null {
  const tipo = normalizeLogin(texto)?.tipo
  return detectTipoDocumento(texto) ?? (tipo === 'ESTRANGEIRO' ? tipo : null)
}
