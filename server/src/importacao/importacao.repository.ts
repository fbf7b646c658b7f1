import type { EstadoImportacao, Importacao, TipoLinha } from '@vitrine/contract'

import type { Autor } from '#evento'
import { asJson, asRegistro, describeEntrada } from '#coluna'
import type { Db, Sql } from '#infra'

export interface QualImportacao {
  idfornecedor: string
  idimportacao: string
}

/** Days after which an import cannot be taken back, and is forgotten. */
export const DIAS = 30

interface ImportacaoRow extends Omit<
  Importacao,
  'amostra' | 'aFazer' | 'criado_em' | 'aplicada_em' | 'desfazer_ate'
> {
  amostra: string[][] | null
  total: number
  criado_em: Date
  aplicada_em: Date | null
}

const escolhidas = `i.idimportacao, i.tipo, i.nome, i.aba, i.estado, i.titulos, i.colunas, i.lembradas, i.linhas, i.contagens, i.campos, i.categorias_novas,
  i.recusadas, i.erro, i.criado_em, i.aplicada_em, coalesce(a.feitas, 0) as feitas, coalesce(a.total, 0) as total
  from importacao i left join importacao_andamento a using (idimportacao)`

/** The latest ones, without rows of theirs. */
export async function listImportacoes(
  db: Db,
  idfornecedor: string,
  { tipos, limit }: { tipos: readonly Importacao['tipo'][]; limit: number },
): Promise<Importacao[]> {
  const rows = await db.unsafe<Omit<ImportacaoRow, 'amostra'>[]>(
    `select ${escolhidas} where i.idfornecedor = $1 and i.tipo in (select jsonb_array_elements_text($3)) order by i.criado_em desc limit $2`,
    [idfornecedor, limit, db.json(tipos as string[])],
  )
  return rows.map((row) => toImportacao({ ...row, amostra: null }))
}

/** One of the supplier, with its first three rows; null: it has none such. */
export async function findImportacao(db: Db, qual: QualImportacao): Promise<Importacao | null> {
  const [row] = await db.unsafe<ImportacaoRow[]>(
    `select array_to_json(array(select l.celulas from importacao_linha l where l.idimportacao = $1 order by l.linha limit 3)) as amostra,
      ${escolhidas} where i.idimportacao = $1 and i.idfornecedor = $2`,
    [qual.idimportacao, qual.idfornecedor],
  )
  return row ? toImportacao(row) : null
}

function toImportacao({ total, criado_em, aplicada_em, amostra, ...row }: ImportacaoRow): Importacao {
  const prazo = aplicada_em && new Date(aplicada_em.getTime() + DIAS * 86_400_000)
  return {
    ...row,
    amostra: amostra ?? [],
    aFazer: total,
    criado_em: criado_em.toISOString(),
    aplicada_em: aplicada_em?.toISOString() ?? null,
    desfazer_ate: (row.estado === 'APLICADA' && prazo?.toISOString()) || null,
  }
}

export interface ImportacaoNova extends QualImportacao {
  tipo: Importacao['tipo']
  nome: string
  aba: string | null
  titulos: string[]
  colunas: (string | null)[]
  lembradas: boolean
  assinatura: Buffer
}

const lida = describeEntrada({ linha: 'importacao_linha.linha', celulas: 'importacao_linha.celulas' })

/** Keeps a sheet that was read. False: there is one of this id. */
export async function insertImportacao(
  sql: Sql,
  { idimportacao, idfornecedor, ...nova }: ImportacaoNova,
  linhas: readonly { linha: number; celulas: string[] }[],
): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [feita] = await tx`
      insert into importacao (idimportacao, idfornecedor, tipo, nome, aba, titulos, colunas, lembradas, assinatura, linhas)
      values (${idimportacao}, ${idfornecedor}, ${nova.tipo}, ${nova.nome}, ${nova.aba}, ${tx.json(nova.titulos)}, ${tx.json(nova.colunas)},
        ${nova.lembradas}, ${nova.assinatura}, ${linhas.length})
      on conflict (idimportacao) do nothing returning idimportacao`
    if (!feita) return false
    for (const lote of inLotes(linhas))
      await tx`
        insert into importacao_linha (idimportacao, linha, celulas)
        select ${idimportacao}, r.linha, r.celulas from jsonb_to_recordset(${asJson(tx, lida, lote)}) as r(${asRegistro(tx, lida).tipos})`
    return true
  })
}

/** As many as one statement takes. */
function* inLotes<T>(linhas: readonly T[], tamanho = 2000): Generator<readonly T[]> {
  for (let inicio = 0; inicio < linhas.length; inicio += tamanho) yield linhas.slice(inicio, inicio + tamanho)
}

/** What a sheet with these headings was said to be of last, and its columns to hold; of one kind alone where `tipo` says it. Null: no such sheet came before. */
export async function findMapa(
  db: Db,
  {
    idfornecedor,
    tipo,
    assinatura,
  }: { idfornecedor: string; tipo: Importacao['tipo'] | null; assinatura: Buffer },
): Promise<Pick<Importacao, 'tipo' | 'colunas'> | null> {
  const [row] = await db<Pick<Importacao, 'tipo' | 'colunas'>[]>`
    select tipo, colunas from importacao_mapa
    where idfornecedor = ${idfornecedor} and assinatura = ${assinatura} and (${tipo}::text is null or tipo = ${tipo})
    order by usado_em desc limit 1`
  return row ?? null
}

/** Keeps what the sheet is of and what its columns hold, for this sheet and the next one like it. */
export async function saveColunas(
  tx: Db,
  { idimportacao, tipo, colunas }: { idimportacao: string } & Pick<Importacao, 'tipo' | 'colunas'>,
): Promise<void> {
  await tx`
    with esta as (
      update importacao set tipo = ${tipo}, colunas = ${tx.json(colunas)} where idimportacao = ${idimportacao}
      returning idfornecedor, tipo, assinatura, colunas
    )
    insert into importacao_mapa (idfornecedor, tipo, assinatura, colunas) select * from esta
    on conflict (idfornecedor, tipo, assinatura) do update set colunas = excluded.colunas, usado_em = now()`
}

/** An import as it stands. */
interface Detida {
  tipo: Importacao['tipo']
  estado: EstadoImportacao
  colunas: (string | null)[]
  autor: Autor | null
  nome: string
}

/** Holds an import for this transaction and answers how it stands; null: the supplier has none such. */
export async function holdImportacao(
  tx: Db,
  { idimportacao, idfornecedor }: QualImportacao,
): Promise<Detida | null> {
  const [row] = await tx<Detida[]>`
    select tipo, estado, colunas, autor, nome from importacao
    where idimportacao = ${idimportacao} and idfornecedor = ${idfornecedor} for no key update`
  return row ?? null
}

/** Moves an import on; false: it does not stand at `de`. With `autor` it is a job's from here, and its progress begins anew. */
export async function moveImportacao(
  db: Db,
  idimportacao: string,
  move: { de: EstadoImportacao[]; para: EstadoImportacao; autor?: Autor; erro?: string | null },
): Promise<boolean> {
  const rows = await db`
    update importacao set estado = ${move.para}, erro = ${move.erro ?? null},
      autor = coalesce(${move.autor ? db.json({ ...move.autor }) : null}::jsonb, autor),
      aplicada_em = case ${move.para} when 'APLICADA' then coalesce(aplicada_em, now()) else aplicada_em end
    where idimportacao = ${idimportacao} and estado = any(${move.de})
    returning idimportacao`
  return rows.length > 0
}

/** Keeps what categories its rows name that the store does not have. */
export async function saveCategoriasNovas(tx: Db, idimportacao: string, novas: string[]): Promise<void> {
  await tx`update importacao set categorias_novas = ${tx.json(novas)} where idimportacao = ${idimportacao}`
}

/** The outcome of every row of an import, summed. */
export async function sumLinhas(tx: Db, idimportacao: string): Promise<void> {
  await tx`
    update importacao i set contagens = c.contagens, campos = c.campos, recusadas = c.recusadas from (
      select coalesce((select jsonb_object_agg(tipo, n) from (
          select tipo, count(*) as n from importacao_linha where idimportacao = ${idimportacao} group by tipo) t), '{}') as contagens,
        coalesce((select jsonb_object_agg(campo, n) from (
          select m ->> 'campo' as campo, count(*) as n from importacao_linha l, jsonb_array_elements(l.mudancas) as m
          where l.idimportacao = ${idimportacao} and l.tipo = 'mudada' group by 1) f), '{}') as campos,
        (select count(*)::int from importacao_linha where idimportacao = ${idimportacao} and feita = 'RECUSADA') as recusadas
    ) c where i.idimportacao = ${idimportacao}`
}

/** Takes one that no process works on: set going, or without progress for a minute; null when there is none. */
export async function takeImportacao(
  db: Db,
): Promise<(QualImportacao & { estado: 'APLICANDO' | 'DESFAZENDO' }) | null> {
  const [row] = await db<(QualImportacao & { estado: 'APLICANDO' | 'DESFAZENDO' })[]>`
    update importacao_andamento a set viva_em = now() from importacao i
    where a.idimportacao = (
      select a.idimportacao from importacao i join importacao_andamento a using (idimportacao)
      where i.estado in ('APLICANDO', 'DESFAZENDO') and (a.viva_em is null or a.viva_em < now() - interval '1 minute')
      order by i.criado_em limit 1 for update of a skip locked
    ) and i.idimportacao = a.idimportacao
    returning i.idfornecedor, i.idimportacao, i.estado`
  return row ?? null
}

/** Progress begins. */
export async function startAndamento(db: Db, idimportacao: string, total: number): Promise<void> {
  await db`
    insert into importacao_andamento (idimportacao, total) values (${idimportacao}, ${total})
    on conflict (idimportacao) do update set feitas = 0, total = excluded.total, parar = false, viva_em = null`
}

/** Says how many rows are done, and is told whether to stop. */
export async function tellAndamento(
  db: Db,
  idimportacao: string,
  feitas: number,
): Promise<{ parar: boolean }> {
  const [row] = await db<{ parar: boolean }[]>`
    update importacao_andamento set feitas = ${feitas}, viva_em = now() where idimportacao = ${idimportacao} returning parar`
  return { parar: row?.parar ?? true }
}

export async function stopAndamento(db: Db, idimportacao: string): Promise<void> {
  await db`update importacao_andamento set parar = true where idimportacao = ${idimportacao}`
}

/** Days after which a sheet of people that nobody applied is forgotten. */
const DIAS_DE_PESSOAS = 7

/**
 * Imports are kept as long as they can be taken back, `dePessoas` that were not applied for less; mappings for two years after their last use.
 */
export async function purgeImportacoes(db: Db, dePessoas: readonly Importacao['tipo'][]): Promise<void> {
  await db`
    delete from importacao where aplicada_em is null and tipo = any(${dePessoas as string[]}::text[])
      and criado_em < now() - make_interval(days => ${DIAS_DE_PESSOAS}) and estado not in ('APLICANDO', 'DESFAZENDO')`
  await db`
    delete from importacao where coalesce(aplicada_em, criado_em) < now() - make_interval(days => ${DIAS})
      and estado not in ('APLICANDO', 'DESFAZENDO')`
  await db`delete from importacao_mapa where usado_em < now() - interval '2 years'`
}

/** Which rows of an import a screen asks for. */
export interface QuaisLinhas {
  tipo?: TipoLinha | undefined
  recusadas: boolean
  limit: number
  offset: number
  /** One alone, by its place in the sheet. */
  qual?: number
}
