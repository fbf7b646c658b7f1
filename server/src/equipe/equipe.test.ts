import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PapelNaEquipe } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

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

const BASE = '/painel/v1/{idfornecedor}/equipe'
const params = () => ({ idfornecedor: loja.idfornecedor })
const list = ({ token } = dona) => app.call(`GET ${BASE}`, { params: params(), query: {} }, { token })
const invite = (body: { nome: string; email: string; papel: PapelNaEquipe }) =>
  app.call(`POST ${BASE}`, { params: params(), query: {}, body }, dona)
const change = ({ idusuario }: { idusuario: string }, papel: PapelNaEquipe) =>
  app.call(
    `PUT ${BASE}/{idusuario}`,
    { params: { ...params(), idusuario }, query: {}, body: { papel } },
    dona,
  )
const remove = ({ idusuario }: { idusuario: string }) =>
  app.call(`DELETE ${BASE}/{idusuario}`, { params: { ...params(), idusuario }, query: {} }, dona)
const papeisOf = async () =>
  (await list()).dados.data.map(({ papeis }: { papeis: string[] }) => papeis.join()).toSorted()

describe('who is invited (ux 3.12)', () => {
  test('gets a letter with a link that makes a password, and works there then', async () => {
    const email = `nova-${uuidv7()}@vitrine.example`
    const { dados } = await invite({ nome: 'Bruna Sales', email, papel: 'atendente' })
    expect(dados).toMatchObject({
      convite: 'ENVIADO',
      membro: { nome: 'Bruna Sales', papeis: ['atendente'], entrou: false },
    })
    const [carta] = await app.sql`select texto, assunto, secreta from correio where para = ${email}`
    expect(carta?.texto).toContain('você atende os clientes dela no painel')
    expect(carta?.secreta).toBe(true)
    const token = /token=([\w-]+)/.exec(String(carta?.texto))?.[1] ?? ''
    const senha = 'queijo-curado-de-minas'
    const semSessao = { session_token: 'token' }
    const feito = await app.call('POST /v1/app/{session_token}/cliente/senha/redefinir', {
      params: semSessao,
      query: {},
      body: { token, senha },
    })
    expect(feito.status).toBe(200)
    const entrada = await app.call('POST /v1/app/{session_token}/usuario/autenticar', {
      params: semSessao,
      query: {},
      body: { cpf: email, senha },
    })
    expect(entrada.status).toBe(200)
    const { dados: depois } = await list()
    expect(depois.data).toContainEqual(expect.objectContaining({ email, entrou: true }))
  })

  test('twice is there once, with a second letter', async () => {
    const email = `nova-${uuidv7()}@vitrine.example`
    for (let i = 0; i < 2; i++) await invite({ nome: 'Bruna Sales', email, papel: 'atendente' })
    expect(await papeisOf()).toEqual(['atendente', 'fornecedor'])
    expect(await app.sql`select from correio where para = ${email}`).toHaveLength(2)
  })

  test('has an address that can be', async () => {
    const { falha } = await invite({ nome: 'Bruna', email: 'bruna', papel: 'atendente' })
    expect(falha.campos).toHaveProperty('email')
  })
})

test('another role takes the place of those that somebody had, and the audit tells both', async () => {
  const marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await change(marina, 'fornecedor')).dados.papeis).toEqual(['fornecedor'])
  expect(await papeisOf()).toEqual(['fornecedor', 'fornecedor'])
  const eventos = await app.sql`
    select tipo from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'equipe' order by idevento`
  expect(eventos.map(({ tipo }) => tipo)).toEqual(['cadastro.CRIADO', 'cadastro.REMOVIDO'])
  expect((await change(marina, 'fornecedor')).status).toBe(200)
})

test('who is taken out is let in no more, and the sessions that began there end', async () => {
  const marina = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`update sessao set idfornecedor = ${loja.idfornecedor} where idusuario = ${marina.idusuario}`
  expect((await list(marina)).status).toBe(200)
  expect((await remove(marina)).status).toBe(200)
  expect((await list(marina)).status).toBe(401)
  expect(await app.sql`select from sessao where idusuario = ${marina.idusuario}`).toHaveLength(0)
  expect((await remove(marina)).falha.codigo).toBe('nao_encontrado')
})

test('the last owner is neither taken out nor given another role', async () => {
  await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await remove(dona)).status).toBe(409)
  expect((await change(dona, 'atendente')).falha.codigo).toBe('ultimo_dono')
  expect(await papeisOf()).toEqual(['atendente', 'fornecedor'])
})

test('nobody else reads or changes the team', async () => {
  const marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await list(marina)).status).toBe(403)
  const vizinha = await buildFornecedor(app.sql)
  const outra = await buildEquipe(app.sql, vizinha, { papel: 'atendente' })
  expect((await remove(outra)).falha.codigo).toBe('nao_encontrado')
  expect((await change(outra, 'fornecedor')).falha.codigo).toBe('nao_encontrado')
})

test('one mailbox gets five letters in an hour, then nothing is written', async () => {
  const email = `nova-${uuidv7()}@vitrine.example`
  const convidada = { nome: 'Bruna Sales', email, papel: 'atendente' as const }
  for (let quantas = 0; quantas < 5; quantas++) expect((await invite(convidada)).status).toBe(200)
  expect((await invite({ ...convidada, papel: 'fornecedor' })).status).toBe(429)
  expect(await app.sql`select from correio where para = ${email}`).toHaveLength(5)
  expect(await papeisOf()).toEqual(['atendente', 'fornecedor'])
})
