import {
  chooseCandidato,
  correctPalavras,
  splitPalavras,
  type Escolha,
  type LinhaColada,
} from '@vitrine/rules/lista-compras'

import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'
import { makeConsultaDeNome, sinonimosOf, toTermo } from '#busca'

import {
  listPorNome,
  listVocabulario,
  type AchadoPorCodigo,
  type AchadoPorNome,
  type TermoRow,
} from './revisao.repository.ts'

/** What a line was found to mean. */
export interface Achado {
  como: 'sku' | 'ean' | 'nome' | null
  /** The one meant; null when the shopper must choose, or nothing was found. */
  id: string | null
  /** Others that it may mean, best first. */
  outros: string[]
  /** How many of the first of them fit equally well. */
  iguais: number
  quantidade: number | null
  unidade: string | null
  /** What was read into the line; '' when it was taken as it stands. */
  nota: string
}

/** Read for each name: enough that the best are among them. */
const LIDOS = 12

/** Products by the codes that were looked up before the lines were read. */
export type PorCodigo = ReadonlyMap<string, Pick<AchadoPorCodigo, 'id' | 'como'>>

/**
 * Products for the lines of a pasted order: SKU, then bar code, then name, then what is spelled alike. At most three
 * statements, whatever the number of lines (issue 3: 1,000 lines within 2 s).
 */
export async function findProdutos(
  db: Db,
  { fornecedor, porCodigo }: { fornecedor: FornecedorVivo; porCodigo: PorCodigo },
  linhas: readonly LinhaColada[],
): Promise<Map<LinhaColada, Achado>> {
  const { idfornecedor } = fornecedor
  const achados = new Map<LinhaColada, Achado>()
  for (const linha of linhas) {
    const achado = porCodigo.get(codigoOf(linha) ?? '')
    if (achado) achados.set(linha, { ...quantityOf(linha, true), ...achado, outros: [], iguais: 0, nota: '' })
  }
  const resto = linhas.filter((linha) => !achados.has(linha) && wordsOf(linha).length > 0)
  const exatos = await searchNomes(
    db,
    idfornecedor,
    resto.map((linha) => ({ linha, consulta: askFor(wordsOf(linha), fornecedor) })),
  )
  for (const [linha, nomes] of exatos) achados.set(linha, chooseNome(linha, nomes))
  const sobra = resto.filter((linha) => !achados.has(linha))
  for (const [linha, achado] of await findParecidos(db, fornecedor, sobra)) achados.set(linha, achado)
  return achados
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
  const escolha = chooseCandidato(textOf(linha), nomes)
  return { ...toAchado(escolha.escolhido?.id ?? null, escolha), ...quantityOf(linha, false), nota: '' }
}

function toAchado(id: string | null, { candidatos, iguais }: Escolha<AchadoPorNome>) {
  const outros = candidatos.map((candidato) => candidato.id).filter((outro) => outro !== id)
  return { como: 'nome' as const, id, outros, iguais }
}

function askFor(palavras: readonly string[], fornecedor: FornecedorVivo): string {
  return makeConsultaDeNome(fornecedor.idfornecedor, palavras, sinonimosOf(fornecedor))
}

/** Lines that no product answers to the letter: typos corrected, sizes read as quantities, strange words left out. */
async function findParecidos(
  db: Db,
  fornecedor: FornecedorVivo,
  linhas: readonly LinhaColada[],
): Promise<Map<LinhaColada, Achado>> {
  if (linhas.length === 0) return new Map()
  const { idfornecedor } = fornecedor
  const leituras = readAsCatalogo(linhas, await listVocabulario(db, idfornecedor))
  const consultas = leituras.map((leitura) => ({
    linha: leitura.linha,
    consulta: leitura.palavras
      .map((uma) => `(${uma.map((palavra) => askFor([palavra], fornecedor)).join('|')})`)
      .join('&'),
  }))
  const nomes = await searchNomes(db, idfornecedor, consultas)
  return new Map(
    leituras.flatMap((leitura) => {
      const achados = nomes.get(leitura.linha)
      return achados ? [[leitura.linha, chooseParecido(leitura, achados)] as const] : []
    }),
  )
}

interface Leitura {
  linha: LinhaColada
  /** What to ask for: for each word that stands or is spelled like one, itself or those. */
  palavras: string[][]
  /** Corrected text; '' when words had to be left out. */
  entendido: string
}

function readAsCatalogo(linhas: readonly LinhaColada[], vocabulario: readonly TermoRow[]): Leitura[] {
  const ordenado = vocabulario.map(({ termo }) => termo)
  const escritas = new Map(vocabulario.map(({ termo, escrita }) => [termo, escrita]))
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
      palavras: isEnough ? sabidas : [],
      entendido: isWhole ? sabidas.map(([uma = '']) => escritas.get(uma) ?? uma).join(' ') : '',
    }
  })
}

/** Whether a word of three letters or more begins one of the sorted words, in normal form as those are. */
function isPrefix(escrita: string, ordenado: readonly string[]): boolean {
  if (escrita.length < 3 || /^\d/.test(escrita)) return false
  const palavra = toTermo(escrita)
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
  const escolha = chooseCandidato(entendido || linha.termo, nomes)
  const id = entendido ? (escolha.escolhido?.id ?? null) : null
  const { alternativa } = linha
  const medida = alternativa ?? quantityOf(linha, false)
  return {
    ...toAchado(id, escolha),
    quantidade: medida.quantidade,
    unidade: medida.unidade,
    nota: entendido && !alternativa ? `Entendemos “${entendido}”` : '',
  }
}
