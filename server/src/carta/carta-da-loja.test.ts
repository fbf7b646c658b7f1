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

/** Issue 17, line 9; decision 0161: a store chooses the words of its letters, not what they have to say. */
const BASE = '/painel/v1/{idfornecedor}/cartas'
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
  await app.sql`delete from correio`
  await app.sql`delete from tentativa_verificacao`
})

const escrita = { assunto: 'Voltou {produto}', texto: 'Oi, {pessoa}: {produto}\n\nVer: {link}\n\n{loja}' }
const daLoja = () => ({ idfornecedor: loja.idfornecedor })
const show = (body: typeof escrita, modelo = 'voltou') =>
  app.call(`POST ${BASE}/{modelo}/previa`, { params: { ...daLoja(), modelo }, query: {}, body }, dona)
const tryCarta = () =>
  app.call(
    `POST ${BASE}/{modelo}/teste`,
    { params: { ...daLoja(), modelo: 'voltou' }, query: {}, body: escrita },
    dona,
  )

test('every letter is listed with its usual words, which are themselves in order; a fixed one says why', async () => {
  const { data } = (await app.call(`GET ${BASE}`, { params: daLoja(), query: {} }, dona)).dados
  const dela = data.filter(({ fixa }) => fixa === '')
  expect(dela.length).toBeGreaterThan(10)
  for (const { modelo, assunto, texto } of dela)
    expect((await show({ assunto, texto }, modelo)).status).toBe(200)
  expect(data.filter(({ fixa }) => fixa !== '').every(({ texto }) => texto === '')).toBe(true)
})

test('a letter is shown as it arrives, and what it has to say stays in it', async () => {
  const { dados } = await show(escrita)
  expect(dados.assunto).toBe('Voltou Café torrado 500 g')
  expect(dados.html).toContain('Oi, Ana Souza: Café torrado 500 g')
  expect((await show({ ...escrita, texto: 'Oi' })).falha.campos?.texto).toMatch(
    /Falta \{loja\} e \{link\} e \{produto\}/,
  )
  expect((await show({ ...escrita, assunto: '{cpf}' })).falha.campos?.assunto).toMatch(/Não existe a parte/)
  expect((await show(escrita, 'senha')).status).toBe(404)
  expect((await show({ ...escrita, texto: `<script>1</script>${escrita.texto}` })).dados.html).not.toContain(
    '<script>',
  )
})

test('a try goes to whoever asked for it, so often an hour', async () => {
  expect((await tryCarta()).dados.mensagem).toContain('@')
  const [carta] =
    await app.sql`select c.assunto from correio c join usuario u on u.email = c.para where u.idusuario = ${dona.idusuario}`
  expect(carta?.assunto).toBe('[Teste] Voltou Café torrado 500 g')
  for (let i = 0; i < 19; i++) await tryCarta()
  expect((await tryCarta()).status).toBe(429)
})

test('its words have a draft and versions, as all that a store writes; a draft without a part that it needs is refused at its field', async () => {
  const params = { ...daLoja(), tipo: 'CARTA' as const, idconteudo: uuidv7() }
  const write = (dados: object, chave = 'voltou', versao: number | null = null) =>
    app.call(
      `PUT ${UM}/rascunho`,
      { params, query: {}, body: { chave, dados: dados as never, versao } },
      dona,
    )
  expect((await write({ ...escrita, texto: 'Oi, {loja} {produto}' })).falha.campos).toEqual({
    'dados.texto': expect.stringMatching(/Falta \{link\}/),
  })
  expect((await write(escrita, 'senha')).falha.campos?.chave).toMatch(/Não existe/)
  const { rascunho } = (await write(escrita)).dados
  const versao = rascunho?.versao ?? null
  const publicada = await app.call(`POST ${UM}/publicacao`, { params, query: {}, body: { versao } }, dona)
  expect(publicada.dados.no_ar?.dados).toEqual(escrita)
  expect((await write({ ...escrita, assunto: '' }, 'voltou')).falha.campos?.['dados.assunto']).toBeTruthy()
})
