import { isCnpj, isCpf, isEmail, normalizeDocumento, normalizeEmail } from '#documento'

const ALEATORIA = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Area code and number, with the country or without. */
const TELEFONE = /^(?:55)?([1-9][1-9](?:9\d{8}|[2-5]\d{7}))$/

/**
 * A Pix key as banks write it, of its five kinds: e-mail, random key, CPF, CNPJ, telephone as `+55…`; null: none of them. Eleven
 * digits that are a valid CPF are read as a CPF, unless they are written like a telephone number.
 */
export function readChavePix(texto: string): string | null {
  const limpo = texto.trim()
  if (limpo.includes('@')) return isEmail(limpo) && limpo.length <= 77 ? normalizeEmail(limpo) : null
  if (ALEATORIA.test(limpo.toLowerCase())) return limpo.toLowerCase()
  if (/[^\w\s().+/-]/.test(limpo)) return null
  const isEscritaTelefone = /^[+(]/.test(limpo)
  if (!isEscritaTelefone && (isCpf(limpo) || isCnpj(limpo))) return normalizeDocumento(limpo)
  // Eleven digits with the dots of a CPF are a mistyped CPF, never somebody's telephone number.
  if (/[./]/.test(limpo)) return null
  const [, numero] = TELEFONE.exec(limpo.replace(/[\s()+-]/g, '')) ?? []
  return numero ? `+55${numero}` : null
}
