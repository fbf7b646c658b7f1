import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { CallInput, CallKey, Calls, CorpoFalha, Response } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

import { buildApp, type App } from '../app.ts'
import { writeCartas } from '../carta/index.ts'
import { openNotificacoes, readConfig, type Config, type Notificacoes, type Sql } from '../infra/index.ts'
import { createTestDatabase } from './banco-de-teste.ts'

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
  call<K extends CallKey>(
    key: K,
    input: CallInput<Calls[K]>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Resposta<K>>
  /** Until the memory of this app knows what was written before; `call` waits for it by itself. */
  settle(): Promise<void>
  /** Until the letters about what happened are written, as the job does it a second later. */
  lerEventos(): Promise<void>
  /** The SQL that `work` sends, the harness's own left out. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/** The whole app on a database of its own, without a port. Not `strict`: as fast as it is in production, for measuring. */
export async function createTestApp(
  overrides: Partial<Config> = {},
  { strict = true } = {},
): Promise<AppDeTeste> {
  const { sql, url, drop } = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-teste-'))
  const config = { ...readTestConfig(url), dataDir, ...overrides }
  const { settle, outros } = createSettle(sql)
  const notificacoes = await openNotificacoes(sql, { outros })
  const app = await buildApp({ config, sql, notificacoes, strict })
  await app.fastify.ready()
  return {
    ...app,
    sql,
    url,
    config,
    notificacoes,
    settle,
    lerEventos: async () => {
      await settle()
      await writeCartas({ sql, config, fornecedores: app.fornecedores })
    },
    call: async (key, input, { token, headers = {} } = {}) => {
      await settle()
      const { method, url, body } = toRequest(key, input)
      const response = await app.fastify.inject({
        method: method as 'GET', // toRequest takes it from the key, which names one of four
        url,
        payload: body,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      })
      const isJson = response.headers['content-type']?.toString().includes('json')
      const json = isJson ? response.json() : {}
      const setCookie = response.headers['set-cookie']
      return { status: response.statusCode, dados: json, falha: json, cookies: [setCookie ?? []].flat() }
    },
    statementsOf: async (work) => {
      const statements: string[] = []
      sql.options.debug = (_connection, query) => {
        if (!query.startsWith('select pg_notify(')) statements.push(query)
      }
      await work().finally(() => (sql.options.debug = false))
      return statements
    },
    close: async () => {
      await app.fastify.close()
      await notificacoes.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Keys to seal with, and a provider that nobody reaches: for apps in which an account is kept. */
export const comCofre = {
  chavesSelo: [{ id: 'teste', chave: Buffer.alloc(32, 7) }],
  mercadoPagoUrl: 'http://127.0.0.1:9',
}

function readTestConfig(url: string): Config {
  return {
    ...readConfig({ DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent' }),
    // A port at which nobody answers: names of the world are asked of nobody.
    dnsServidores: ['127.0.0.1:1'],
    // All tests come from one address; the limits by address have their own tests.
    limites: { porIp: 0, porConta: 0, fatorPorChamada: 0 },
  }
}

/**
 * Waits until every notification of what was committed before has been heard: they come in the order of their commits,
 * so our own comes last. Tests write to tables directly and must not race with the caches.
 */
function createSettle(sql: Sql) {
  const waiting = new Map<string, () => void>()
  let sent = 0
  const settle = async () => {
    const mine = String((sent += 1))
    const heard = new Promise<void>((resolve) => waiting.set(mine, resolve))
    await sql.notify('teste', mine)
    await heard
    waiting.delete(mine)
  }
  return { settle, outros: { teste: (payload: string) => waiting.get(payload)?.() } }
}
