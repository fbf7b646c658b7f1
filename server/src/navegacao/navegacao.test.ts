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

/** Issue 17, line 8: menu and footer columns of a store, in drafts, versions and a schedule (decision 0159). */
const UM = '/painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}'
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

const dados = {
  menu: [{ nome: 'Cafés', categoria: 'cafes' }],
  colunas: [{ titulo: 'Ajuda', links: [{ nome: 'Trocas', href: '/trocas' }] }],
}
const write = (
  dito: object,
  { chave = 'navegacao', idconteudo = loja.idfornecedor, versao = null as number | null } = {},
) =>
  app.call(
    `PUT ${UM}/rascunho`,
    {
      params: { idfornecedor: loja.idfornecedor, tipo: 'NAVEGACAO', idconteudo },
      query: {},
      body: { chave, dados: dito as never, versao },
    },
    dona,
  )
const publish = (versao: number | null, prazo = {}) =>
  app.call(
    `POST ${UM}/publicacao`,
    {
      params: { idfornecedor: loja.idfornecedor, tipo: 'NAVEGACAO', idconteudo: loja.idfornecedor },
      query: {},
      body: { versao, ...prazo },
    },
    dona,
  )
async function showConfig() {
  const { dados: loja_ } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: loja.idfornecedor },
  })
  return loja_.config
}

test('a draft is seen by nobody; published, shoppers have its menu and its columns, and what the law wants in them', async () => {
  const { rascunho } = (await write(dados)).dados
  expect((await showConfig()).menu).toEqual([])
  await publish(rascunho?.versao ?? null)
  const { menu, rodape } = await showConfig()
  expect(menu).toEqual(dados.menu)
  expect(rodape.colunas[0]).toMatchObject({ titulo: 'Ajuda' })
  expect(rodape.colunas[0]?.links[0]).toEqual({ nome: 'Trocas', href: '/trocas' })
  // Whatever a store writes.
  expect(JSON.stringify(rodape.colunas)).toContain('consumidor.gov.br')
})

test('what is to end does so by the clock, though nobody changes anything', async () => {
  const { rascunho } = (await write(dados)).dados
  await publish(rascunho?.versao ?? null, { ate: new Date(Date.now() + 1500).toISOString() })
  expect((await showConfig()).menu).toEqual(dados.menu)
  await expect.poll(async () => (await showConfig()).menu, { timeout: 20_000 }).toEqual([])
})

test('a script is no link, a store has one menu, and a version that fits no more gives way to the record', async () => {
  const mau = { ...dados, colunas: [{ titulo: 'A', links: [{ nome: 'B', href: 'javascript:1' }] }] }
  expect((await write(mau)).falha.campos).toHaveProperty(['dados.colunas.0.links.0.href'])
  expect((await write(dados, { chave: 'outro' })).falha.campos).toHaveProperty('chave')
  expect((await write(dados, { idconteudo: uuidv7() })).falha.campos).toHaveProperty('idconteudo')
  await app.sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values (${loja.idfornecedor}, ${uuidv7()}, 'NAVEGACAO', ${loja.idfornecedor}, 1, 'navegacao', 'PUBLICADA', '{"menu": 3}', now())`
  expect((await showConfig()).menu).toEqual([])
})
