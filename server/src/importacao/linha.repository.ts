import type { LinhaDaImportacao } from '@vitrine/contract'

import { asJson, asRegistro, describeEntrada } from '#coluna'
import { celulasOf, type LinhaAFazer, type LinhaConferida, type LinhaFeita, type LinhaLida } from '#especie'
import type { Db } from '#infra'

import type { QuaisLinhas } from './importacao.repository.ts'

const daTela = 'linha, tipo, celulas, mudancas, erros, avisos, feita'

/** Rows of an import for a screen; wrong ones first where no outcome is asked for. */
export async function listLinhas(
  db: Db,
  idimportacao: string,
  { tipo, recusadas, limit, offset, qual }: QuaisLinhas,
): Promise<{ data: LinhaDaImportacao[]; totalItems: number }> {
  const onde = `idimportacao = $1 and ($2::text is null or tipo = $2) and (not $3 or feita = 'RECUSADA') and ($4::int is null or linha = $4)
    and ($2 is not null or $3 or $4 is not null or tipo <> 'igual')`
  const quais = [idimportacao, tipo ?? null, recusadas, qual ?? null]
  const [data, [conta]] = await Promise.all([
    db.unsafe<LinhaDaImportacao[]>(
      `select ${daTela} from importacao_linha where ${onde} order by tipo <> 'errada', linha limit $5 offset $6`,
      [...quais, limit, offset],
    ),
    db.unsafe<{ n: number }[]>(`select count(*)::int as n from importacao_linha where ${onde}`, quais),
  ])
  return { data: [...data], totalItems: conta?.n ?? 0 }
}

/** One row as it was read; null: the sheet has none there. */
export async function findLinha(db: Db, idimportacao: string, linha: number): Promise<LinhaLida | null> {
  const [row] = await db<LinhaLida[]>`
    select linha, celulas from importacao_linha where idimportacao = ${idimportacao} and linha = ${linha}`
  return row ?? null
}

/** Rows as they were read, by their places in the sheet. */
export async function listLidas(
  db: Db,
  idimportacao: string,
  linhas: readonly number[],
): Promise<LinhaLida[]> {
  return db<LinhaLida[]>`
    select linha, celulas from importacao_linha
    where idimportacao = ${idimportacao} and linha = any(${linhas as number[]}::int[])`
}

/** What the cells of these columns say together, each once. */
export async function listDitas(
  db: Db,
  idimportacao: string,
  lugares: readonly number[],
): Promise<string[][]> {
  const rows = await db<{ ditas: string[] }[]>`
    select distinct (select jsonb_agg(coalesce(celulas ->> u.lugar, '') order by u.ordem) from unnest(${lugares as number[]}::int[]) with ordinality as u(lugar, ordem)) as ditas
    from importacao_linha where idimportacao = ${idimportacao} order by 1 limit 5000`
  return rows.map(({ ditas }) => ditas)
}

/** The next rows after one, as they were read. */
export async function listDepois(
  db: Db,
  idimportacao: string,
  { depois, limit }: { depois: number; limit: number },
): Promise<LinhaLida[]> {
  return db<LinhaLida[]>`
    select linha, celulas from importacao_linha where idimportacao = ${idimportacao} and linha > ${depois}
    order by linha limit ${limit}`
}

const conferida = describeEntrada({
  linha: 'importacao_linha.linha',
  tipo: 'importacao_linha.tipo',
  idregistro: 'importacao_linha.idregistro',
  versao_lida: 'importacao_linha.versao_lida',
  mudancas: 'importacao_linha.mudancas',
  erros: 'importacao_linha.erros',
  avisos: 'importacao_linha.avisos',
  documento: 'importacao_linha.documento',
})

/** Keeps what rows come to. */
export async function saveConferidas(
  tx: Db,
  idimportacao: string,
  linhas: readonly LinhaConferida[],
): Promise<void> {
  const { tipos } = asRegistro(tx, conferida)
  await tx`
    update importacao_linha l set tipo = r.tipo, idregistro = r.idregistro, versao_lida = r.versao_lida,
      mudancas = r.mudancas, erros = r.erros, avisos = r.avisos, documento = r.documento
    from jsonb_to_recordset(${asJson(tx, conferida, linhas)}) as r(${tipos})
    where l.idimportacao = ${idimportacao} and l.linha = r.linha`
}

/** Cells of a row as somebody mended them. */
export async function saveCelulas(
  tx: Db,
  idimportacao: string,
  { linha, celulas }: LinhaLida,
): Promise<void> {
  await tx`
    update importacao_linha set celulas = ${tx.json(celulas)} where idimportacao = ${idimportacao} and linha = ${linha}`
}

/** The next rows that change something; of an import that was applied, those that were. `lugares`: what its columns hold. */
export async function listAFazer(
  tx: Db,
  { idimportacao, lugares }: { idimportacao: string; lugares: ReadonlyMap<string, number> },
  { depois, limit, aplicadas }: { depois: number; limit: number; aplicadas: boolean },
): Promise<LinhaAFazer[]> {
  const rows = await tx<(Omit<LinhaAFazer, 'celulas'> & { celulas: string[] })[]>`
    select linha, tipo, celulas, coalesce(idregistro, idcadastroextraproduto) as idregistro, versao_lida, versao_aplicada, mudancas from importacao_linha
    where idimportacao = ${idimportacao} and linha > ${depois} and tipo in ('nova', 'mudada', 'apagada')
      and (not ${aplicadas} or feita = 'APLICADA')
    order by linha limit ${limit}`
  return rows.map(({ celulas, ...linha }) => ({ ...linha, celulas: celulasOf(lugares, celulas) }))
}

const feita = describeEntrada({
  linha: 'importacao_linha.linha',
  feita: 'importacao_linha.feita',
  idregistro: 'importacao_linha.idregistro',
  versao_aplicada: 'importacao_linha.versao_aplicada',
  erros: 'importacao_linha.erros',
})

export async function saveFeitas(tx: Db, idimportacao: string, linhas: readonly LinhaFeita[]): Promise<void> {
  const { tipos } = asRegistro(tx, feita)
  await tx`
    update importacao_linha l set feita = r.feita, versao_aplicada = r.versao_aplicada, erros = r.erros,
      idregistro = r.idregistro
    from jsonb_to_recordset(${asJson(tx, feita, linhas)}) as r(${tipos})
    where l.idimportacao = ${idimportacao} and l.linha = r.linha`
}

export async function countAFazer(db: Db, idimportacao: string, aplicadas: boolean): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from importacao_linha where idimportacao = ${idimportacao} and tipo in ('nova', 'mudada', 'apagada')
      and (not ${aplicadas} or feita = 'APLICADA')`
  return row?.n ?? 0
}

/** Rows of one record were written one after the other: each stands as the last of them left it. */
export async function settleVersoes(tx: Db, idimportacao: string): Promise<void> {
  // What is behind is found once, whatever the planner takes this sheet to be.
  await tx`
    with atras as materialized (
      select linha, versao from (
        select linha, versao_aplicada, max(versao_aplicada) over (partition by idregistro) as versao from importacao_linha
        where idimportacao = ${idimportacao} and feita <> 'RECUSADA'
      ) t where versao_aplicada <> versao
    )
    update importacao_linha l set versao_aplicada = atras.versao from atras
    where l.idimportacao = ${idimportacao} and l.linha = atras.linha`
}
