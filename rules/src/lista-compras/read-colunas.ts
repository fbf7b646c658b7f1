import type { Achado } from './parse-pedido-colado.ts'
import { judgeColunas, mapTitulos, type Mapa } from './judge-colunas.ts'
import { isNumeroTorto, looksLikeCodigo, readCelulaMedida, readNumero, readSinal } from './read-quantidade.ts'
import { isCabecalho } from './titulos.ts'
import { readUnidade } from './unidade.ts'

type HasCodigo = (codigo: string) => boolean

/**
 * Rows of cells, read together: headings decide what a column is; without headings the columns are judged over all rows;
 * rows that have nothing in common are read alone. One result a row.
 */
export function readTabela(linhas: readonly (readonly string[])[], hasCodigo: HasCodigo): Achado[] {
  const titulos = linhas.findIndex(isCabecalho)
  if (titulos >= 0) {
    const abaixo = linhas.slice(titulos + 1)
    const proximo = abaixo.findIndex(isCabecalho)
    const corpo = proximo < 0 ? abaixo : abaixo.slice(0, proximo)
    const mapa = fillMapa(mapTitulos(linhas[titulos] ?? [], corpo), judgeColunas(corpo, hasCodigo))
    return [
      ...(titulos > 0 ? readTabela(linhas.slice(0, titulos), hasCodigo) : []),
      { recusa: 'Cabeçalho da planilha: não pede nada' },
      ...corpo.map((celulas) => readLinha(celulas, mapa, hasCodigo)),
      ...(proximo < 0 ? [] : readTabela(abaixo.slice(proximo), hasCodigo)),
    ]
  }
  const mapa = judgeColunas(linhas, hasCodigo)
  return linhas.map((celulas) =>
    mapa ? readLinha(celulas, mapa, hasCodigo) : readSozinha(celulas, hasCodigo),
  )
}

/** Headings that name the quantity but, in words that we do not know, not the product: it is where it seems to be. */
function fillMapa(mapa: Mapa, julgado: Mapa | null): Mapa {
  if (!julgado || mapa.quantidades.length === 0 || mapa.codigos.length > 0 || mapa.nome !== null) return mapa
  return { ...mapa, codigos: julgado.codigos, nome: julgado.nome }
}

function readLinha(celulas: readonly string[], mapa: Mapa, hasCodigo: HasCodigo): Achado {
  const at = (i: number | null) => (i === null ? '' : (celulas[i] ?? ''))
  const escritos = mapa.codigos.map(at).filter((codigo) => codigo !== '')
  const codigo = escritos.find(hasCodigo) ?? escritos[0] ?? null
  const termo = at(mapa.nome)
  const ditas = mapa.quantidades.map((i) => readQuantidade(at(i))).filter((lida) => lida !== null)
  const unidade = readUnidade(at(mapa.unidade)) ?? ditas[0]?.unidade ?? null
  const base = { termo, codigo, unidade }
  const torta = ditas.length === 0 && mapa.quantidades.map(at).find(isNumeroTorto)
  const recusa = torta ? refuseTorta(torta) : refuseLinha(base, mapa, ditas[0]?.quantidade)
  return recusa ? { ...base, recusa } : { ...base, ...chooseQuantidade(ditas, mapa) }
}

/** Why a row asks for nothing; null when it asks. */
function refuseLinha(
  { codigo, termo }: { codigo: string | null; termo: string },
  { hasTitulos, codigos, nome, quantidades }: Mapa,
  quantidade: number | undefined,
): string | null {
  if (hasTitulos && codigos.length === 0 && nome === null)
    return 'Esta planilha não tem colunas de código ou nome do produto'
  if (codigo === null && /^(?:(?:sub)?total\b.*)?$/i.test(termo)) return 'Linha sem produto: não pede nada'
  if (hasTitulos && quantidades.length === 0)
    return 'A planilha não diz a quantidade: acrescente uma coluna Qtd.'
  if (quantidade !== undefined) return refuseQuantidade(quantidade)
  return hasTitulos ? 'Sem quantidade: não pede nada' : null
}

/** A number in no way of writing that we know: which one is meant is not guessed, and not taken for none. */
const refuseTorta = (celula: string): string =>
  `Não entendemos a quantidade "${celula.slice(0, 20)}": escreva só o número`

function chooseQuantidade(ditas: readonly { quantidade: number }[], { talvezNenhuma }: Mapa): Achado {
  const [quantidade = null, ...outras] = new Set(ditas.map((dita) => dita.quantidade))
  const duvida = [
    ...outras.filter((outra) => outra > 0),
    ...(talvezNenhuma && quantidade !== null ? [null] : []),
  ]
  return { quantidade, ...(duvida.length > 0 && { duvida: [quantidade, ...duvida] }) }
}

function readQuantidade(celula: string): { quantidade: number; unidade: string | null } | null {
  const quantidade = readSinal(celula)
  return quantidade === null ? readCelulaMedida(celula) : { quantidade, unidade: null }
}

/** The text in the place of a quantity that cannot be read as one; null when it can. */
export function refuseQuantidade(quantidade: number): string | null {
  if (quantidade < 0) return 'Quantidade negativa: não entendemos'
  if (readNumero(String(quantidade)) !== null) return null
  return quantidade > 1 ? 'Quantidade grande demais' : 'Quantidade 0: não pede nada'
}

/** One row without others of its kind: a code, a name, a quantity, a unit, in any order; prices are left aside. */
function readSozinha(celulas: readonly string[], hasCodigo: HasCodigo): Achado {
  const { medida, unidade, numeros, textos } = sortCelulas(celulas)
  const escrito = textos.find((celula) => looksLikeCodigo(celula) || hasCodigo(celula)) ?? null
  const frases = textos.filter(
    (celula) => celula !== escrito && hasLetras(celula) && !looksLikeCodigo(celula),
  )
  const codigo = escrito ?? chooseCodigo(numeros, frases.length > 0 || medida !== null, hasCodigo)
  const numero = escrito === null ? numeros.find((outro) => outro !== codigo) : numeros[0]
  const quantidade = medida?.quantidade ?? readSinal(numero ?? '')
  const termo = frases.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const base = { termo, codigo, unidade: medida?.unidade ?? unidade }
  const recusa = quantidade === null ? findTorta(textos, codigo) : refuseQuantidade(quantidade)
  return recusa ? { ...base, recusa } : { ...base, quantidade }
}

/** Why a row without a quantity that can be read is refused; null when it says none. */
function findTorta(textos: readonly string[], codigo: string | null): string | null {
  const torta = textos.find((celula) => celula !== codigo && isNumeroTorto(celula))
  return torta === undefined ? null : refuseTorta(torta)
}

function sortCelulas(celulas: readonly string[]) {
  const soltas = celulas.filter((celula) => celula !== '' && !/^R\$/i.test(celula))
  const find = <T>(read: (celula: string) => T | null) =>
    soltas.map(read).find((lida) => lida !== null) ?? null
  const outras = soltas.filter((celula) => readUnidade(celula) === null && readCelulaMedida(celula) === null)
  return {
    medida: find(readCelulaMedida),
    unidade: find(readUnidade),
    numeros: outras.filter((celula) => readSinal(celula) !== null),
    textos: outras.filter((celula) => readSinal(celula) === null),
  }
}

function hasLetras(celula: string): boolean {
  return /\p{L}/u.test(celula)
}

/** Which of the numbers is a code: one that exists; without a name beside it one of them must be, the longest. */
function chooseCodigo(numeros: readonly string[], isNamed: boolean, hasCodigo: HasCodigo): string | null {
  const inteiros = numeros.filter((numero) => /^\d{1,14}$/.test(numero))
  const longos = inteiros.toSorted((a, b) => b.length - a.length)
  const existente = longos.find(hasCodigo)
  if (existente !== undefined) return existente
  // A bar code is one, known or not; any other number beside a name is a quantity.
  return isNamed ? (longos.find((numero) => /^\d{8,14}$/.test(numero)) ?? null) : (longos[0] ?? null)
}
