import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { resolveHost } from './host.ts'
import { findLojaForaDoAr } from './loja-fora-do-ar.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, {})
  await app.sql`insert into dominio (dominio, idfornecedor, principal) values ('www.queijo.example', ${loja.idfornecedor}, true)`
  await app.settle()
})
afterAll(() => app.close())

/** The slug of the store that a page is told to be away of, at a host and a path. */
async function findFora(hostname: string, url: string) {
  const config = {
    ...app.config,
    demo: false,
    marketplaceHosts: ['feira.example'],
    providerUrl: 'https://p.example/',
  }
  const deps = { fornecedores: app.fornecedores, config }
  const alvo = await resolveHost(hostname, deps)
  return (await findLojaForaDoAr({ hostname, url }, alvo, deps))?.slug ?? null
}
const change = async (ativo: boolean) => {
  await app.sql`update fornecedor set ativo = ${ativo} where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
}
const readTema = () =>
  app.call('GET /v2/configuracao/fornecedor/{id}/tema', { params: { id: loja.idfornecedor } })
const readConfiguracao = (query: object) =>
  app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query,
  })

test('a store that is off the air says so by its path and at its host, its calls fail by name, and all is as before when it is back (issue 17)', async () => {
  const lugares = [
    ['feira.example', `/${loja.slug}`],
    ['feira.example', `/${loja.slug}/produto/qualquer?x=1`],
    ['feira.example', `/commerce/${loja.slug}`],
    ['www.queijo.example', '/'],
    ['WWW.queijo.example.', '/produto/qualquer'],
  ] as const
  const readTodos = () => Promise.all(lugares.map(([host, url]) => findFora(host, url)))
  expect(await readTodos()).toEqual(lugares.map(() => null))
  await change(false)
  expect(await readTodos()).toEqual(lugares.map(() => loja.slug))
  expect(await findFora('feira.example', '/')).toBeNull()
  expect(await findFora('nada.example', '/nada')).toBeNull()
  const { status, falha } = await readTema()
  expect([status, falha.codigo]).toEqual([503, 'loja_fora_do_ar'])
  expect((await readConfiguracao({ idfornecedor: loja.slug })).falha.codigo).toBe('loja_fora_do_ar')
  expect((await readConfiguracao({ dominio: 'www.queijo.example' })).falha.codigo).toBe('loja_fora_do_ar')
  expect((await readConfiguracao({ idfornecedor: 'ninguem' })).falha.codigo).toBe('fornecedor_desconhecido')
  // Asked for again it costs the database nothing.
  expect(await app.statementsOf(() => readTodos())).toEqual([])
  await change(true)
  expect(await readTodos()).toEqual(lugares.map(() => null))
  expect((await readTema()).status).toBe(200)
})
