import { parseLinhas, type ErroDeLinha } from '@vitrine/contract'
import type { z } from 'zod'

import { Falha } from '#infra'

import type { Versao } from './describe-cadastro.ts'

/** What is said of a record: its key, the version that was seen, and of its fields those that are to be written. */
export type LinhaDeclarada<S extends z.ZodObject, K extends keyof z.input<S>> = Partial<z.input<S>> &
  Required<Pick<z.input<S>, K>> & { versao: Versao }

/**
 * Rows as they will be, checked by their schema: a field that is not said stays as it is, of a new row it has its default. Errors:
 * `entrada_invalida` with the place of each.
 */
export function completeLinhas<S extends z.ZodObject, K extends keyof z.input<S> & string>(
  { nome, schema, chave }: { nome: string; schema: S; chave: K | readonly K[] },
  linhas: readonly LinhaDeclarada<S, K>[],
  findAtual: (chave: string) => object | undefined,
): z.output<S>[] {
  const partes: readonly K[] = typeof chave === 'string' ? [chave] : chave
  const vistas = new Set<string>()
  const repetidas: ErroDeLinha[] = []
  const inteiras = linhas.map(({ versao: _versao, ...dita }, linha) => {
    const id = idOf(dita, partes)
    if (vistas.has(id)) repetidas.push({ linha, campo: partes[0] ?? '', erro: 'Aparece duas vezes.' })
    vistas.add(id)
    const entradas = Object.entries(dita).filter(([, valor]) => valor !== undefined)
    return { ...findAtual(id), ...Object.fromEntries(entradas) }
  })
  const { lidas, erros } = parseLinhas(schema, inteiras)
  refuseErros(nome, [...erros, ...repetidas])
  return lidas.map(({ dados }) => dados)
}

/** Key of a row among those of its supplier as text, its parts joined by '/'. */
export function idOf(linha: object, chave: readonly string[]): string {
  const valores: Record<string, unknown> = { ...linha }
  return chave.map((parte) => String(valores[parte]).toLowerCase()).join('/')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The values that are UUIDs, each once. They are looked up before the rows are checked; a value that is not a UUID cannot be the id of a row. */
export function idsOf(valores: readonly unknown[]): string[] {
  const textos = valores.map((valor) => String(valor).toLowerCase())
  return [...new Set(textos)].filter((texto) => UUID.test(texto))
}

/** Throws `entrada_invalida` with what cannot be: `produtos.3.sku`. Of one place the first word counts. */
export function refuseErros(nome: string, erros: readonly ErroDeLinha[]): void {
  if (erros.length === 0) return
  const campos: Record<string, string> = {}
  for (const { linha, campo, erro } of erros)
    campos[[nome, linha, campo].filter((parte) => parte !== '').join('.')] ??= erro
  throw new Falha('entrada_invalida', { campos })
}
