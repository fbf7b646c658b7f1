import type { Importacao } from '@vitrine/contract'
import {
  camposDa,
  fichas,
  listRepetidas,
  type FichaDeEspecie,
  type TipoDePlanilha,
} from '@vitrine/rules/importacao'

import type { Quem } from '#cadastro'
import { celulasOf, lugaresOf, rehearseLinhas, type Celulas, type Ensaio } from '#especie'
import { Falha, type Db, type Sql, type Transaction } from '#infra'

import { especies } from './especies.ts'
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
  listDitas,
  listDepois,
  listLidas,
  listLinhas,
  saveCelulas,
  saveConferidas,
} from './linha.repository.ts'

/** Rows that are rehearsed at once: others have their turn between them. */
const LOTE = 500
/** Rows of which the key is looked at. */
const LOTE_DE_CHAVES = 5000

/** Says what a sheet is of and what each column holds, and rehearses every row. Errors: `entrada_invalida` at a column, `importacao_em_andamento`. */
export async function checkColunas(
  sql: Sql,
  qual: QualImportacao,
  { colunas, tipo: dito }: { colunas: (string | null)[]; tipo?: TipoDePlanilha | undefined },
): Promise<Importacao> {
  await sql.begin(async (tx) => {
    const antes = await holdAberta(tx, qual)
    const tipo = dito ?? antes.tipo
    refuseColunas(tipo, colunas, antes.colunas.length)
    await saveColunas(tx, { idimportacao: qual.idimportacao, tipo, colunas })
    await rehearseTodas(tx, qual, { tipo, colunas })
  })
  return requireImportacao(sql, qual)
}

/** Makes the categories that rows name and the store does not have, and rehearses every row again. */
export async function createCategorias(sql: Sql, qual: QualImportacao, quem: Quem): Promise<Importacao> {
  await sql.begin(async (tx) => {
    const forma = await holdAberta(tx, qual)
    const { categorias_novas } = await requireImportacao(tx, qual)
    const { novas } = await especies[forma.tipo].open(tx, qual.idfornecedor)
    if (novas)
      await novas.save(tx, quem, categorias_novas, await readDitas(tx, qual, lugaresOf(forma.colunas), novas))
    await rehearseTodas(tx, qual, forma)
  })
  return requireImportacao(sql, qual)
}

/** What a sheet is of, and what its columns hold. */
interface Forma {
  tipo: TipoDePlanilha
  colunas: (string | null)[]
}

async function startEnsaio(tx: Transaction, qual: QualImportacao, forma: Forma): Promise<Ensaio> {
  return {
    ficha: fichas[forma.tipo],
    aberta: await especies[forma.tipo].open(tx, qual.idfornecedor),
    lugares: lugaresOf(forma.colunas),
    repetidas: await findRepetidas(tx, qual, forma),
  }
}

async function rehearseTodas(tx: Transaction, qual: QualImportacao, forma: Forma): Promise<void> {
  const { idimportacao } = qual
  const ensaio = await startEnsaio(tx, qual, forma)
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
    const forma = await holdAberta(tx, qual)
    const lida = await findLinha(tx, qual.idimportacao, linha)
    if (!lida) throw new Falha('nao_encontrado')
    const mudadas = lida.celulas.map((celula, lugar) => (celulas[lugar] ?? celula).replaceAll('\0', ''))
    const antes = await findRepetidas(tx, qual, forma)
    await saveCelulas(tx, qual.idimportacao, { linha, celulas: mudadas })
    const ensaio = await startEnsaio(tx, qual, forma)
    const { repetidas } = ensaio
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
  { lugares, aberta: { novas: nomeaveis } }: Ensaio,
): Promise<void> {
  const novas = nomeaveis?.list(await readDitas(tx, { idimportacao }, lugares, nomeaveis)) ?? []
  await saveCategoriasNovas(tx, idimportacao, novas.slice(0, MAX_NOVAS))
  await sumLinhas(tx, idimportacao)
  await moveImportacao(tx, idimportacao, { de: ['COLUNAS', 'CONFERIDA'], para: 'CONFERIDA' })
}

/** What rows say in these columns, each once; of a column that is not there nothing. */
async function readDitas(
  tx: Transaction,
  { idimportacao }: Pick<QualImportacao, 'idimportacao'>,
  lugares: ReadonlyMap<string, number>,
  { campos }: { campos: readonly string[] },
): Promise<Celulas[]> {
  const presentes = campos.filter((campo) => lugares.has(campo))
  if (presentes.length === 0) return []
  const ditas = await listDitas(
    tx,
    idimportacao,
    presentes.map((campo) => lugares.get(campo) ?? 0),
  )
  return ditas.map((celulas) => Object.fromEntries(presentes.map((campo, i) => [campo, celulas[i] ?? ''])))
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
  { tipo, colunas }: Forma,
): Promise<ReadonlyMap<number, number>> {
  const { chaveOf } = fichas[tipo]
  const lugares = lugaresOf(colunas)
  const chaves: { linha: number; chave: string }[] = []
  for (let depois = 0; ;) {
    const linhas = await listDepois(tx, idimportacao, { depois, limit: LOTE_DE_CHAVES })
    for (const { linha, celulas } of linhas)
      chaves.push({ linha, chave: chaveOf(celulasOf(lugares, celulas)) })
    if (linhas.length < LOTE_DE_CHAVES) break
    depois = linhas.at(-1)?.linha ?? depois
  }
  const linhaOf = (i: number) => chaves[i]?.linha ?? 0
  const repetidas = listRepetidas(chaves.map(({ chave }) => chave))
  return new Map([...repetidas].map(([i, primeira]) => [linhaOf(i), linhaOf(primeira)]))
}

function refuseColunas(tipo: TipoDePlanilha, colunas: readonly (string | null)[], quantas: number): void {
  const ficha: FichaDeEspecie = fichas[tipo]
  const { chave, pergunta, exigida } = ficha
  const conhecidos = new Set<string>(camposDa(ficha).map(({ campo }) => campo))
  const erros: Record<string, string> = {}
  if (colunas.length !== quantas) erros.colunas = `A planilha tem ${quantas} colunas.`
  for (const [i, campo] of colunas.entries()) {
    if (campo === null) continue
    if (!conhecidos.has(campo)) erros[`colunas.${i}`] = 'Este campo não existe.'
    else if (colunas.indexOf(campo) !== i) erros[`colunas.${i}`] = 'Outra coluna já tem este campo.'
  }
  if (!chave.some((campo) => colunas.includes(campo))) erros.colunas ??= pergunta
  if (exigida && !exigida.campos.some((campo) => colunas.includes(campo))) erros.colunas ??= exigida.pergunta
  if (Object.keys(erros).length > 0) throw new Falha('entrada_invalida', { campos: erros })
}
