import { foldTexto } from '#texto'

import type { Coluna } from './coluna.ts'

/**
 * Which field each heading holds, in the order of the headings; null: none that we know. A field is given once, to the first heading that
 * has its own title, else to the first that has one of its synonyms.
 */
export function guessColunas<Campo extends string>(
  titulos: readonly string[],
  colunas: readonly Pick<Coluna<Campo>, 'campo' | 'titulo' | 'sinonimos'>[],
): (Campo | null)[] {
  const dobrados = titulos.map(foldTitulo)
  const lugares = new Map<number, Campo>()
  for (const { campo, titulo, sinonimos } of colunas) {
    const lugar = [titulo, campo, ...sinonimos]
      .map((nome) => dobrados.findIndex((dito, i) => dito === foldTitulo(nome) && !lugares.has(i)))
      .find((i) => i >= 0)
    if (lugar !== undefined) lugares.set(lugar, campo)
  }
  return titulos.map((_, i) => lugares.get(i) ?? null)
}

/** What makes two spreadsheets of one form, so that a mapping is remembered: their headings, however they are accented and spaced. */
export function signCabecalho(titulos: readonly string[]): string {
  return JSON.stringify(titulos.map(foldTitulo))
}

/** 'Preço (R$)' and 'PRECO R$' are one heading. */
function foldTitulo(titulo: string): string {
  return foldTexto(titulo)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
