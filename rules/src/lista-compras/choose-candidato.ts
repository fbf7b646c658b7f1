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
}

/** The best must say so much more of the name than the second. */
const FOLGA = 0.3

/**
 * Which of the products found is meant: the one of exactly this name; else one that is found alone; else one whose name
 * the text covers clearly better than any other's. Otherwise the shopper chooses.
 */
export function chooseCandidato<T extends Candidato>(termo: string, achados: readonly T[]): Escolha<T> {
  const palavras = new Set(splitPalavras(termo))
  const pesados = achados
    .map((achado) => ({ achado, peso: coverage(palavras, achado) }))
    .toSorted((a, b) => b.peso - a.peso)
  const candidatos = pesados.map(({ achado }) => achado)
  const iguais = candidatos.filter((candidato) => isSame(termo, candidato))
  if (iguais.length === 1) return { escolhido: iguais[0] ?? null, candidatos }
  const [primeiro, segundo] = pesados
  const isClear = primeiro && (!segundo || primeiro.peso - segundo.peso >= FOLGA)
  return { escolhido: isClear ? primeiro.achado : null, candidatos }
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
