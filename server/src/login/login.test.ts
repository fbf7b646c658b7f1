import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  hashSenhaLeve,
} from '../teste/index.ts'

const LOGIN = 'POST /v1/app/{session_token}/usuario/autenticar'
const REPRESENTANTE = 'POST /v1/app/{session_token}/usuario/autenticar/representante'
const LOOKUP = 'GET /v2/app/{session_token}/usuario/{login}'
const ACESSOS = 'GET /v1/app/usuario/{id}/acessos'
const ENCERRAR = 'POST /v1/app/usuario/{id}/acessos/encerrar'
const SENHA = 'vitrine-demo'
const params = { session_token: 'token' }

let app: AppDeTeste
let loja: FornecedorDeTeste
let hash: string

beforeAll(async () => {
  app = await createTestApp({ limiteConsultas: 40, trustProxy: true })
  loja = await buildFornecedor(app.sql)
  hash = await hashSenhaLeve(SENHA)
})
afterAll(() => app.close())

async function setSenha(idusuario: string): Promise<string> {
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${hash} where idusuario = ${idusuario} returning email`
  return row?.email ?? ''
}
async function buildLogin() {
  const cliente = await buildCliente(app.sql, loja)
  return { ...cliente, email: await setSenha(cliente.idusuario) }
}
type Corpo = CallInput<Calls[typeof LOGIN]>['body']
const enter = (body: Partial<Corpo> & { cpf: string }, ip = '198.51.100.1') =>
  app.call(
    LOGIN,
    { params, body: { senha: SENHA, idfornecedor: loja.idfornecedor, ...body } },
    { headers: { 'x-forwarded-for': ip } },
  )

describe('guessing a password (issue 4, Robustness)', () => {
  test('five tries cost nothing, then one waits; the right password is not even looked at before', async () => {
    const { email } = await buildLogin()
    for (let i = 0; i < 5; i++)
      expect((await enter({ cpf: email, senha: 'errada' })).falha.codigo).toBe('credenciais_invalidas')
    const { status, falha } = await enter({ cpf: email })
    expect([status, falha.error, falha.detalhes]).toEqual([
      503,
      'Erro ao tentar fazer login. Tente novamente em alguns minutos',
      { segundos: 1 },
    ])
  })

  test('the owner gets in from elsewhere, and from here after the wait; that forgives the mistakes', async () => {
    const { email } = await buildLogin()
    for (let i = 0; i < 5; i++) await enter({ cpf: email, senha: 'errada' })
    expect((await enter({ cpf: email }, '198.51.100.2')).status).toBe(200)
    await app.sql`update tentativa_verificacao set quando = quando - interval '2 seconds'`
    expect((await enter({ cpf: email })).status).toBe(200)
    for (let i = 0; i < 5; i++) expect((await enter({ cpf: email, senha: 'errada' })).status).toBe(401)
  })

  test('right passwords count for nothing: an office of many behind one address is never slowed', async () => {
    const logins = await Promise.all([buildLogin(), buildLogin(), buildLogin()])
    for (let i = 0; i < 45; i++) {
      const { email = '' } = logins[i % 3] ?? {}
      expect((await enter({ cpf: email }, '198.51.100.9')).status).toBe(200)
    }
    const kept =
      await app.sql`select from tentativa_verificacao where quando > now() - interval '1 minute' and chave in
      (select chave from tentativa_verificacao group by chave having count(*) > 40)`
    expect(kept).toHaveLength(0)
  })

  test('of a hundred tries at the same moment, only as many are checked as an account has free', async () => {
    const { email } = await buildLogin()
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => enter({ cpf: email, senha: 'errada' }, '198.51.100.3')),
    )
    // On a slow machine the requests last longer than the second after which one more try is allowed.
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThan(9)
  })

  test('an account attacked from everywhere answers a second later, and still lets its owner in', async () => {
    const { email } = await buildLogin()
    for (let i = 0; i < 30; i++) await enter({ cpf: email, senha: 'errada' }, `203.0.113.${i}`)
    const before = performance.now()
    expect((await enter({ cpf: email }, '198.51.100.4')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(900)
  })

  test('one address that tries many logins is slowed, known or not', async () => {
    const codes: string[] = []
    for (let i = 0; i < 42; i++)
      codes.push((await enter({ cpf: `ninguem${i}@vitrine.example` }, '198.51.100.5')).falha.codigo)
    expect(codes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 'credenciais_invalidas'))
    expect(codes.at(-1)).toBe('login_indisponivel')
  })

  test('unknown and known logins take the same statements', async () => {
    const { email } = await buildLogin()
    const known = await app.statementsOf(() => enter({ cpf: email, senha: 'errada' }, '198.51.100.6'))
    const unknown = await app.statementsOf(() => enter({ cpf: 'alguem@vitrine.example' }, '198.51.100.6'))
    expect(unknown).toEqual(known)
  })
})

test('one address may look up so many logins an hour, and no more (enumeration)', async () => {
  const lookup = () =>
    app.call(LOOKUP, { params: { ...params, login: 'ninguem@vitrine.example' }, query: {} })
  for (let i = 0; i < 40; i++) expect((await lookup()).status).toBe(200)
  expect((await lookup()).falha.codigo).toBe('muitas_requisicoes')
})

describe('what a login may be (§5 Login input)', () => {
  test('a supplier that takes companies alone refuses a CPF at lookup and login', async () => {
    const atacado = await buildFornecedor(app.sql)
    await app.sql`
      update fornecedor set config = jsonb_set(config, '{meta_info,logins}', '["CNPJ", "EMAIL"]') where idfornecedor = ${atacado.idfornecedor}`
    const at = { idfornecedor: atacado.idfornecedor }
    await expect
      .poll(async () => (await enter({ cpf: '529.982.247-25', ...at })).falha.codigo)
      .toBe('login_invalido')
    expect((await enter({ cpf: '12.ABC.345/01DE-35', ...at }, '198.51.100.7')).falha.codigo).toBe(
      'credenciais_invalidas',
    )
    const { falha } = await app.call(LOOKUP, { params: { ...params, login: '52998224725' }, query: at })
    expect(falha.error).toBe('Email ou CPF Invalido')
  })

  test.each([
    ['CPF', '529.982.247-25', '52998224725'],
    ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['ESTRANGEIRO', 'ab-123456', 'AB123456'],
  ])('a %s logs in, masked or not (readings 8)', async (tipo, typed, stored) => {
    const { idcliente } = await buildLogin()
    await app.sql`update cliente set tipo_documento = ${tipo}, documento = ${stored} where idcliente = ${idcliente}`
    for (const cpf of [typed, stored])
      expect((await enter({ cpf })).dados.usuario.idcliente, cpf).toBe(idcliente)
  })
})

describe('parameters of the login (§3 Login payload)', () => {
  test('idcadastroextracliente names the cliente by its registration, never a stranger', async () => {
    const [a, b, estranho] = [await buildLogin(), await buildLogin(), await buildLogin()]
    await app.sql`insert into usuario_cliente (idusuario, idcliente) values (${a.idusuario}, ${b.idcliente})`
    const cadastroOf = async (idcliente: string) => {
      const [row] = await app.sql<{ id: string }[]>`
        select idcadastroextracliente as id from cadastroextracliente where idcliente = ${idcliente}`
      return row?.id ?? ''
    }
    const as = async (idcliente: string) => {
      const idcadastroextracliente = await cadastroOf(idcliente)
      return (await enter({ cpf: a.email, idcadastroextracliente })).dados.usuario.idcliente
    }
    expect(await as(b.idcliente)).toBe(b.idcliente)
    // The registration of a cliente that this login may not act for is refused: otherwise it would buy for somebody else without noticing.
    const idcadastroextracliente = await cadastroOf(estranho.idcliente)
    expect((await enter({ cpf: a.email, idcadastroextracliente })).falha.codigo).toBe('autenticacao_falhou')
    expect((await enter({ cpf: a.email, idcliente: estranho.idcliente })).falha.codigo).toBe(
      'autenticacao_falhou',
    )
  })

  test("idUsuarioLogado: another login's password is refused", async () => {
    const [a, b] = [await buildLogin(), await buildLogin()]
    expect((await enter({ cpf: a.email, idUsuarioLogado: a.idusuario })).status).toBe(200)
    expect((await enter({ cpf: a.email, idUsuarioLogado: b.idusuario })).falha.codigo).toBe(
      'autenticacao_falhou',
    )
  })

  test('a representative comes in by its own door, for an assigned cliente, and it is remembered', async () => {
    const [dela, outro] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
    const { idusuario } = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: dela })
    const cpf = await setSenha(idusuario)
    const as = (idcliente?: string) =>
      app.call(REPRESENTANTE, {
        params,
        body: { cpf, senha: SENHA, idfornecedor: loja.idfornecedor, idcliente },
      })
    expect((await as(dela.idcliente)).dados.usuario).toMatchObject({
      papel: 'representante',
      idcliente: dela.idcliente,
    })
    expect((await as(outro.idcliente)).falha.codigo).toBe('autenticacao_falhou')
    const [row] = await app.sql`
      select tokenorigin from sessao where idusuario = ${idusuario} order by criada_em desc limit 1`
    expect(row?.tokenorigin).toBe('REPRESENTANTE')
    const { email } = await buildLogin()
    expect((await enter({ cpf: email, loginAsRepresentante: true })).falha.codigo).toBe('autenticacao_falhou')
  })

  test('a cookie from before the login is worth nothing after it (session fixation)', async () => {
    const [vitima, atacante] = [await buildLogin(), await buildLogin()]
    const { cookies } = await app.call(
      LOGIN,
      { params, body: { cpf: vitima.email, senha: SENHA, idfornecedor: loja.idfornecedor } },
      { headers: { cookie: `vitrine_sessao=${atacante.token}` } },
    )
    expect(cookies[0]).not.toContain(atacante.token)
    const [row] = await app.sql`select count(*)::int as n from sessao where idusuario = ${atacante.idusuario}`
    expect(row?.n).toBe(0)
  })
})

describe('meus acessos (issue 4)', () => {
  test('shows what began each session and where; ends one, or all the others', async () => {
    const { email, idusuario, token } = await buildLogin()
    for (const cpf of [email, email]) await enter({ cpf })
    const list = async () =>
      (await app.call(ACESSOS, { params: { id: idusuario }, query: {} }, { token })).dados.data
    const antes = await list()
    expect(antes.map(({ atual }) => atual)).toEqual([true, false, false])
    expect(antes[1]).toMatchObject({ tokenOrigin: 'SENHA', cliente: expect.any(String) })
    expect(JSON.stringify(antes)).not.toMatch(/hash|token"/)
    const end = async (idsessao?: string) =>
      (await app.call(ENCERRAR, { params: { id: idusuario }, query: {}, body: { idsessao } }, { token }))
        .dados
    expect(await end(antes[1]?.idsessao)).toEqual({ encerrados: 1 })
    expect(await end()).toEqual({ encerrados: 1 })
    expect(await list()).toHaveLength(1)
  })

  test("another's sessions are as unknown as those of nobody", async () => {
    const [a, b] = [await buildLogin(), await buildLogin()]
    const { falha } = await app.call(ACESSOS, { params: { id: b.idusuario }, query: {} }, { token: a.token })
    expect(falha.codigo).toBe('nao_encontrado')
    const [dela] = (await app.call(ACESSOS, { params: { id: b.idusuario }, query: {} }, { token: b.token }))
      .dados.data
    const { dados } = await app.call(
      ENCERRAR,
      { params: { id: a.idusuario }, query: {}, body: { idsessao: dela?.idsessao } },
      { token: a.token },
    )
    expect(dados).toEqual({ encerrados: 0 })
  })
})
