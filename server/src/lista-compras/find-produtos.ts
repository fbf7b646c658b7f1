import {
  chooseCandidato,
  correctPalavras,
  splitPalavras,
  splitTermos,
  type LinhaColada,
} from '@vitrine/rules/lista-compras'

import type { Db } from '#infra'

import { listPorCodigo, listPorNome, listVocabulario, type AchadoPorNome } from './revisao.repository.ts'

/** What a line was found to mean. */
export interface Achado {
  como: 'sku' | 'ean' | 'nome' | null
  /** The one meant; null when the shopper must choose, or nothing was found. */
  id: string | null
  /** Others that it may mean, best first. */
  outros: string[]
  quantidade: number | null
  unidade: string | null
  /** What was read into the line; '' when it was taken as it stands. */
  nota: string
}

/** Products shown to choose from. */
const MAX_CANDIDATOS = 5
/** Read for each name: enough that the best are among them. */
const LIDOS = 12

/**
 * Products for the lines of a pasted order: SKU, then bar code, then name, then what is spelled alike. At most four
 * statements, whatever the number of lines (issue 3: 1,000 lines within 2 s).
 */
export async function findProdutos(
  db: Db,
  idfornecedor: string,
  linhas: readonly LinhaColada[],
): Promise<Map<LinhaColada, Achado>> {
  const achados = new Map<LinhaColada, Achado>()
  const porCodigo = await findCodigos(db, idfornecedor, linhas)
  for (const linha of linhas) {
    const achado = porCodigo.get(codigoOf(linha) ?? '')
    if (achado) achados.set(linha, { ...quantityOf(linha, true), ...achado, outros: [], nota: '' })
  }
  const resto = linhas.filter((linha) => !achados.has(linha) && wordsOf(linha).length > 0)
  const exatos = await searchNomes(
    db,
    idfornecedor,
    resto.map((linha) => ({ linha, consulta: toConsulta(splitTermos(textOf(linha))) })),
  )
  for (const [linha, nomes] of exatos) achados.set(linha, chooseNome(linha, nomes))
  const sobra = resto.filter((linha) => !achados.has(linha))
  for (const [linha, achado] of await findParecidos(db, idfornecedor, sobra)) achados.set(linha, achado)
  return achados
}

async function findCodigos(db: Db, idfornecedor: string, linhas: readonly LinhaColada[]) {
  const codigos = [...new Set(linhas.flatMap((linha) => codigoOf(linha) ?? []))]
  const rows = codigos.length > 0 ? await listPorCodigo(db, idfornecedor, codigos) : []
  // SKUs come first in the answer: an EAN never takes the place of one.
  return new Map(rows.toReversed().map(({ codigo, id, como }) => [codigo, { id, como }]))
}

/** What may be an exact code: what looks like one, or a single word. */
function codigoOf({ codigo, termo }: LinhaColada): string | null {
  return codigo ?? (/^\S{1,40}$/.test(termo) ? termo : null)
}

function textOf({ termo, codigo }: LinhaColada): string {
  return termo || (codigo ?? '')
}

function wordsOf(linha: LinhaColada): string[] {
  return splitPalavras(textOf(linha))
}

/** Digits that turned out to be no code are the quantity: '10000 tijolos'. */
function quantityOf(linha: LinhaColada, isCodigo: boolean) {
  const { unidade } = linha
  return { quantidade: isCodigo && linha.codigoOuQuantidade ? null : linha.quantidade, unidade }
}

interface Consulta {
  linha: LinhaColada
  consulta: string
}

/** Lines by what their queries find; those that find nothing are left out. The same query is asked once. */
async function searchNomes(
  db: Db,
  idfornecedor: string,
  consultas: readonly Consulta[],
): Promise<Map<LinhaColada, AchadoPorNome[]>> {
  const distintas = [...new Set(consultas.map(({ consulta }) => consulta))].filter(
    (consulta) => consulta !== '',
  )
  const rows = distintas.length > 0 ? await listPorNome(db, idfornecedor, distintas, LIDOS) : []
  const porConsulta = Map.groupBy(rows, ({ n }) => distintas[n] ?? '')
  return new Map(
    consultas.flatMap(({ linha, consulta }) => {
      const nomes = porConsulta.get(consulta)
      return nomes ? [[linha, nomes] as const] : []
    }),
  )
}

function chooseNome(linha: LinhaColada, nomes: readonly AchadoPorNome[]): Achado {
  const { escolhido, candidatos } = chooseCandidato(textOf(linha), nomes)
  return { ...toAchado(escolhido?.id ?? null, candidatos), ...quantityOf(linha, false), nota: '' }
}

function toAchado(id: string | null, candidatos: readonly AchadoPorNome[]) {
  const ids = candidatos.map((candidato) => candidato.id).filter((outro) => outro !== id)
  return { como: 'nome' as const, id, outros: ids.slice(0, MAX_CANDIDATOS) }
}

/**
 * A query of every word, by prefix from three letters on; names, brands and packages only: what a description tells is
 * no name. '2l' stands in names as '2 L' or as '2L', '17x21' as one word.
 */
function toConsulta(termos: readonly (readonly string[])[]): string {
  return termos
    .map((partes) => {
      const junta = toTermo(partes.join(''))
      return partes.length > 1 ? `(${junta} | (${partes.map(toTermo).join(' & ')}))` : junta
    })
    .join(' & ')
}

function toTermo(palavra: string): string {
  return /[a-z]/.test(palavra) && palavra.length >= 3 ? `${palavra}:*abc` : `${palavra}:abc`
}

/** Lines that no product answers to the letter: typos corrected, sizes read as quantities, strange words left out. */
async function findParecidos(
  db: Db,
  idfornecedor: string,
  linhas: readonly LinhaColada[],
): Promise<Map<LinhaColada, Achado>> {
  if (linhas.length === 0) return new Map()
  const vocabulario = await listVocabulario(db, idfornecedor)
  const leituras = readAsCatalogo(linhas, vocabulario)
  const nomes = await searchNomes(db, idfornecedor, leituras)
  return new Map(
    leituras.flatMap((leitura) => {
      const achados = nomes.get(leitura.linha)
      return achados ? [[leitura.linha, chooseParecido(leitura, achados)] as const] : []
    }),
  )
}

interface Leitura extends Consulta {
  /** Corrected text; '' when words had to be left out. */
  entendido: string
}

function readAsCatalogo(linhas: readonly LinhaColada[], vocabulario: readonly string[]): Leitura[] {
  const ordenado = vocabulario.toSorted()
  const porLinha = linhas.map((linha) => ({
    linha,
    palavras: linha.alternativa ? splitPalavras(linha.alternativa.termo) : wordsOf(linha),
  }))
  const estranhas = porLinha.flatMap(({ palavras }) =>
    palavras.filter((palavra) => !isPrefix(palavra, ordenado)),
  )
  const corrigidas = correctPalavras(estranhas, ordenado)
  return porLinha.map(({ linha, palavras }) => {
    const lidas = palavras.map((palavra) =>
      isPrefix(palavra, ordenado) ? [palavra] : corrigidas.get(palavra),
    )
    const sabidas = lidas.filter((lida) => lida !== undefined)
    const letras = palavras.filter((palavra) => palavra.length >= 3 && !/^\d/.test(palavra))
    // Half of the words must stand, or it is another product.
    const isEnough = sabidas.length > 0 && sabidas.length * 2 >= letras.length
    const isWhole = sabidas.length === palavras.length
    return {
      linha,
      consulta: isEnough ? sabidas.map((uma) => `(${uma.map(toTermo).join(' | ')})`).join(' & ') : '',
      entendido: isWhole ? sabidas.map(([primeira]) => primeira).join(' ') : '',
    }
  })
}

/** Whether a word of three letters or more begins one of the sorted words. */
function isPrefix(palavra: string, ordenado: readonly string[]): boolean {
  if (palavra.length < 3 || /^\d/.test(palavra)) return false
  let low = 0
  let high = ordenado.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordenado[middle] ?? '') < palavra) low = middle + 1
    else high = middle
  }
  return ordenado[low]?.startsWith(palavra) ?? false
}

/** Only a whole reading may decide; with words left out the shopper chooses. */
function chooseParecido({ linha, entendido }: Leitura, nomes: readonly AchadoPorNome[]): Achado {
  const { escolhido, candidatos } = chooseCandidato(entendido || linha.termo, nomes)
  const id = entendido ? (escolhido?.id ?? null) : null
  const { alternativa } = linha
  const medida = alternativa ?? quantityOf(linha, false)
  return {
    ...toAchado(id, candidatos),
    quantidade: medida.quantidade,
    unidade: medida.unidade,
    nota: entendido && !alternativa ? `Entendemos “${entendido}”` : '',
  }
}
