import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { avisos, type CallInput, type Calls } from '@vitrine/contract'

import { uuidv7, verifySenha } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  hashSenhaLeve,
} from '../teste/index.ts'

const PUT = 'PUT /v1/app/usuario/{id}'
const CADASTRO = 'GET /v1/app/{session_token}/usuario/cliente'
const PERMISSAO = 'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const SAVE = 'POST /v1/app/{session_token}/cliente/usuario'
type DadosUsuario = CallInput<Calls[typeof PUT]>['body']['dadosUsuario']

const params = { session_token: 'token' }
const SENHA = 'vitrine-demo'
let app: AppDeTeste
let loja: Awaited<ReturnType<typeof buildFornecedor>>
let ana: Awaited<ReturnType<typeof buildCliente>>
let hash: string

beforeAll(async () => {
  app = await createTestApp()
  hash = await hashSenhaLeve(SENHA)
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  await app.sql`update usuario set senha_hash = ${hash} where idusuario = ${ana.idusuario}`
})

const put = (dadosUsuario: DadosUsuario, quem = ana, id = quem.idusuario) =>
  app.call(
    PUT,
    { params: { id }, query: {}, body: { dadosUsuario, idfornecedor: loja.idfornecedor } },
    { token: quem.token },
  )
const show = (query: { email?: string; idcadastroextracliente?: string } = {}, token = ana.token) =>
  app.call(CADASTRO, { params, query: { idfornecedor: loja.idfornecedor, ...query } }, { token })

async function addCampos() {
  await app.sql`
    insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, obrigatoria, opcoes, ordem) values
      (${loja.idfornecedor}, 'CLIENTE', 'ramo', 'Ramo de atividade', 'LISTA', true, ${['Bar', 'Mercado']}, 1),
      (${loja.idfornecedor}, 'CLIENTE', 'caixas', 'Caixas por mês', 'NUMERO', false, '{}', 2),
      (${loja.idfornecedor}, 'PEDIDO', 'doca', 'Doca', 'TEXTO', false, '{}', 1)`
}

describe('update user and registration (§7 PUT usuario/{id}, §8)', () => {
  test('name and contact of the cliente change, and are shown at once', async () => {
    const { dados } = await put({
      cliente: { nome: ' Ana Lima ', telefone: '(19) 98765-4321', email: 'Nova@Vitrine.example' },
    })
    expect(dados.mensagem).toBe(avisos.cadastro_atualizado)
    expect((await show()).dados).toMatchObject({
      idUsuario: ana.idusuario,
      cliente: { nome: 'Ana Lima', telefone: '+5519987654321', email: 'nova@vitrine.example' },
      cadastro_aprovado: true,
    })
  })

  test('e-mail and password of the login ask for the current password; its owner is told', async () => {
    const [antes] = await app.sql<
      { email: string }[]
    >`select email from usuario where idusuario = ${ana.idusuario}`
    const email = `nova.${uuidv7()}@vitrine.example`
    for (const dados of [{ email }, { senha: 'senha-nova-1' }, { email, senha_atual: 'errada' }]) {
      const { status, falha } = await put(dados)
      expect([status, Object.keys(falha.campos ?? {})]).toEqual([422, ['senha_atual']])
    }
    expect((await put({ email, senha: 'senha-nova-1', senha_atual: SENHA })).status).toBe(200)
    const [row] = await app.sql<{ email: string; senha_hash: string }[]>`
      select email, senha_hash from usuario where idusuario = ${ana.idusuario}`
    expect(row?.email).toBe(email)
    expect(await verifySenha('senha-nova-1', row?.senha_hash)).toBe(true)
    const cartas = await app.sql`select assunto from correio where para = ${antes?.email ?? ''}`
    expect(cartas).toHaveLength(2)
  })

  test('a new password ends the other sessions and keeps this one', async () => {
    const other = `t-${uuidv7()}`
    await app.sql`
      insert into sessao (token_hash, idusuario, idcliente, papel, tokenorigin, expira_em)
      values (sha256(${other}::bytea), ${ana.idusuario}, ${ana.idcliente}, 'cliente', 'SENHA', now() + interval '1 day')`
    await put({ senha: 'senha-nova-1', senha_atual: SENHA })
    expect((await app.call(CONFIG, { params, query: {} }, { token: other })).status).toBe(401)
    expect((await app.call(CONFIG, { params, query: {} }, { token: ana.token })).status).toBe(200)
  })

  test('the current password cannot be guessed through it: ten tries an hour', async () => {
    const respostas = []
    for (let vez = 0; vez < 11; vez++)
      respostas.push(await put({ senha: 'senha-nova-1', senha_atual: `x${vez}` }))
    expect(respostas.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  })

  test("another's login is as unknown as one that does not exist; a taken e-mail is named", async () => {
    const bia = await buildCliente(app.sql, loja)
    expect((await put({ nome: 'X' }, ana, bia.idusuario)).status).toBe(404)
    expect((await put({ nome: 'X' }, ana, uuidv7())).status).toBe(404)
    const [row] = await app.sql<
      { email: string }[]
    >`select email from usuario where idusuario = ${bia.idusuario}`
    const { falha } = await put({ email: row?.email ?? '', senha_atual: SENHA })
    expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual(['entrada_invalida', ['email']])
  })

  test.each([
    ['nome', { nome: '  ' }],
    ['cliente.nome', { cliente: { nome: '' } }],
    ['cliente.telefone', { cliente: { telefone: '12' } }],
    ['cliente.data_nascimento', { cliente: { data_nascimento: '2090-01-01' } }],
  ])('a wrong %s is refused and named', async (campo, dados) => {
    const { falha } = await put(dados)
    expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual(['entrada_invalida', [campo]])
  })

  test('a birth date is given once: age is decided by it (readings 8)', async () => {
    const nova = await buildCliente(app.sql, loja, { data_nascimento: null })
    await put({ cliente: { data_nascimento: '1999-12-31' } }, nova)
    await put({ cliente: { data_nascimento: '1980-01-01' } }, nova)
    expect((await show({}, nova.token)).dados.cliente.data_nascimento).toBe('1999-12-31')
  })

  test('who represents a cliente does not change its registration', async () => {
    await app.sql`update sessao set papel = 'representante' where idusuario = ${ana.idusuario}`
    await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${ana.idusuario}, 'representante')`
    expect((await put({ cliente: { nome: 'X' } })).falha.codigo).toBe('sem_permissao')
    expect((await put({ nome: 'Outra' })).status).toBe(200)
  })
})

describe('the registration whole (§7 GET usuario/cliente)', () => {
  test("another's e-mail or registration is unknown", async () => {
    const bia = await buildCliente(app.sql, loja)
    const { dados } = await show({}, bia.token)
    expect((await show({ idcadastroextracliente: dados.idcadastroextracliente ?? '' })).status).toBe(404)
    expect((await show({ email: dados.email })).status).toBe(404)
    expect((await show({ email: dados.email.toUpperCase() }, bia.token)).status).toBe(200)
  })

  test('a registration by its id is answered whatever supplier is asked about', async () => {
    const outra = await buildFornecedor(app.sql)
    const { idcadastroextracliente } = (await show()).dados
    const query = { idcadastroextracliente: idcadastroextracliente ?? '', idfornecedor: outra.idfornecedor }
    const { dados } = await app.call(CADASTRO, { params, query }, { token: ana.token })
    expect(dados.idcadastroextracliente).toBe(idcadastroextracliente)
  })
})

describe('permission submissao_pedido (§4, §6)', () => {
  const ask = (idCadastroExtraCliente: string, idUsuario: string, token: string) =>
    app.call(PERMISSAO, { params: { idCadastroExtraCliente, idUsuario }, query: {} }, { token })

  test('is that of the pair; strangers learn nothing', async () => {
    const sem = await buildCliente(app.sql, loja, { pode_submeter: false })
    const { idcadastroextracliente } = (await show({}, sem.token)).dados
    const cadastro = idcadastroextracliente ?? ''
    const { dados } = await ask(cadastro, sem.idusuario, sem.token)
    expect(dados).toEqual({
      permissoes: [{ nome: 'submissao_pedido', valor: false }],
      pode_submeter_pedido: false,
    })
    expect((await ask(cadastro, sem.idusuario, ana.token)).status).toBe(404)
    expect((await ask(cadastro, ana.idusuario, ana.token)).status).toBe(404)
    await app.sql`insert into usuario_cliente (idusuario, idcliente) values (${ana.idusuario}, ${sem.idcliente})`
    expect((await ask(cadastro, sem.idusuario, ana.token)).dados.pode_submeter_pedido).toBe(false)
    expect((await ask(cadastro, ana.idusuario, ana.token)).dados.pode_submeter_pedido).toBe(true)
  })
})

describe("a supplier's own fields (readings 8)", () => {
  const list = (escopo: 'cliente' | 'pedido', id = loja.idfornecedor) =>
    app.call(`GET /v4/caracteristica-${escopo}/todas/{id}`, { params: { id }, query: {} })

  test('are public, in order, by scope; none is an empty list', async () => {
    expect((await list('cliente')).dados).toEqual({ data: [] })
    await addCampos()
    expect((await list('cliente')).dados.data.map(({ codigo, tipo }) => [codigo, tipo])).toEqual([
      ['ramo', 'LISTA'],
      ['caixas', 'NUMERO'],
    ])
    expect((await list('pedido')).dados.data.map(({ codigo }) => codigo)).toEqual(['doca'])
    expect((await list('cliente', uuidv7())).falha.codigo).toBe('fornecedor_desconhecido')
  })

  test('registration is refused without a required answer or with a wrong one, and keeps the right ones', async () => {
    await addCampos()
    const pessoa = { nome: 'Bar do Zé', email: `ze.${uuidv7()}@vitrine.example`, senha: SENHA }
    const save = (caracteristicas: Record<string, string>) =>
      app.call(SAVE, {
        params,
        query: {},
        body: { ...pessoa, cpf: '529.982.247-25', idfornecedor: loja.idfornecedor, caracteristicas },
      })
    for (const [enviadas, campos] of [
      [{}, ['caracteristicas.ramo']],
      [{ ramo: 'Padaria', caixas: 'muitas' }, ['caracteristicas.ramo', 'caracteristicas.caixas']],
    ] as const) {
      const { falha } = await save(enviadas)
      expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual(['cadastro_falhou', campos])
    }
    const { dados } = await save({ ramo: 'Bar', caixas: '1.200,5', outro: 'x' })
    const [row] =
      await app.sql`select caracteristicas from cadastroextracliente where idcliente = ${dados.idcliente}`
    expect(row).toEqual({ caracteristicas: { ramo: 'Bar', caixas: '1200.5' } })
  })

  test("an inscrição estadual is held against its state's rule, at registration and at every change", async () => {
    await app.sql`
      insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, obrigatoria)
      values (${loja.idfornecedor}, 'CLIENTE', 'ie', 'Inscrição estadual', 'INSCRICAO_ESTADUAL', true)`
    const save = (ie: string) =>
      app.call(SAVE, {
        params,
        query: {},
        body: {
          nome: 'Bar do Zé',
          email: `ze.${uuidv7()}@vitrine.example`,
          senha: SENHA,
          cpf: '111.444.777-35',
          idfornecedor: loja.idfornecedor,
          caracteristicas: { ie },
        },
      })
    const erro = 'Confira o estado e o número da inscrição, ou escreva ISENTO.'
    for (const wrong of ['123', 'SP 110042490115', 'RJ 110042490114', '110042490114']) {
      expect((await save(wrong)).falha.campos).toEqual({ 'caracteristicas.ie': erro })
      expect((await put({ caracteristicas: { ie: wrong } })).falha.campos).toEqual({
        'caracteristicas.ie': erro,
      })
    }
    for (const [typed, kept] of [
      ['sp 110.042.490.114', 'SP 110042490114'],
      ['isento', 'ISENTO'],
    ] as const) {
      await put({ caracteristicas: { ie: typed } })
      expect((await show()).dados.caracteristicas).toEqual({ ie: kept })
    }
    expect((await save('RJ 99.999.99-3')).dados.authenticated).toBe(true)
  })

  test('an update replaces the answers of today and leaves those to withdrawn fields', async () => {
    await addCampos()
    await put({ caracteristicas: { ramo: 'Bar', caixas: '3' } })
    await app.sql`update caracteristica set ativa = false where codigo = 'caixas' and idfornecedor = ${loja.idfornecedor}`
    expect((await put({ caracteristicas: {} })).falha.campos).toEqual({
      'caracteristicas.ramo': 'Escolha uma opção.',
    })
    await put({ caracteristicas: { ramo: 'Mercado' } })
    expect((await show()).dados.caracteristicas).toEqual({ ramo: 'Mercado', caixas: '3' })
  })
})
