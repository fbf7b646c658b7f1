import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CadastroDominio } from '@vitrine/contract'

import type { Config } from '../infra/index.ts'
import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { resolveHost } from './host.ts'

/** Readings 9 and decision 0084: which store a host shows, and at which name the store is known. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let suspensa: FornecedorDeTeste

const producao: Partial<Config> = { demo: false, marketplaceHosts: ['feira.example'] }
const alvoOf = (host: string, config: Partial<Config> = producao) =>
  resolveHost(host, { fornecedores: app.fornecedores, config: { ...app.config, ...config } })

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, {})
  suspensa = await buildFornecedor(app.sql, {})
  for (const [dominio, id, principal] of [
    ['www.loja.example', loja.idfornecedor, true],
    ['loja.com.br', loja.idfornecedor, false],
    ['xn--po-sia.com.br', loja.idfornecedor, false],
    ['suspensa.example', suspensa.idfornecedor, true],
  ] as const)
    await app.sql`insert into dominio (dominio, idfornecedor, principal) values (${dominio}, ${id}, ${principal})`
  await app.sql`update fornecedor set ativo = false where idfornecedor = ${suspensa.idfornecedor}`
  await app.settle()
})
afterAll(() => app.close())

describe('a host of the store', () => {
  const CANONICA = 'https://www.loja.example'
  test.each([
    ['its main one', 'www.loja.example', null],
    ['in capitals', 'WWW.Loja.EXAMPLE', null],
    ['with the dot of a full name', 'www.loja.example.', CANONICA],
    ['without the www that it said', 'loja.example', CANONICA],
    ['an additional one', 'loja.com.br', CANONICA],
    ['an additional one with www', 'www.loja.com.br', CANONICA],
    ['one with accents, as browsers write it', 'xn--po-sia.com.br', CANONICA],
  ])('%s: the store, known at its main one', async (_, host, canonica) => {
    expect(await alvoOf(host)).toEqual({ slug: loja.slug, canonica })
  })

  test('in the demo a name that exists nowhere leads nowhere', async () => {
    expect(await alvoOf('loja.com.br', { demo: true })).toEqual({ slug: loja.slug, canonica: null })
  })
})

describe('a host of nobody', () => {
  test.each(['nada.example', 'suspensa.example', 'www.suspensa.example', 'loja.example.mau.example', ''])(
    '%s goes to the provider, or is the marketplace while none is configured',
    async (host) => {
      expect(await alvoOf(host, { ...producao, providerUrl: 'https://provedor.example/' })).toEqual({
        redirect: 'https://provedor.example/',
      })
      expect(await alvoOf(host)).toEqual({ slug: null, canonica: null })
    },
  )

  test('it costs the database nothing when it is asked for again, until a supplier takes it', async () => {
    await alvoOf('livre.example')
    expect(await app.statementsOf(() => alvoOf('livre.example'))).toEqual([])
    await app.sql`insert into dominio (dominio, idfornecedor) values ('livre.example', ${loja.idfornecedor})`
    await app.settle()
    expect(await alvoOf('livre.example')).toMatchObject({ slug: loja.slug })
    await app.sql`delete from dominio where dominio = 'livre.example'`
    await app.settle()
    expect(await alvoOf('livre.example')).toEqual({ slug: null, canonica: null })
  })
})

test('a store that is suspended is gone from its host at once, and back when it is let in again', async () => {
  await app.sql`update fornecedor set ativo = false where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
  expect(await alvoOf('www.loja.example')).toEqual({ slug: null, canonica: null })
  await app.sql`update fornecedor set ativo = true where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
  expect(await alvoOf('www.loja.example')).toMatchObject({ slug: loja.slug })
})

test.each([
  ['Pão.com.br', 'xn--po-sia.com.br'],
  [' LOJA.Exemplo.com.br. ', 'loja.exemplo.com.br'],
])('a name is kept as browsers ask for it: %s', (dito, guardado) => {
  expect(CadastroDominio.parse({ dominio: dito }).dominio).toBe(guardado)
})

test.each([
  'https://loja.example',
  'loja.example:8080',
  'loja',
  'a b.example',
  '127.0.0.1',
  'x@loja.example',
  '',
])('a text that is not a host name is refused: %s', (dominio) => {
  expect(CadastroDominio.safeParse({ dominio }).success).toBe(false)
})
