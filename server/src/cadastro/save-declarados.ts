import type { z } from 'zod'

import type { ColunaDe, Linha, Tabela } from '#coluna'
import type { Transaction } from '#infra'

import { listLinhas } from './cadastro.repository.ts'
import { lockCatalogo } from './catalogo.repository.ts'
import { completeLinhas, idOf, type LinhaDeclarada } from './complete-linhas.ts'
import type { Cadastro, ComMotivo, LinhaDoCadastro } from './describe-cadastro.ts'
import { keepMudancas } from './keep-mudancas.ts'
import type { Quem } from './quem.ts'
import type { Gravada } from './save-cadastros.ts'
import { saveEmLotes } from './save-em-lotes.ts'
import { textosOf } from './textos-do-cadastro.ts'

/** How records of one noun are described in the contract and stored in their table. */
export interface Escritor<
  S extends z.ZodObject,
  T extends Tabela,
  N extends ColunaDe<T>,
  K extends N & keyof z.input<S>,
> {
  /** Plural of the noun, for the place of an error: 'lojas.3.nome'. */
  nome: string
  schema: S
  cadastro: Cadastro<T, N, K>
  toGuardado: (dita: z.output<S>) => Linha<T, N>
  fromGuardado: (guardado: Linha<T, N>) => object
  /** Checks what a single row does not show; throws `entrada_invalida`. It may also look up what `toGuardado` needs. */
  check?: (tx: Transaction, idfornecedor: string, ditas: z.output<S>[]) => Promise<void>
  /** Rows are said whole: a field that is not said is not there any more, instead of staying as it was. */
  inteiras?: boolean
  /** Writes only the columns that change in an existing row, because triggers and search words follow from some columns. */
  soMudancas?: boolean
  /** Holds what the rows that are about to be written touch beside their own table, in the order of decision 0064. */
  hold?: (tx: Transaction, idfornecedor: string, linhas: readonly Partial<Linha<T, N>>[]) => Promise<void>
  /** Rows of a higher one are written by a later statement. */
  postoOf?: (guardado: Linha<T, N>) => number
}

/**
 * Writes records that a contract describes: new ones whole, others with what changes. All or none. Errors: `entrada_invalida` with the
 * place of each row that cannot be, `CadastroRecusado` where somebody else has written one meanwhile.
 */
export async function saveDeclarados<
  S extends z.ZodObject,
  T extends Tabela,
  N extends ColunaDe<T>,
  K extends N & keyof z.input<S>,
>(
  tx: Transaction,
  quem: Quem,
  escritor: Escritor<S, T, N, K>,
  linhas: readonly (LinhaDeclarada<S, K> & ComMotivo)[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  const { nome, schema, cadastro, toGuardado, fromGuardado, check, hold, postoOf } = escritor
  const { chave } = cadastro
  await lockCatalogo(tx, idfornecedor)
  const isChave = (linha: object) =>
    Object.entries(linha).every(([parte, valor]) => isCampo(schema, parte, valor))
  const chaves = linhas.map((linha) => pick(linha, chave)).filter(isChave)
  const guardadas = await listLinhas<Linha<T, N>>(tx, textosOf(cadastro), idfornecedor, chaves)
  const porId = new Map(guardadas.map((guardada) => [idOf(guardada, chave), guardada]))
  const ditas = completeLinhas(
    { nome, schema, chave },
    linhas.map(({ motivo: _motivo, ...linha }) => linha as unknown as LinhaDeclarada<S, K>),
    (id) => {
      const guardada = escritor.inteiras ? undefined : porId.get(id)
      return guardada && fromGuardado(guardada)
    },
  )
  await check?.(tx, idfornecedor, ditas)
  const rows = ditas.map((dita, i) => {
    const { versao = null, motivo } = linhas[i] ?? {}
    const nova = toGuardado(dita)
    // A row that is declared new stays whole: if it exists already, the statement refuses it.
    const antes = escritor.soMudancas && versao !== null && porId.get(idOf(nova, chave))
    const linha = antes ? keepMudancas(nova, antes, chave) : nova
    return { ...linha, versao, ...(motivo !== undefined && { motivo }) }
  })
  await hold?.(tx, idfornecedor, rows)
  // Whole rows: what the type of a row says of any table, it does not say of one that is not named.
  return saveEmLotes(tx, cadastro, quem, {
    linhas: rows as unknown as (LinhaDoCadastro<Cadastro<T, N, K>> & ComMotivo)[],
    ...(postoOf && { aParte: true, postoOf: (linha: object) => postoOf(linha as Linha<T, N>) }),
  })
}

function isCampo(schema: z.ZodObject, nome: string, valor: unknown): boolean {
  const campo = schema.shape[nome] as z.ZodType | undefined // a key is a field of the schema
  return campo?.safeParse(valor).success === true
}

function pick(linha: object, chave: readonly string[]): object {
  return Object.fromEntries(Object.entries(linha).filter(([nome]) => chave.includes(nome)))
}
