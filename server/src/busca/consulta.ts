import { foldTexto } from '@vitrine/rules/texto'

import { splitPalavras, toTermo, type Palavra } from './palavras.ts'

/** A query as tsquery texts over the lexemes of produto.doc (migrations 0450 and 0461). Only [a-z0-9] of the query stands in them. */
export interface Consulta {
  /** Key of the supplier: every lexeme begins with it. */
  chave: string
  /** All words, or the code: the last word by its beginning, the others whole or by a synonym. */
  todas: string
  /** All words whole: what has them comes first. */
  inteiras: string
  /** The first word is the first of the name: 'leite' is a milk before it is a 'doce de leite'. */
  inicio: string
  /** Both: `inteiras & inicio`, each word asked for once, since the first of the name is a word of it. */
  inteirasNoInicio: string
  /** What was typed may be a SKU or an EAN. */
  codigo: string | null
  /** For the second step. */
  palavras: ParteDaConsulta[]
}

/** A word or a phrase with synonyms: as typed, in normal form, the part of it that others begin with; then as tsqueries. */
interface ParteDaConsulta {
  digitada: string
  termo: string
  radical: string
  ampla: string
  inteira: string
  inicio: string
  descricao: string
  /** The supplier has other words for it. */
  comOutras: boolean
}

/** Words of a supplier for other words: normal form of a phrase -> phrases to ask for besides (table sinonimo). */
export type Sinonimos = ReadonlyMap<string, readonly string[]>

const MAX_PALAVRAS = 8
const MAX_FRASE = 3

/** Null when nothing can be searched for: no letter and no digit, or stop words alone. */
export function makeConsulta(idfornecedor: string, sk: string, sinonimos: Sinonimos): Consulta | null {
  const chave = idfornecedor.slice(-6)
  const palavras = splitPalavras(sk).slice(0, MAX_PALAVRAS)
  const [primeira] = palavras
  if (!primeira) return null
  const codigo = toCodigo(sk)
  const ouCodigo = codigo ? `|'${chave}#${codigo}'` : ''
  const partes = toPartes(chave, palavras, sinonimos)
  const porPalavra = partes.map(({ parte }) => parte).join('&')
  const inicio = `'${chave}^${primeira.termo}'`
  const outras = palavras.slice(1).map(({ termo }) => `'${chave}${termo}'`)
  return {
    chave,
    todas: codigo ? `(${porPalavra})${ouCodigo}:*` : porPalavra,
    inteiras: partes.map(({ inteira }) => inteira).join('&') + ouCodigo,
    inicio: inicio + ouCodigo,
    inteirasNoInicio: [inicio, ...outras].join('&') + ouCodigo,
    codigo,
    palavras: partes,
  }
}

/**
 * A tsquery text of names that hold every word: of letters by their beginning or a synonym, numbers whole. Words are
 * folded, [a-z0-9] alone.
 */
export function makeConsultaDeNome(
  idfornecedor: string,
  palavras: readonly string[],
  sinonimos: Sinonimos,
): string {
  const todas = palavras.map((digitada) => ({ digitada, termo: toTermo(digitada) }))
  return toPartes(idfornecedor.slice(-6), todas, sinonimos, byNome)
    .map(({ ampla }) => ampla)
    .join('&')
}

/** The phrase of a synonym table row in normal form. */
export function toFrase(texto: string): string {
  return splitPalavras(texto)
    .map(({ termo }) => termo)
    .join(' ')
}

/** One word with a digit and at least 4 signs may be a code; SKUs are found while they are typed. */
function toCodigo(sk: string): string | null {
  if (/\s/.test(sk.trim())) return null
  const codigo = foldTexto(sk).replace(/[^a-z0-9]/g, '')
  return codigo.length >= 4 && /\d/.test(codigo) ? codigo : null
}

function toPartes(
  chave: string,
  palavras: readonly Palavra[],
  sinonimos: Sinonimos,
  byAberta: typeof byInicio = byInicio,
) {
  const partes: (ParteDaConsulta & { parte: string })[] = []
  for (let i = 0; i < palavras.length;) {
    const { tamanho, outras } = findSinonimos(palavras, i, sinonimos)
    const frase = palavras.slice(i, i + tamanho)
    const isLast = i + tamanho === palavras.length
    const whole = frase.map((palavra) => byInteira(chave, palavra))
    const open = frase.map((palavra) => byAberta(chave, palavra, palavras.length > 1))
    const others = outras.map(
      (outra) =>
        `(${outra
          .split(' ')
          .map((termo) => `'${chave}${termo}'`)
          .join('&')})`,
    )
    const withOthers = (own: string[]) =>
      others.length > 0 ? `((${own.join('&')})|${others.join('|')})` : own.join('&')
    partes.push({
      digitada: frase.map(({ digitada }) => digitada).join(' '),
      termo: frase.map(({ termo }) => termo).join(' '),
      radical: frase[0] ? toRadical(frase[0]) : '',
      parte: withOthers(isLast ? [...whole.slice(0, -1), ...open.slice(-1)] : whole),
      ampla: withOthers(open),
      inteira: frase.map(({ termo }) => `'${chave}${termo}'`).join('&'),
      inicio: `'${chave}^${frase[0]?.termo ?? ''}'`,
      descricao: frase.map((palavra) => byInicio(`${chave}~`, palavra, true)).join('&'),
      comOutras: others.length > 0,
    })
    i += tamanho
  }
  return partes
}

/** The longest phrase that starts at word `i` and has synonyms; else the word alone without any. */
function findSinonimos(palavras: readonly Palavra[], i: number, sinonimos: Sinonimos) {
  for (let tamanho = Math.min(MAX_FRASE, palavras.length - i); tamanho > 0; tamanho--) {
    const frase = palavras
      .slice(i, i + tamanho)
      .map(({ termo }) => termo)
      .join(' ')
    const outras = sinonimos.get(frase)
    if (outras) return { tamanho, outras }
  }
  return { tamanho: 1, outras: [] }
}

const outroGenero: Record<string, string> = { a: 'o', o: 'a' }

/** A word of the query that is complete: itself, or the other gender of an adjective (congelada, congelado). */
function byInteira(chave: string, { termo }: Palavra): string {
  const genero = endsInGenero(termo) ? outroGenero[termo.slice(-1)] : undefined
  return genero ? `('${chave}${termo}'|'${chave}${termo.slice(0, -1)}${genero}')` : `'${chave}${termo}'`
}

/**
 * A word by its beginning, its last a or o left open. When the normal form is not a beginning of what was typed ('mais' on
 * the way to 'maisena'), what was typed counts too. One sign among other words is taken whole.
 */
function byInicio(chave: string, { digitada, termo }: Palavra, isAmongOthers: boolean): string {
  if (isAmongOthers && termo.length === 1) return `'${chave}${termo}'`
  const radical = toRadical({ termo })
  const parte = `'${chave}${radical}':*`
  return digitada.startsWith(radical) || termo.length <= 3 ? parte : `(${parte}|'${chave}${digitada}':*)`
}

function byNome(chave: string, palavra: Palavra): string {
  return /[a-z]{3}/.test(palavra.digitada) ? byInicio(chave, palavra, true) : `'${chave}${palavra.termo}'`
}

function toRadical({ termo }: Pick<Palavra, 'termo'>): string {
  return endsInGenero(termo) ? termo.slice(0, -1) : termo
}

function endsInGenero(termo: string): boolean {
  return termo.length >= 5 && /[^a]o$|a$/.test(termo)
}
