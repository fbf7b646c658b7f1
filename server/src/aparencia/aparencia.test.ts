import { deriveTema, listPares, type EntradasTema } from '@vitrine/rules/tema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Issue 17, line 8: the look of a store in drafts, versions and a schedule (decision 0167). */
const UM = '/painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}'
const APARENCIA = '/painel/v1/{idfornecedor}/aparencia'
let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const entradas = {
  brand: '#14693f',
  accent: '#f2b84b',
  font: 'Figtree',
  radius: 4,
  density: 1,
  logoRatio: 4,
  imageRatio: 1,
  scheme: 'auto',
} as const
const logo = { claro: '', escuro: '', simbolo: '' }
const params = (idconteudo = loja.idfornecedor) =>
  ({ idfornecedor: loja.idfornecedor, tipo: 'APARENCIA', idconteudo }) as const
const write = (
  dados: object,
  { chave = 'aparencia', idconteudo = loja.idfornecedor, versao = null as number | null } = {},
) =>
  app.call(
    `PUT ${UM}/rascunho`,
    { params: params(idconteudo), query: {}, body: { chave, dados: dados as never, versao } },
    dona,
  )
const publish = (versao: number | null, prazo = {}) =>
  app.call(`POST ${UM}/publicacao`, { params: params(), query: {}, body: { versao, ...prazo } }, dona)
const publica = async (dados: object, prazo = {}) =>
  publish((await write(dados)).dados.rascunho?.versao ?? null, prazo)
const showTema = async () => {
  const { dados } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: loja.idfornecedor },
  })
  return dados.config.tema
}
const readAparencia = async () =>
  (await app.call(`GET ${APARENCIA}`, { params: { idfornecedor: loja.idfornecedor }, query: {} }, dona)).dados
const saveAparencia = (body: { entradas: EntradasTema; versao?: number }) =>
  app.call(`PUT ${APARENCIA}`, { params: { idfornecedor: loja.idfornecedor }, query: {}, body }, dona)

test('a draft changes nothing in the shop; published, the shop wears it, and its owner reads it as what stands', async () => {
  const antes = await showTema()
  const { rascunho } = (await write({ entradas, logo })).dados
  expect(await showTema()).toEqual(antes)
  await publish(rascunho?.versao ?? null)
  await app.settle()
  expect(await showTema()).toMatchObject({ entradas, logo })
  expect((await showTema()).marca).not.toBe(antes.marca)
  expect(await readAparencia()).toMatchObject({ entradas, logo })
})

test('whatever colour is published, what the shop draws of it can be read in both schemes (ux 2.3)', async () => {
  await publica({ entradas: { ...entradas, brand: '#ff0000', accent: '#000000' }, logo })
  await app.settle()
  const tema = await showTema()
  for (const esquema of ['light', 'dark'] as const)
    for (const { razao, minimo } of listPares(deriveTema(tema.entradas, esquema)))
      expect(razao).toBeGreaterThanOrEqual(minimo)
  expect(tema.css).toContain(`--brand:${deriveTema(tema.entradas, 'light').brand};`)
  expect(tema.css).not.toContain('--brand:#ff0000')
})

test('what is to end does so by the clock, and what stood before comes back', async () => {
  const { entradas: antes } = await showTema()
  await publica({ entradas, logo }, { ate: new Date(Date.now() + 1500).toISOString() })
  await app.settle()
  expect((await showTema()).entradas).toEqual(entradas)
  await expect.poll(async () => (await showTema()).entradas, { timeout: 20_000 }).toEqual(antes)
})

test('a change by the call that is worn at once is worn over a published version too, and that one stays among the versions', async () => {
  await publica({ entradas, logo })
  const { versao } = await readAparencia()
  const azul = { ...entradas, brand: '#123456' }
  expect((await saveAparencia({ entradas: azul, versao })).dados).toMatchObject({ entradas: azul })
  await app.settle()
  expect((await showTema()).entradas).toEqual(azul)
  const { dados } = await app.call(`GET ${UM}/versoes`, { params: params(), query: {} }, dona)
  expect(dados.data.map(({ numero, ate }) => [numero, ate !== null])).toEqual([
    [2, false],
    [1, true],
  ])
  // Who looked before is told.
  expect((await saveAparencia({ entradas, versao })).falha.codigo).toBe('cadastro_mudou')
  // Without a version nothing is published: the record alone is written.
  await app.call(`DELETE ${UM}/publicacao`, { params: params() }, dona)
  await saveAparencia({ entradas })
  await app.settle()
  expect((await showTema()).entradas).toEqual(entradas)
  const { no_ar } = (await app.call(`GET ${UM}`, { params: params() }, dona)).dados
  expect(no_ar).toBeNull()
})

test('what no theme can be made of is told at its field, and a version that fits no more gives way to the record', async () => {
  const { entradas: doRegistro } = await showTema()
  const verde = await write({ entradas: { ...entradas, brand: 'verde' }, logo })
  expect(verde.falha.campos).toEqual({ 'dados.entradas.brand': 'Informe a cor como #rrggbb.' })
  const semImagem = await write({ entradas, logo: { ...logo, escuro: '0'.repeat(32) } })
  expect(semImagem.falha.campos).toEqual({ 'dados.logo.escuro': 'Esta imagem não existe.' })
  expect((await write({ entradas, logo }, { chave: 'outra' })).falha.campos).toHaveProperty('chave')
  expect((await write({ entradas, logo }, { idconteudo: uuidv7() })).falha.campos).toHaveProperty(
    'idconteudo',
  )
  await app.sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values (${loja.idfornecedor}, ${uuidv7()}, 'APARENCIA', ${loja.idfornecedor}, 1, 'aparencia', 'PUBLICADA', '{"entradas": 3}', now())`
  await app.settle()
  expect((await showTema()).entradas).toEqual(doRegistro)
  expect((await readAparencia()).entradas).toEqual(doRegistro)
})
