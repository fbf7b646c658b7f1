import { explainModelo, fillModelo } from '@vitrine/rules/carta'

import type { Modelo } from './modelo.ts'
import { modelosDeAvisos } from './modelos-de-avisos.ts'
import { modelosDoPedido } from './modelos-do-pedido.ts'

/** Letters whose words a store may choose (decision 0161), by the name under which its versions stand. */
export const modelos = { ...modelosDoPedido, ...modelosDeAvisos } as const
export type IdDoModelo = keyof typeof modelos

export const modeloOf = (id: string): Modelo | null =>
  Object.hasOwn(modelos, id) ? modelos[id as IdDoModelo] : null // it is one of them

/** Why these are no words for this letter, at the field; empty: they are. */
export function explainEscrita({ partes }: Modelo, escrita: { assunto: string; texto: string }) {
  const nomes = Object.keys(partes)
  return explainModelo(escrita, { partes: nomes, exigidas: nomes.filter((nome) => partes[nome]?.exigida) })
}

/**
 * Subject and text with what is true of this letter. What somebody typed (a name) stays in its line and is no address: at the end of one it
 * would be a button.
 */
export function fillEscrita(
  modelo: Modelo,
  escrita: { assunto: string; texto: string },
  partes: Readonly<Record<string, string>>,
): { assunto: string; texto: string } {
  const limpas = Object.fromEntries(
    Object.entries(partes).map(([nome, valor]) => [
      nome,
      modelo.partes[nome]?.endereco ? valor : valor.replaceAll(/https?:\/\//gi, ''),
    ]),
  )
  return {
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out of a subject
    assunto: fillModelo(escrita.assunto, limpas).replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' '),
    texto: fillModelo(escrita.texto, limpas),
  }
}

/** What a letter is filled with where there is nobody to write to. */
export function sampleOf({ partes }: Modelo, loja: { nome: string; url: string }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(partes).map(([nome, { exemplo }]) => {
      if (nome === 'loja') return [nome, loja.nome]
      return [nome, nome === 'link' ? loja.url : exemplo]
    }),
  )
}
