import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const ENDERECOS = 'GET /v1/app/{session_token}/cliente/enderecos'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
})

const enderecos = (token = ana.token) =>
  app.call(ENDERECOS, { params: { session_token: 'token' }, query: {} }, { token })
const configuracoes = (token = ana.token) =>
  app.call(
    CONFIG,
    { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
    { token },
  )
const readsSessao = (statements: string[]) => statements.filter((sql) => sql.includes('from sessao')).length

describe('a session in memory (decision 0016)', () => {
  test('is read once, however many calls it makes', async () => {
    const statements = await app.statementsOf(async () => {
      for (let i = 0; i < 5; i++) expect((await enderecos()).status).toBe(200)
    })
    expect(readsSessao(statements)).toBe(1)
  })

  test('a token that nobody has is asked for each time and never kept', async () => {
    const statements = await app.statementsOf(async () => {
      for (let i = 0; i < 2; i++) expect((await enderecos('inventado')).status).toBe(401)
    })
    expect(readsSessao(statements)).toBe(2)
  })

  test.each([
    ['its session ends', () => app.sql`delete from sessao where idusuario = ${ana.idusuario}`],
    ['its login is removed', () => app.sql`delete from usuario where idusuario = ${ana.idusuario}`],
  ])('is over as soon as %s, in whatever process', async (_, end) => {
    expect((await enderecos()).status).toBe(200)
    await end()
    expect((await enderecos()).falha.codigo).toBe('sessao_expirada')
  })

  test('does not outlive its expiry', async () => {
    await app.sql`alter table sessao disable trigger user`
    expect((await enderecos()).status).toBe(200)
    await app.sql`update sessao set expira_em = now() + interval '2 seconds' where idusuario = ${ana.idusuario}`
    await app.sql`alter table sessao enable trigger user`
    await app.sql`select pg_notify('acesso', '')`
    expect((await enderecos()).status).toBe(200)
    await expect.poll(async () => (await enderecos()).status, { timeout: 10_000 }).toBe(401)
  })

  test.each([
    [
      'approval',
      () => app.sql`update cadastroextracliente set aprovado = null where idcliente = ${ana.idcliente}`,
    ],
    ['name', () => app.sql`update cliente set nome = 'Outra' where idcliente = ${ana.idcliente}`],
    [
      'permission to order',
      () => app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${ana.idusuario}`,
    ],
    [
      'role',
      () =>
        app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${ana.idusuario}, 'atendente')`,
    ],
  ])('a changed %s counts at once', async (_, change) => {
    const { dados: antes } = await configuracoes()
    await change()
    const { dados: depois } = await configuracoes()
    expect(depois).not.toEqual(antes)
  })

  test('credit that an order uses drops nobody', async () => {
    await configuracoes()
    const statements = await app.statementsOf(async () => {
      await app.sql`update cadastroextracliente set credito_usado_centavos = 1 where idcliente = ${ana.idcliente}`
      await configuracoes()
    })
    expect(readsSessao(statements)).toBe(0)
  })

  test("a change of one person's rights leaves the others in memory; a change of many drops all", async () => {
    const bia = await buildCliente(app.sql, loja)
    await enderecos(bia.token)
    const one = await app.statementsOf(async () => {
      await app.sql`update usuario set nome = 'Ana' where idusuario = ${ana.idusuario}`
      await enderecos(bia.token)
    })
    expect(readsSessao(one)).toBe(0)
    const many = await app.statementsOf(async () => {
      await app.sql`update usuario set nome = nome || '' where idusuario in (select idusuario from usuario)`
      await app.sql`select pg_notify('acesso', '')`
      await enderecos(bia.token)
    })
    expect(readsSessao(many)).toBe(1)
  })
})
