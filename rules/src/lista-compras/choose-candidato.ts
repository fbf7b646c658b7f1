import { foldTexto } from '#texto'

import { splitPalavras } from './palavras.ts'

interface Candidato {
  nome: string
  embalagem: string
}

export interface Escolha<T> {
  /** The one that is meant; null when more than one may be. */
  escolhido: T | null
  /** Best first. */
  candidatos: T[]
  /** How many of the first candidates fit equally well: nothing in the text distinguishes them. */
  iguais: number
}

/**
 * Which of the products found is meant: the one of exactly this name; else the only one that has most of the words that
 * were written. Where two have equally many the shopper chooses: a guess could choose a dearer product without the shopper noticing.
 */
export function chooseCandidato<T extends Candidato>(termo: string, achados: readonly T[]): Escolha<T> {
  const palavras = new Set(splitPalavras(termo))
  const pesados = achados
    .map((achado) => ({ achado, ditas: countDitas(palavras, achado), peso: coverage(palavras, achado) }))
    .toSorted((a, b) => b.ditas - a.ditas || b.peso - a.peso)
  const candidatos = pesados.map(({ achado }) => achado)
  const iguais = pesados.filter(({ ditas }) => ditas === pesados[0]?.ditas).length
  const deMesmoNome = candidatos.filter((candidato) => isSame(termo, candidato))
  const [unico = null] = deMesmoNome.length === 1 ? deMesmoNome : candidatos.slice(0, iguais === 1 ? 1 : 0)
  return { escolhido: unico, candidatos, iguais }
}

/** How many of the written words the product has, in its name or on its package; '500' and 'g' only as they stand. */
function countDitas(palavras: ReadonlySet<string>, { nome, embalagem }: Candidato): number {
  const suas = splitPalavras(nome).concat(splitPalavras(embalagem))
  return [...palavras].filter((dita) =>
    suas.some((sua) => (/^[a-z]{3}/.test(dita) ? sua.startsWith(dita) : sua === dita)),
  ).length
}

/** Which part of the product's name the text says. */
function coverage(palavras: ReadonlySet<string>, { nome }: Candidato): number {
  const doNome = splitPalavras(nome)
  const ditas = doNome.filter((palavra) => [...palavras].some((dita) => palavra.startsWith(dita)))
  return doNome.length === 0 ? 0 : ditas.length / doNome.length
}

function isSame(termo: string, { nome, embalagem }: Candidato): boolean {
  const folded = join(termo)
  return folded === join(nome) || folded === join(`${nome} ${embalagem}`)
}

function join(texto: string): string {
  return foldTexto(texto).replace(/[^a-z0-9]+/g, '')
}
