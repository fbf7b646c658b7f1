import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { Aviso } from './aviso.ts'
import type { Db, Sql } from './banco/db.ts'
import { codeOf } from './banco/repeat.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
/** One process at a time migrates; the number is arbitrary but fixed. */
const LOCK = 715_001
/** First line of a migration that older code still works with: it only adds (expand) and removes nothing. */
const EXPANDE = /^-- expande\b/

interface Arquivo {
  nome: string
  resumo: string
}

/** How a database's schema and this code stand to each other. */
export interface Esquema {
  /** Migrations that are still to be applied. */
  pendentes: readonly string[]
  /** Applied migrations that this code does not know and that are not marked as compatible with it. */
  estranhas: readonly string[]
}

let arquivos: readonly Arquivo[] | undefined

const readTexto = (nome: string): string => readFileSync(new URL(nome, folder), 'utf8')

/** The files do not change while a process runs. Read one after the other: beside each other, each by four errands to a thread, they took ten times as long. */
const readArquivos = (): readonly Arquivo[] =>
  (arquivos ??= readdirSync(folder)
    .filter((nome) => nome.endsWith('.sql'))
    .sort()
    .map((nome) => ({ nome, resumo: hash('sha256', readTexto(nome)) })))

/** Compares the two; reads, and changes nothing. Throws when a migration changed after it was applied. */
export async function compareEsquema(db: Db): Promise<Esquema> {
  const conhecidas = readArquivos()
  const aplicadas = new Map((await listAplicadas(db)).map((row) => [row.nome, row]))
  for (const { nome, resumo } of conhecidas) {
    const aplicada = aplicadas.get(nome)
    if (aplicada && aplicada.resumo !== resumo)
      throw new Aviso(`A migração ${nome} mudou depois de aplicada; escreva uma nova.`)
  }
  const nomes = new Set(conhecidas.map(({ nome }) => nome))
  return {
    pendentes: conhecidas.filter(({ nome }) => !aplicadas.has(nome)).map(({ nome }) => nome),
    estranhas: [...aplicadas.values()]
      .filter(({ nome, expande }) => !nomes.has(nome) && !expande)
      .map(({ nome }) => nome),
  }
}

async function listAplicadas(db: Db): Promise<{ nome: string; resumo: string; expande: boolean }[]> {
  try {
    // The column came later than the table.
    return await db<{ nome: string; resumo: string; expande: boolean }[]>`
      select nome, resumo, coalesce((to_jsonb(m)->>'expande')::boolean, false) as expande from migracao m`
  } catch (error) {
    // No table: an empty database.
    if (codeOf(error) === '42P01') return []
    throw error
  }
}

/**
 * Applies the plain SQL files of server/db/migrations that this database has not seen, in order, each in a transaction, while
 * other processes wait. Where nothing is to be applied no right on the schema is needed. Answers their names.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  if ((await compareEsquema(sql)).pendentes.length === 0) return []
  const connection = await sql.reserve()
  try {
    while (!(await tryLock(connection))) await wait(200)
    await connection`create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`
    await connection`alter table migracao add column if not exists expande boolean not null default false`
    const { pendentes } = await compareEsquema(connection)
    const news = readArquivos().filter(({ nome }) => pendentes.includes(nome))
    for (const { nome, resumo } of news) {
      const texto = readTexto(nome)
      await connection.unsafe(
        `begin;\n${texto}\n;insert into migracao (nome, resumo, expande) values ('${nome}', '${resumo}', ${EXPANDE.test(texto)}); commit;`,
      )
    }
    return news.map(({ nome }) => nome)
  } finally {
    await connection`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    connection.release()
  }
}

async function tryLock(connection: Db): Promise<boolean> {
  const [row] = await connection<{ minha: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as minha`
  return row?.minha === true
}
