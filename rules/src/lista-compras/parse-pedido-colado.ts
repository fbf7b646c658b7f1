import { readFrase } from './read-frase.ts'
import { readTabela, refuseQuantidade } from './read-colunas.ts'
import type { LinhaCrua } from './split-pedido-colado.ts'

/** What one line of a pasted order asks for. */
export interface LinhaColada {
  /** Number in the text, blank lines counted, the first is 1. */
  linha: number
  /** The line as it was, at most 200 characters. */
  texto: string
  /** Name to look for; '' when the line says none. */
  termo: string
  /** SKU or bar code to look for exactly; null when nothing in the line looks like one. */
  codigo: string | null
  /** Null when none is said: the least that can be bought. */
  quantidade: number | null
  /** As readUnidade gives it; null when none is said. */
  unidade: string | null
  /** The code may as well be the quantity: '10000 tijolos'. */
  codigoOuQuantidade: boolean
  /** The same line with its size at the end read as the quantity: 'tomate 2 kg'. */
  alternativa: { termo: string; quantidade: number; unidade: string } | null
  /** Quantities that may be meant where the columns do not tell (null: none was said); the shopper chooses. */
  duvida: (number | null)[]
  /** Why the line asks for nothing (a heading, a quantity of 0); null when it asks. */
  recusa: string | null
}

/** What a reader of lines finds in one. */
export type Achado = Partial<Omit<LinhaColada, 'linha' | 'texto'>>

/**
 * Reads a pasted order: free text ('3 cx coca 2l', 'arroz 5 kg: 2'), 'SKU;qtd', 'EAN<tab>qtd', cells of a spreadsheet with
 * headings or without. `hasCodigo` tells whether a product has this code: a number is a code only then.
 * Never throws; every line gives exactly one result (issue 3: nothing skipped in silence).
 */
export function parsePedidoColado(
  linhas: readonly LinhaCrua[],
  hasCodigo: (codigo: string) => boolean,
): LinhaColada[] {
  return splitTabelas(linhas).flatMap((juntas) => {
    const celulas = juntas.map((linha) => linha.celulas).filter((cada) => cada !== null)
    const achados =
      celulas.length > 0
        ? readTabela(celulas, hasCodigo)
        : juntas.map(({ texto }) => readTexto(texto, hasCodigo))
    return juntas.map(({ linha, texto }, i) => ({ linha, texto, ...vazia, ...achados[i] }))
  })
}

const vazia = {
  termo: '',
  codigo: null,
  quantidade: null,
  unidade: null,
  codigoOuQuantidade: false,
  alternativa: null,
  duvida: [],
  recusa: null,
}

/** Rows that follow one another belong to one table; a line of free text is read alone. */
function splitTabelas(linhas: readonly LinhaCrua[]): LinhaCrua[][] {
  const tabelas: LinhaCrua[][] = []
  for (const linha of linhas) {
    const ultima = tabelas.at(-1)
    if (linha.celulas && ultima?.[0]?.celulas) ultima.push(linha)
    else tabelas.push([linha])
  }
  return tabelas
}

function readTexto(texto: string, hasCodigo: (codigo: string) => boolean): Achado {
  const limpa = dropEnfeite(texto)
  // '10241,10': a code and a quantity where the code exists; any other comma is a decimal mark.
  const [, codigo = '', numero = ''] = /^(\S+?)\s*,\s*(\d+)$/.exec(limpa) ?? []
  if (numero !== '' && (hasCodigo(codigo) || /^(?:[A-Za-z]+[\w-]*\d[\w-]*|\d{8,14})$/.test(codigo))) {
    const quantidade = Number(numero)
    const recusa = refuseQuantidade(quantidade)
    return recusa ? { codigo, recusa } : { codigo, quantidade }
  }
  // '0 leite', '0x leite', 'leite: 0'; but 'farinha 00' and 'cerveja 0,0' are names.
  if (/^0(?:\s*x)?\s+\p{L}/iu.test(limpa) || /[:=]\s*0$/.test(limpa) || /\sx\s*0$/i.test(limpa))
    return { termo: limpa, recusa: 'Quantidade 0: não pede nada' }
  return readFrase(limpa)
}

/** Bullets, ticks, numbering and what messengers put before a message. */
function dropEnfeite(texto: string): string {
  return texto
    .replace(/^\[\d{1,2}[/:][^\]]{0,30}\]\s*[^:\d]{1,40}:\s*/, '')
    .replace(/^(?:[-*•·▪◦–—>☐☑✅✔]\s*)+/u, '')
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S)/, '')
    .trim()
}
