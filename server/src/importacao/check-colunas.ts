import type { Importacao } from '@vitrine/contract'
import { listCategoriasNovas, listRepetidas, readChave } from '@vitrine/rules/importacao'

import type { Quem } from '#cadastro'
import { Falha, type Db, type Sql, type Transaction } from '#infra'

import {
  findImportacao,
  holdImportacao,
  saveCategoriasNovas,
  saveColunas,
  sumLinhas,
  moveImportacao,
  type QualImportacao,
} from './importacao.repository.ts'
import {
  findLinha,
  listCelulas,
  listDitas,
  listDepois,
  listLidas,
  listLinhas,
  saveCelulas,
  saveConferidas,
} from './linha.repository.ts'
import { camposDaPlanilha, rehearseLinhas, startEnsaio, type Ensaio } from './rehearse-linhas.ts'
import { saveCaminhos } from './save-caminhos.ts'

/** Rows that are rehearsed at once: others have their turn between them. */
const LOTE = 500

/** Says what each column holds, and rehearses every row. Errors: `entrada_invalida` at a column, `importacao_em_andamento`. */
export async function checkColunas(
  sql: Sql,
  qual: QualImportacao,
  colunas: (string | null)[],
): Promise<Importacao> {
  await sql.begin(async (tx) => {
    const { colunas: antes } = await holdAberta(tx, qual)
    refuseColunas(colunas, antes.length)
    await saveColunas(tx, { idimportacao: qual.idimportacao, colunas })
    await rehearseTodas(tx, qual, colunas)
  })
  return requireImportacao(sql, qual)
}

/** Makes the categories that rows name and the store does not have, and rehearses every row again. */
export async function createCategorias(sql: Sql, qual: QualImportacao, quem: Quem): Promise<Importacao> {
  await sql.begin(async (tx) => {
    const { colunas } = await holdAberta(tx, qual)
    const { categorias_novas } = await requireImportacao(tx, qual)
    await saveCaminhos(tx, quem, categorias_novas)
    await rehearseTodas(tx, qual, colunas)
  })
  return requireImportacao(sql, qual)
}

async function rehearseTodas(
  tx: Transaction,
  qual: QualImportacao,
  colunas: (string | null)[],
): Promise<void> {
  const { idimportacao, idfornecedor } = qual
  const ensaio = await startEnsaio(tx, idfornecedor, {
    colunas,
    repetidas: await findRepetidas(tx, qual, colunas),
  })
  for (let depois = 0; ;) {
    const linhas = await listDepois(tx, idimportacao, { depois, limit: LOTE })
    if (linhas.length === 0) break
    await saveConferidas(tx, idimportacao, await rehearseLinhas(tx, ensaio, linhas))
    depois = linhas.at(-1)?.linha ?? depois
  }
  await finish(tx, qual, ensaio)
}

/** Mends cells of a row, and rehearses it and those that have its code. */
export async function mendLinha(
  sql: Sql,
  qual: QualImportacao,
  { linha, celulas }: { linha: number; celulas: Record<string, string> },
) {
  await sql.begin(async (tx) => {
    const { colunas } = await holdAberta(tx, qual)
    const lida = await findLinha(tx, qual.idimportacao, linha)
    if (!lida) throw new Falha('nao_encontrado')
    const mudadas = lida.celulas.map((celula, lugar) => (celulas[lugar] ?? celula).replaceAll('\0', ''))
    const antes = await findRepetidas(tx, qual, colunas)
    await saveCelulas(tx, qual.idimportacao, { linha, celulas: mudadas })
    const repetidas = await findRepetidas(tx, qual, colunas)
    const ensaio = await startEnsaio(tx, qual.idfornecedor, { colunas, repetidas })
    // A code that is mended here may free another row of being the second one.
    const outras = [...antes.keys(), ...repetidas.keys()].filter(
      (outra) => antes.get(outra) !== repetidas.get(outra),
    )
    const lidas = await listLidas(tx, qual.idimportacao, [linha, ...outras])
    await saveConferidas(tx, qual.idimportacao, await rehearseLinhas(tx, ensaio, lidas))
    await finish(tx, qual, ensaio)
  })
  const { data } = await listLinhas(sql, qual.idimportacao, {
    qual: linha,
    recusadas: false,
    limit: 1,
    offset: 0,
  })
  const [feita] = data
  if (!feita) throw new Falha('nao_encontrado')
  return feita
}

/** Categories that are told of at once. */
const MAX_NOVAS = 200

async function finish(
  tx: Transaction,
  { idimportacao }: QualImportacao,
  { lugares, categorias }: Ensaio,
): Promise<void> {
  const ditas = await listDitas(tx, idimportacao, lugares.get('categoria') ?? -1)
  const novas = lugares.has('categoria') ? listCategoriasNovas(ditas, categorias.caminhos.values()) : []
  await saveCategoriasNovas(tx, idimportacao, novas.slice(0, MAX_NOVAS))
  await sumLinhas(tx, idimportacao)
  await moveImportacao(tx, idimportacao, { de: ['COLUNAS', 'CONFERIDA'], para: 'CONFERIDA' })
}

/** Errors: `nao_encontrado`, `importacao_em_andamento` of one that is being applied, or was. */
async function holdAberta(tx: Transaction, qual: QualImportacao) {
  const atual = await holdImportacao(tx, qual)
  if (!atual) throw new Falha('nao_encontrado')
  if (atual.estado !== 'COLUNAS' && atual.estado !== 'CONFERIDA') throw new Falha('importacao_em_andamento')
  return atual
}

/** Errors: `nao_encontrado`. */
export async function requireImportacao(sql: Db, qual: QualImportacao): Promise<Importacao> {
  const importacao = await findImportacao(sql, qual)
  if (!importacao) throw new Falha('nao_encontrado')
  return importacao
}

async function findRepetidas(
  tx: Transaction,
  { idimportacao }: QualImportacao,
  colunas: readonly (string | null)[],
): Promise<ReadonlyMap<number, number>> {
  const linhas = await listCelulas(tx, idimportacao, colunas.indexOf('sku'))
  const linhaOf = (i: number) => linhas[i]?.linha ?? 0
  const repetidas = listRepetidas(linhas.map(({ celula }) => readChave(celula)))
  return new Map([...repetidas].map(([i, primeira]) => [linhaOf(i), linhaOf(primeira)]))
}

function refuseColunas(colunas: readonly (string | null)[], quantas: number): void {
  const erros: Record<string, string> = {}
  if (colunas.length !== quantas) erros.colunas = `A planilha tem ${quantas} colunas.`
  for (const [i, campo] of colunas.entries()) {
    if (campo === null) continue
    if (!camposDaPlanilha.has(campo)) erros[`colunas.${i}`] = 'Este campo não existe.'
    else if (colunas.indexOf(campo) !== i) erros[`colunas.${i}`] = 'Outra coluna já tem este campo.'
  }
  if (!colunas.includes('sku')) erros.colunas ??= 'Diga em que coluna está o código (SKU) dos produtos.'
  if (Object.keys(erros).length > 0) throw new Falha('entrada_invalida', { campos: erros })
}
