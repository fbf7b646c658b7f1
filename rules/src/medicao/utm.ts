import { isCpf } from '#documento'

/** Where a visit came from, as the three cookies of §4 keep it. */
export interface Utm {
  source: string
  campaign: string
  /** Every utm_ parameter as a query string: 'utm_source=radio&utm_medium=spot'. */
  all: string
}

/** One value of a link, and all of them together: headers have to carry them on every call. */
const MAX_VALOR = 100
const MAX_TODOS = 500
const MAX_PARAMETROS = 12

/**
 * Where the visitor of an address with these parameters came from; null where it does not say. The last link counts, whole: source of one campaign and
 * name of another are never mixed. What looks like a person (an address of e-mail, a document, a telephone) is left out (P6).
 */
export function readUtm(busca: Iterable<readonly [string, string]>): Utm | null {
  const pares = [...busca]
    .filter(([nome]) => /^utm_[a-z_]{1,24}$/.test(nome))
    .slice(0, MAX_PARAMETROS)
    .map(([nome, valor]) => [nome, cleanValor(valor)] as const)
    .filter(([, valor]) => valor !== '' && !isPessoal(valor))
  const valorOf = (nome: string) => pares.find(([each]) => each === nome)?.[1] ?? ''
  if (pares.length === 0) return null
  return { source: valorOf('utm_source'), campaign: valorOf('utm_campaign'), all: joinPares(pares) }
}

/**
 * Whether a text that a stranger wrote may name a person, by e-mail, CPF or telephone: such texts go to nobody's statistics. Ids of
 * campaigns have as many digits as a CPF, but hardly ever its check digits.
 */
export function isPessoal(texto: string): boolean {
  const documentos = texto.match(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}/g) ?? []
  return texto.includes('@') || documentos.some(isCpf) || /\(?\d{2}\)?\s?9?\d{4}-\d{4}/.test(texto)
}

/** Without what no header carries, cut between characters. */
function cleanValor(valor: string): string {
  // Half of a surrogate pair cannot be written into a cookie, so it is removed.
  const limpo = valor.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
  return [...limpo].slice(0, MAX_VALOR).join('')
}

/** As many parameters as fit, each whole. */
function joinPares(pares: readonly (readonly [string, string])[]): string {
  let todos = ''
  for (const [nome, valor] of pares) {
    const mais = `${todos && `${todos}&`}${nome}=${encodeURIComponent(valor)}`
    if (mais.length > MAX_TODOS) return todos
    todos = mais
  }
  return todos
}
