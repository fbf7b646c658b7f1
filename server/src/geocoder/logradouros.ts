import { readFile } from 'node:fs/promises'
import type { Coordenadas } from './localizacao.ts'
import { distanceKm } from './localizacao.ts'
import { isTipoDeLogradouro, wordsOf } from './texto.ts'

interface Logradouro extends Coordenadas {
  cep: string
  rua: string
  bairro: string
  cidade: string
  uf: string
}

interface Bairro extends Coordenadas {
  bairro: string
  cidade: string
  uf: string
}

interface Achado<T> {
  lugar: T
  /** True when the words are whole and hold the place's whole name (a street's type aside), not only a part of it. */
  exato: boolean
}

export interface Logradouros {
  ruas: readonly Logradouro[]
  bairros: readonly Bairro[]
  findCep(cep: string): Logradouro | null
  searchRuas(palavras: string[]): Achado<Logradouro>[]
  searchBairros(palavras: string[]): Achado<Bairro>[]
  /** The street within `raioKm` of the point, nearest first. */
  nearest(ponto: Coordenadas, raioKm: number): Logradouro | null
}

interface Indexado<T> {
  lugar: T
  proprias: string[]
  arredores: string[]
}

/** A street's type is left out or mistaken; a bairro has no such type, so "praça da sé" is not the bairro Sé. */
const IGNORA_TIPO = isTipoDeLogradouro
const NADA_IGNORA = (): boolean => false

/**
 * Every word must begin a word of the place or of its surroundings, and one of them the place's own name; words that
 * `ignora` accepts need not match. Null when the place does not answer the words.
 */
function matchLugar<T>(
  indexado: Indexado<T>,
  palavras: string[],
  ignora: (palavra: string) => boolean,
): Achado<T> | null {
  let propria = false
  let exato = indexado.proprias.every((p) => ignora(p) || palavras.includes(p))
  for (const palavra of palavras) {
    const naPropria = indexado.proprias.some((p) => p.startsWith(palavra))
    const noArredor = indexado.arredores.some((p) => p.startsWith(palavra))
    if (!naPropria && !noArredor && !ignora(palavra)) return null
    if (naPropria && !ignora(palavra)) propria = true
    exato &&= ignora(palavra) || indexado.proprias.includes(palavra) || indexado.arredores.includes(palavra)
  }
  return propria ? { lugar: indexado.lugar, exato } : null
}

function search<T>(
  indice: Indexado<T>[],
  palavras: string[],
  ignora: (palavra: string) => boolean,
): Achado<T>[] {
  const achados: Achado<T>[] = []
  for (const indexado of indice) {
    const achado = matchLugar(indexado, palavras, ignora)
    if (achado) achados.push(achado)
  }
  return achados
}

function centerOf(ruas: Logradouro[]): Coordenadas {
  const media = (campo: 'lat' | 'lng'): number =>
    Number((ruas.reduce((soma, rua) => soma + rua[campo], 0) / ruas.length).toFixed(4))
  return { lat: media('lat'), lng: media('lng') }
}

/** Builds the index from the groups of logradouros-demo.json: "cidade/UF/bairro" → [cep, rua, lat, lng]. */
function createLogradouros(grupos: Record<string, [string, string, number, number][]>): Logradouros {
  const ruas: Logradouro[] = []
  const bairros: Bairro[] = []
  for (const [grupo, linhas] of Object.entries(grupos)) {
    const [cidade = '', uf = '', bairro = ''] = grupo.split('/')
    const doBairro = linhas.map(([cep, rua, lat, lng]) => ({ cep, rua, bairro, cidade, uf, lat, lng }))
    ruas.push(...doBairro)
    bairros.push({ bairro, cidade, uf, ...centerOf(doBairro) })
  }
  const porCep = new Map(ruas.map((rua) => [rua.cep, rua]))
  const indiceRuas = ruas.map((lugar) => ({
    lugar,
    proprias: wordsOf(lugar.rua),
    arredores: wordsOf(`${lugar.bairro} ${lugar.cidade} ${lugar.uf}`),
  }))
  const indiceBairros = bairros.map((lugar) => ({
    lugar,
    proprias: wordsOf(lugar.bairro),
    arredores: wordsOf(`${lugar.cidade} ${lugar.uf}`),
  }))
  return {
    ruas,
    bairros,
    findCep: (cep) => porCep.get(cep) ?? null,
    searchRuas: (palavras) => search(indiceRuas, palavras, IGNORA_TIPO),
    searchBairros: (palavras) => search(indiceBairros, palavras, NADA_IGNORA),
    nearest(ponto, raioKm) {
      let melhor: Logradouro | null = null
      let menor = raioKm
      for (const rua of ruas) {
        const distancia = distanceKm(ponto, rua)
        if (distancia < menor) [melhor, menor] = [rua, distancia]
      }
      return melhor
    },
  }
}

let carregado: Promise<Logradouros> | undefined

/** The streets of logradouros-demo.json, read at the first use and kept. */
export function loadLogradouros(): Promise<Logradouros> {
  carregado ??= readFile(new URL('logradouros-demo.json', import.meta.url), 'utf8').then((texto) =>
    // Our own file, in the shape documented at createLogradouros; a test reads every row.
    createLogradouros(JSON.parse(texto) as Parameters<typeof createLogradouros>[0]),
  )
  return carregado
}
