import { PorGeracao, type Geracoes, type Notificacoes } from '#infra'

import type { Consulta } from './consulta.ts'

/** What a supplier's vocabulary says of one word of a query, as tsquery texts (`withPalavras`). */
export interface PalavraSabida {
  ordem: number
  /** Something on sale has it, whole or not, in its name or in its description. */
  conhecida: boolean
  /** Words that are alike; null: none. */
  parte: string | null
  /** A name that begins with one of them. */
  inicio: string | null
  /** The likeliest of them, as it is written. */
  escrita: string | null
}

/** What is searched for instead of the words that were typed. */
export interface ConsultaParecida {
  /** Null: nothing can be found. */
  todas: string | null
  inteiras: string | null
  inicio: string | null
  /** Typed word -> written word, null for one that is left out; null: all are as typed. */
  trocas: Record<string, string | null> | null
}

/** Words are short: 8,000 of them, with what is alike, are some 4 MB. */
const MAX_PALAVRAS = 8000

/**
 * Words that a search asked the vocabulary for, kept while no product of the supplier changes. People slip in the same words whatever they look
 * for: from then on a slip is known before a statement is asked, and what was found for the right word is found.
 */
export class PalavrasSabidas {
  readonly #guardadas: PorGeracao<PalavraSabida>

  constructor(geracoes: Geracoes, notificacoes: Notificacoes) {
    this.#guardadas = new PorGeracao(geracoes, notificacoes, MAX_PALAVRAS)
  }

  /** One of the words stands in nothing that is on sale: the first step would find nothing, but for a code. */
  hasDesconhecida({ idfornecedor, consulta }: DoFornecedor): boolean {
    return consulta.palavras.some((palavra) => this.#get(idfornecedor, palavra)?.conhecida === false)
  }

  /** Null: not all of the words were asked for yet. */
  find({ idfornecedor, consulta }: DoFornecedor): ConsultaParecida | null {
    const sabidas = consulta.palavras.map((palavra) => this.#get(idfornecedor, palavra))
    return sabidas.every((sabida) => sabida !== undefined) ? composeParecida(consulta, sabidas) : null
  }

  /** Take this before the vocabulary is read; then say what it told. */
  begin({ idfornecedor, consulta }: DoFornecedor): (sabidas: readonly PalavraSabida[]) => void {
    const keep = this.#guardadas.begin(idfornecedor)
    return (sabidas) => {
      for (const sabida of sabidas) {
        const palavra = consulta.palavras[sabida.ordem - 1]
        if (palavra) keep(chaveDaPalavra(palavra), () => sabida)
      }
    }
  }

  #get(idfornecedor: string, palavra: Parte): PalavraSabida | undefined {
    return this.#guardadas.get(idfornecedor, chaveDaPalavra(palavra))
  }
}

type Parte = Consulta['palavras'][number]

interface DoFornecedor {
  idfornecedor: string
  consulta: Consulta
}

/** What a word is remembered by: with its synonyms, and whether it stands alone, which are both in `ampla`. */
export function chaveDaPalavra({ digitada, ampla }: Parte): string {
  return `${digitada} ${ampla}`
}

/** As `withParecida` puts it together of the same words. */
export function composeParecida({ palavras }: Consulta, sabidas: readonly PalavraSabida[]): ConsultaParecida {
  const pares = palavras.flatMap((palavra, i) => {
    const sabida = sabidas[i]
    return sabida ? [{ ...sabida, palavra }] : []
  })
  const uteis = pares.filter(({ conhecida, parte }) => conhecida || parte !== null)
  const partes = uteis.map(({ conhecida, palavra, parte }) => ({ palavra, parte, conhecida }))
  const isTodas = uteis.length === pares.length
  const joined = (textOf: (par: (typeof partes)[number]) => string) =>
    partes.map((par) => `(${textOf(par)})`).join('&')
  const ou = (parte: string | null) => (parte === null ? '' : `|${parte}`)
  const inicios = pares.flatMap(
    ({ conhecida, palavra, inicio }) => (conhecida ? palavra.inicio : inicio) ?? [],
  )
  const desconhecidas = pares.filter(({ conhecida }) => !conhecida)
  return {
    todas:
      isTodas || uteis.some(({ palavra }) => /[a-z]{3}/.test(palavra.digitada))
        ? joined(({ conhecida, palavra, parte }) => {
            if (!conhecida) return parte ?? ''
            const descricao = isTodas ? `|(${palavra.descricao})` : ''
            return `(${palavra.ampla})${descricao}${ou(parte)}`
          })
        : null,
    inteiras:
      uteis.length > 0
        ? joined(({ conhecida, palavra, parte }) => (conhecida ? palavra.inteira : (parte ?? '')))
        : null,
    inicio: inicios.length > 0 ? inicios.join('|') : null,
    trocas:
      desconhecidas.length > 0
        ? Object.fromEntries(desconhecidas.map(({ palavra, escrita }) => [palavra.digitada, escrita]))
        : null,
  }
}
