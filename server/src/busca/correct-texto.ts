import { foldTexto } from '@vitrine/rules/texto'

import { vazias } from './palavras.ts'

/** What was typed with some words written otherwise, or left out (null): 'Pão de quejo' gives 'Pão de queijo', 'óleo de xyz' 'óleo'. */
export function correctTexto(texto: string, trocas: Readonly<Record<string, string | null>>): string {
  const palavras = texto
    .split(/\s+/)
    .map((palavra) => {
      const folded = fold(palavra)
      return Object.hasOwn(trocas, folded) ? (trocas[folded] ?? '') : palavra
    })
    .filter((palavra) => palavra !== '')
  if (!Object.values(trocas).includes(null)) return palavras.join(' ')
  // What joined the words that went joins nothing any more.
  const isPalavra = (palavra: string) => !vazias.has(fold(palavra))
  return palavras.slice(palavras.findIndex(isPalavra), palavras.findLastIndex(isPalavra) + 1).join(' ')
}

function fold(palavra: string): string {
  return foldTexto(palavra).replace(/[^a-z0-9]/g, '')
}
