import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { falhas, type CallInput, type Calls } from '@vitrine/contract'

import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { inTurn } from './in-turn.ts'

const LOGIN = 'POST /v1/app/{session_token}/usuario/autenticar'
const LOOKUP = 'GET /v2/app/{session_token}/usuario/{login}'
const LOGOUT = 'GET /v1/app/{session_token}/cliente/logout'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
type Corpo = CallInput<Calls[typeof LOGIN]>['body']

const SENHA = 'vitrine-demo'
let app: AppDeTeste
let loja: FornecedorDeTeste
let hash: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  hash = await hashSenhaLeve(SENHA)
})
afterAll(() => app.close())

interface ComLogin extends ClienteDeTeste {
  email: string
}
async function buildLogin(...[fornecedor = loja, options]: Partial<Parameters<typeof buildLoginAt>>) {
  return buildLoginAt(fornecedor, options)
}
async function buildLoginAt(
  fornecedor: FornecedorDeTeste,
  options?: Parameters<typeof buildCliente>[2],
): Promise<ComLogin> {
  const cliente = await buildCliente(app.sql, fornecedor, options)
  const [row] =
    await app.sql`update usuario set senha_hash = ${hash} where idusuario = ${cliente.idusuario} returning email`
  return { ...cliente, email: String(row?.email) }
}
const login = (body: Partial<Corpo> & { cpf: string }, headers?: Record<string, string>) =>
  app.call(
    LOGIN,
    { params: { session_token: 'token' }, body: { senha: SENHA, idfornecedor: loja.idfornecedor, ...body } },
    { headers },
  )
const configuracoes = (cookie: string) =>
  app.call(
    CONFIG,
    { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
    { headers: { cookie } },
  )
const sessionOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''

describe('looking a login up (§4 step 1)', () => {
  test('tells whether it is known and what it is; nonsense is invalid (§8)', async () => {
    const { email } = await buildLogin()
    await app.sql`update cliente set documento = '52998224725' where email = ${email}`
    const lookup = (login: string) =>
      app.call(LOOKUP, { params: { session_token: 'token', login }, query: {} })
    expect((await lookup(email.toUpperCase())).dados).toEqual({ existe: true, tipo: 'EMAIL' })
    expect((await lookup('529.982.247-25')).dados).toEqual({ existe: true, tipo: 'CPF' })
    expect((await lookup('ninguem@vitrine.example')).dados).toEqual({ existe: false, tipo: 'EMAIL' })
    const { status, falha } = await lookup('529.982.247-26')
    expect([status, falha.error]).toEqual([400, 'Email ou CPF Invalido'])
  })
})

describe('logging in (§4 Login and registration, readings 2)', () => {
  test('a browser gets a cookie of 30 days and no token in the body', async () => {
    const { email, idcliente } = await buildLogin()
    const resposta = await login({ cpf: email.toUpperCase() })
    expect(resposta.dados.token).toBeNull()
    expect(resposta.dados.usuario).toMatchObject({ authenticated: true, idcliente, email, papel: 'cliente' })
    expect(resposta.cookies).toEqual([
      expect.stringMatching(/^vitrine_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    ])
    expect((await configuracoes(sessionOf(resposta))).dados.idcliente).toBe(idcliente)
    const [row] =
      await app.sql`select count(*)::int as n from sessao where encode(token_hash, 'escape') like ${`%${sessionOf(resposta).slice(16)}%`}`
    expect(row?.n).toBe(0)
  })

  test('an integration gets the token in the body and no cookie', async () => {
    const { email, idcliente, token } = await buildLogin()
    const { dados, cookies } = await app.call(LOGIN, {
      params: { session_token: token },
      body: { cpf: email, senha: SENHA },
    })
    expect([dados.token?.length, cookies, dados.usuario.idcliente]).toEqual([43, [], idcliente])
    expect((await configuracoes(`vitrine_sessao=${token}`)).dados.authenticated).toBe(true)
  })

  test('each login has a token of its own and ends the session of the cookie it came with', async () => {
    const { email } = await buildLogin()
    const antes = sessionOf(await login({ cpf: email }))
    const depois = sessionOf(await login({ cpf: email }, { cookie: antes }))
    expect(depois).not.toBe(antes)
    expect((await configuracoes(antes)).falha.codigo).toBe('sessao_expirada')
    expect((await configuracoes(depois)).dados.authenticated).toBe(true)
  })

  test('the cookie is Secure in production', async () => {
    const { email } = await buildLogin()
    app.config.producao = true
    const { cookies } = await login({ cpf: email }).finally(() => (app.config.producao = false))
    expect(cookies[0]).toMatch(/; Secure$/)
  })

  test('unknown user and wrong password get one answer (§8)', async () => {
    const { email } = await buildLogin()
    const errada = await login({ cpf: email, senha: 'errada' })
    const ninguem = await login({ cpf: 'ninguem@vitrine.example' })
    for (const { status, falha, cookies } of [errada, ninguem])
      expect([status, falha.error, cookies]).toEqual([401, falhas.credenciais_invalidas.mensagem, []])
    expect((await login({ cpf: '12' })).falha.codigo).toBe('login_invalido')
  })

  test.each([
    [null, 'Cadastro em análise', 'Seu cadastro já foi confirmado e aguarda aprovação'],
    [false, 'Cadastro não aprovado', /motivo/],
  ])(
    'block-not-approved-user lets in who is not approved (%s), to no price and no order, and says so (§4, readings 7)',
    async (aprovado, titulo, texto) => {
      const fechada = await buildFornecedor(app.sql, { tags: ['block-not-approved-user'] })
      const { email } = await buildLogin(fechada, { aprovado })
      const { idfornecedor } = fechada
      const { status, dados } = await login({ cpf: email, idfornecedor })
      expect(status).toBe(200)
      expect(dados.usuario).toMatchObject({
        podeVerPrecos: false,
        cadastro_aprovado: false,
        userSubmission: { canSubmitOrder: false },
        mensagemModal: { titulo, texto: expect.stringMatching(texto) },
      })
      expect((await login({ cpf: email, idfornecedor, senha: 'errada' })).falha.codigo).toBe(
        'credenciais_invalidas',
      )
      await app.sql`update cadastroextracliente set aprovado = true where idfornecedor = ${idfornecedor}`
      expect((await login({ cpf: email, idfornecedor })).dados.usuario).toMatchObject({
        podeVerPrecos: true,
        mensagemModal: null,
      })
    },
  )

  test.each([
    { tags: ['has-delivery'], aprovado: true },
    { tags: ['support-budget'], aprovado: null },
  ])('a customer new to a supplier with $tags is registered there', async ({ tags, aprovado }) => {
    const outra = await buildFornecedor(app.sql, { tags })
    const { email, idcliente } = await buildLogin()
    const { dados } = await login({ cpf: email, idfornecedor: outra.idfornecedor })
    expect(dados.usuario.cadastro_aprovado).toBe(aprovado === true)
    const rows =
      await app.sql`select aprovado from cadastroextracliente where idcliente = ${idcliente} and idfornecedor = ${outra.idfornecedor}`
    expect([...rows]).toEqual([{ aprovado }])
  })

  test('a linked user starts as its primary cliente or the one asked for, never as a stranger (§6)', async () => {
    const [a, b, estranho] = [await buildLogin(), await buildLogin(), await buildLogin()]
    await app.sql`insert into usuario_cliente (idusuario, idcliente) values (${a.idusuario}, ${b.idcliente})`
    const as = async (idcliente?: string) => (await login({ cpf: a.email, idcliente })).dados.usuario
    expect(await as()).toMatchObject({
      idcliente: a.idcliente,
      papel: 'usuario vinculado',
      loginAsUsuarioVinculado: true,
    })
    expect((await as(b.idcliente)).idcliente).toBe(b.idcliente)
    const alheia = await login({ cpf: a.email, idcliente: estranho.idcliente })
    expect(alheia.falha.codigo).toBe('autenticacao_falhou')
  })

  test('staff is staff at its own supplier alone (§6)', async () => {
    const outra = await buildFornecedor(app.sql)
    const { idusuario, email } = await buildLogin()
    for (const papel of ['representante', 'atendente'])
      await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${idusuario}, ${papel})`
    expect((await login({ cpf: email })).dados.usuario.papel).toBe('atendente')
    expect((await login({ cpf: email, idfornecedor: outra.idfornecedor })).dados.usuario.papel).toBe(
      'cliente',
    )
  })
})

test('logout ends the session and forgets the cookie, and the place with its delivery type (§4)', async () => {
  const { email } = await buildLogin()
  const cookie = sessionOf(await login({ cpf: email }))
  const { dados, cookies } = await app.call(
    LOGOUT,
    { params: { session_token: 'token' } },
    { headers: { cookie } },
  )
  expect(dados).toEqual({ authenticated: false })
  expect(cookies).toEqual([
    'vitrine_sessao=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'vitrine_local=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  expect((await configuracoes(cookie)).falha.codigo).toBe('sessao_expirada')
})

test('at most four passwords are computed at once, and a flood is turned away', async () => {
  let running = 0
  let most = 0
  const work = () =>
    inTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
    })
  const todas = await Promise.allSettled(Array.from({ length: 300 }, work))
  expect(most).toBe(4)
  expect(todas.filter(({ status }) => status === 'fulfilled')).toHaveLength(204)
  await work()
  expect(running).toBe(0)
})
