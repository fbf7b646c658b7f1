import { randomBytes } from 'node:crypto'

import type { CallInput, CallKey, Calls, CorpoFalha, Response } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

import { buildApp, type App } from '../app.ts'
import { migrate, openDatabase, openNotificacoes, readConfig, type Config, type Notificacoes, type Sql } from '../infra/index.ts'

/** A migrated database of its own for one test file, on the cluster that `npm test` starts (TEST_DATABASE_URL). */
export async function createTestDatabase(): Promise<{ sql: Sql; url: string; drop: () => Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`, or start a cluster with run/database.')
  const admin = openDatabase(base, { max: 1 })
  const nome = `teste_${randomBytes(6).toString('hex')}`
  const modelo = await ensureModelo(admin, base)
  await admin.unsafe(`create database ${nome} template ${modelo}`)
  const url = withDatabase(base, nome)
  const sql = openDatabase(url, { max: 20 })
  return {
    sql,
    url,
    drop: async () => {
      await sql.end({ timeout: 5 })
      await admin.unsafe(`drop database if exists ${nome} with (force)`)
      await admin.end({ timeout: 5 })
    },
  }
}

/** The migrations run once for all test files; each copies the result. */
async function ensureModelo(admin: Sql, base: string): Promise<string> {
  const modelo = 'vitrine_modelo'
  const connection = await admin.reserve()
  try {
    await connection`select pg_advisory_lock(715002)`
    const [existing] = await connection`select 1 from pg_database where datname = ${modelo} and datistemplate`
    if (!existing) {
      await connection.unsafe(`drop database if exists ${modelo}`)
      await connection.unsafe(`create database ${modelo}`)
      const sql = openDatabase(withDatabase(base, modelo), { max: 2 })
      await migrate(sql)
      await sql.end({ timeout: 5 })
      await connection.unsafe(`alter database ${modelo} is_template true`)
    }
    return modelo
  } finally {
    await connection`select pg_advisory_unlock(715002)`
    connection.release()
  }
}

function withDatabase(base: string, nome: string): string {
  const url = new URL(base)
  url.pathname = `/${nome}`
  return url.toString()
}

export interface Resposta<K extends CallKey> {
  status: number
  /** The declared answer; read it only after looking at `status`. */
  dados: Response<Calls[K]>
  falha: CorpoFalha
  cookies: string[]
}

export interface AppDeTeste extends App {
  sql: Sql
  url: string
  config: Config
  notificacoes: Notificacoes
  /** A call over Fastify's own injection, answers parsed strictly by the contract. */
  call<K extends CallKey>(key: K, input: CallInput<Calls[K]>, options?: { token?: string; headers?: Record<string, string> }): Promise<Resposta<K>>
  close(): Promise<void>
}

/** The whole app on a database of its own, without a port. */
export async function createTestApp(overrides: Partial<Config> = {}): Promise<AppDeTeste> {
  const { sql, url, drop } = await createTestDatabase()
  const config = { ...readConfig({ DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent' }), ...overrides }
  const notificacoes = await openNotificacoes(sql)
  const app = await buildApp({ config, sql, notificacoes, strict: true })
  await app.fastify.ready()
  return {
    ...app,
    sql,
    url,
    config,
    notificacoes,
    call: async (key, input, { token, headers = {} } = {}) => {
      const { method, url, body } = toRequest(key, input)
      const response = await app.fastify.inject({
        method: method as 'GET', // toRequest takes it from the key, which names one of four
        url,
        payload: body,
        headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
      })
      const json = response.json()
      const setCookie = response.headers['set-cookie']
      return { status: response.statusCode, dados: json, falha: json, cookies: [setCookie ?? []].flat() }
    },
    close: async () => {
      await app.fastify.close()
      await notificacoes.close()
      await drop()
    },
  }
}
