import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** What a store says of itself on every page, as its owner keeps it (issue 17, line 8; decision 0142). */
let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  await keep({})
})

const keep = (config: object) =>
  app.sql`update fornecedor set config = config - '{rodape,seo}'::text[] || ${app.sql.json(config as never)} where idfornecedor = ${casa.idfornecedor}`
const BASE = '/painel/v1/{idfornecedor}/apresentacao'
const params = () => ({ idfornecedor: casa.idfornecedor })
const read = () => app.call(`GET ${BASE}`, { params: params() }, { token: dona.token })
const write = (body: object, token = dona.token) =>
  app.call(`PUT ${BASE}`, { params: params(), body: body as never }, { token }) // tried with what is wrong too
const findConfig = async () => {
  await app.settle()
  return (await app.fornecedores.find(casa.slug))?.publico.config
}

test('a store that says nothing has the usual at its foot, and is told what that is', async () => {
  const { rodape, seo, usual } = (await read()).dados
  expect(new Set([...Object.values(rodape), ...Object.values(seo)])).toEqual(new Set(['']))
  const config = await findConfig()
  expect(config?.rodape).toMatchObject({
    nome: usual.nome,
    razaosocial: usual.razaosocial,
    cnpj: usual.cnpj,
    endereco: usual.endereco,
  })
  expect(config?.seo.title).toBe(usual.title)
})

test('what is written stands on every page at once, and what nobody asked to change stays', async () => {
  const colunas = [{ titulo: 'Ajuda', links: [{ nome: 'Trocas', href: '/trocas' }] }]
  await keep({ rodape: { colunas }, seo: { key: 'queijo, mel' } })
  const { rodape, seo, versao } = (await read()).dados
  const nova = {
    rodape: { ...rodape, telefone: '(19) 3251-0000', horario_atendimento: 'segunda a sexta, das 8h às 18h' },
    seo: { ...seo, title: 'Queijos da Serra', description: 'Direto de quem faz.' },
  }
  expect((await write({ ...nova, versao })).dados).toMatchObject({ ...nova, versao: versao + 1 })
  const config = await findConfig()
  expect(config?.rodape).toMatchObject({
    ...nova.rodape,
    nome: expect.stringMatching(/./),
    razaosocial: expect.stringMatching(/./),
    cnpj: expect.stringMatching(/./),
    endereco: expect.stringMatching(/./),
  })
  expect(config?.rodape.colunas[0]).toMatchObject({ titulo: 'Ajuda' })
  expect(config?.seo).toMatchObject({ ...nova.seo, key: 'queijo, mel' })
})

test('what is taken out is the usual again, also after the store has changed its name', async () => {
  const { rodape, seo } = (await read()).dados
  await write({ rodape: { ...rodape, nome: 'Outra' }, seo: { ...seo, title: 'Outro' } })
  await write({ rodape, seo })
  await app.sql`update fornecedor set nome = 'Queijaria da Serra' where idfornecedor = ${casa.idfornecedor}`
  expect((await read()).dados).toMatchObject({ rodape, seo, usual: { title: 'Queijaria da Serra' } })
  const config = await findConfig()
  expect([config?.rodape.nome, config?.seo.title]).toEqual(['Queijaria da Serra', 'Queijaria da Serra'])
})

test('who comes second is told and overwrites nothing; who does not run the store writes nothing', async () => {
  const { rodape, seo, versao } = (await read()).dados
  await write({ rodape, seo: { ...seo, title: 'A da outra' }, versao })
  const segunda = await write({ rodape, seo: { ...seo, title: 'A minha' }, versao })
  expect([segunda.status, segunda.falha?.codigo]).toEqual([409, 'cadastro_mudou'])
  const atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
  expect((await write({ rodape, seo }, atendente.token)).status).toBe(403)
  expect((await read()).dados.seo.title).toBe('A da outra')
})
