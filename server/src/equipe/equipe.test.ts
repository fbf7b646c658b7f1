import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PapelNaEquipe } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  hashSenhaLeve,
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

describe('an address that somebody registered and nobody proved (decision 0154)', () => {
  const SENHA = 'senha-de-quem-cadastrou'
  const REDEFINIR = 'POST /v1/app/{session_token}/cliente/senha/redefinir'
  const semSessao = { session_token: 'token' }
  const enter = (cpf: string) =>
    app.call('POST /v1/app/{session_token}/usuario/autenticar', {
      params: semSessao,
      query: {},
      body: { cpf, senha: SENHA },
    })
  const papeisDe = ({ idusuario }: { idusuario: string }) =>
    app.sql`select papel from equipe where idusuario = ${idusuario}`
  const reset = async (email: string) => {
    const [carta] =
      await app.sql`select texto from correio where para = ${email} order by criado_em desc limit 1`
    const token = /token=([\w-]+)/.exec(String(carta?.texto))?.[1] ?? ''
    return app.call(REDEFINIR, {
      params: semSessao,
      query: {},
      body: { token, senha: 'queijo-curado-de-minas' },
    })
  }
  async function buildCadastrado() {
    const ana = await buildCliente(app.sql, loja)
    const email = `ana-${uuidv7()}@vitrine.example`
    await app.sql`
      update usuario set email = ${email}, email_confirmado_em = null, senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${ana.idusuario}`
    const { dados } = await invite({ nome: 'Ana Reis', email, papel: 'atendente' })
    return { ...ana, email, dados }
  }

  test('keeps its password, and works there from when the link of the letter is used', async () => {
    const ana = await buildCadastrado()
    expect(ana.dados).toMatchObject({
      convite: 'ENVIADO',
      membro: { idusuario: ana.idusuario, papeis: ['atendente'], entrou: false },
    })
    expect((await enter(ana.email)).status).toBe(200)
    expect((await list(ana)).status, 'the password opens nothing of the store').toBe(403)
    expect(await papeisDe(ana)).toEqual([])
    expect((await change(ana, 'fornecedor')).dados).toMatchObject({ papeis: ['fornecedor'], entrou: false })
    expect((await list(ana)).status, 'nor does another role').toBe(403)
    expect((await reset(ana.email)).status).toBe(200)
    expect(await papeisDe(ana)).toEqual([{ papel: 'fornecedor' }])
    expect((await enter(ana.email)).status, 'the password of before').toBe(401)
    expect((await list()).dados.data).toContainEqual(
      expect.objectContaining({ email: ana.email, papeis: ['fornecedor'], entrou: true }),
    )
  })

  test('does not come in by another mailbox, nor once the invitation was withdrawn', async () => {
    const movida = await buildCadastrado()
    const outro = `outro-${uuidv7()}@vitrine.example`
    await app.sql`update usuario set email = ${outro} where idusuario = ${movida.idusuario}`
    await app.call('GET /v2/app/{session_token}/cliente/senha/recuperar/{id}', {
      params: { ...semSessao, id: outro },
      query: { idfornecedor: loja.idfornecedor },
    })
    expect((await reset(outro)).status).toBe(200)
    expect(await papeisDe(movida)).toEqual([])
    const fora = await buildCadastrado()
    expect((await remove(fora)).status).toBe(200)
    expect((await list()).dados.data).not.toContainEqual(expect.objectContaining({ email: fora.email }))
    expect((await reset(fora.email)).status).toBe(200)
    expect(await papeisDe(fora)).toEqual([])
  })

  test('proven meanwhile, it is let in by the next letter with the password that it has', async () => {
    const ana = await buildCadastrado()
    await app.sql`update usuario set email_confirmado_em = now() where idusuario = ${ana.idusuario}`
    const { dados } = await invite({ nome: 'Ana', email: ana.email, papel: 'atendente' })
    expect(dados).toMatchObject({ convite: 'JA_ENTRA', membro: { papeis: ['atendente'], entrou: true } })
    expect((await enter(ana.email)).status).toBe(200)
    expect(await papeisDe(ana)).toEqual([{ papel: 'atendente' }])
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
