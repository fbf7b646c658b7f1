import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { avisos, type CallInput, type Calls } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'
import { isCpf } from '@vitrine/rules/documento'

import { uuidv7 } from '../infra/index.ts'
import { buildCliente, buildFornecedor, createTestApp, hoje, type AppDeTeste } from '../teste/index.ts'

const SAVE = 'POST /v1/app/{session_token}/cliente/usuario'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const READ_CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const SAVE_CART = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
type Dados = NonNullable<CallInput<Calls[typeof SAVE]>['body']>

const params = { session_token: 'token' }
let app: AppDeTeste
let counter = 0

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Another valid CPF at each call. */
function nextCpf(): string {
  const base = String(318_204_000 + (counter += 1))
  for (let digito = 0; digito < 100; digito++) {
    const cpf = base + String(digito).padStart(2, '0')
    if (isCpf(cpf)) return cpf
  }
  throw new Error('each base has its digits')
}

/** Until the other insert stands before the unique index. */
async function waitForLock() {
  for (let espera = 0; espera < 500; espera++) {
    const [row] = await app.sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`
    if (row) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody waits')
}

function pessoa(extra: Dados = {}): Dados {
  const cpf = nextCpf()
  return { cpf, nome: 'Ana Souza', email: `Ana.${cpf}@Vitrine.example`, senha: 'vitrine-demo', ...extra }
}
const save = (body: Dados) => app.call(SAVE, { params, query: {}, body })
const configuracoes = (
  idfornecedor?: string,
  options: { token?: string; headers?: Record<string, string> } = {},
) => app.call(CONFIG, { params, query: { idfornecedor } }, options)
const sessionOf = (cookies: string[]) => ({ cookie: cookies[0]?.split(';')[0] ?? '' })

describe('registration (§4 Login and registration)', () => {
  test('nobody below 16 has an account; from 16 on one may have it, and does not count as an adult (civil code 3, 4; audit B6)', async () => {
    const bornYearsAgo = (anos: number, dias = 0) =>
      addDias(`${Number(hoje.slice(0, 4)) - anos}${hoje.slice(4)}`, dias)
    const { idfornecedor } = await buildFornecedor(app.sql)
    const { falha } = await save(pessoa({ idfornecedor, data_nascimento: bornYearsAgo(16, 1) }))
    expect(falha).toMatchObject({
      codigo: 'cadastro_falhou',
      campos: { data_nascimento: 'A conta é para quem já fez 16 anos.' },
    })
    const { cookies } = await save(pessoa({ idfornecedor, data_nascimento: bornYearsAgo(16) }))
    const { dados } = await configuracoes(idfornecedor, { headers: sessionOf(cookies) })
    expect(dados).toMatchObject({ authenticated: true, maior_de_18: false })
  })

  test('the choice of cookies of the visitor is proven of the account too (audit R11)', async () => {
    const { idfornecedor } = await buildFornecedor(app.sql)
    const dados = { params, query: {}, body: pessoa({ idfornecedor }) }
    const { dados: nova } = await app.call(SAVE, dados, { headers: { cookie: 'vitrine_consent=1,0,0,0' } })
    const chosen = await app.sql`
      select grupos from consentimento join usuario_cliente using (idusuario) where idcliente = ${nova.idcliente}`
    expect([...chosen]).toEqual([{ grupos: '1,0,0,0' }])
    const { dados: calada } = await save(pessoa({ idfornecedor }))
    const none = await app.sql`
      select 1 from consentimento join usuario_cliente using (idusuario) where idcliente = ${calada.idcliente}`
    expect([...none]).toEqual([])
  })

  test('makes cliente, login and registration, and logs in with a cookie that scripts cannot read', async () => {
    const { idfornecedor } = await buildFornecedor(app.sql)
    const dados = pessoa({ idfornecedor, telefone: '(19) 98765-4321', data_nascimento: '1990-05-20' })
    const resposta = await save(dados)
    expect(resposta.dados).toMatchObject({
      idcandidato: null,
      authenticated: true,
      cadastro_aprovado: true,
      mensagem: null,
      mensagemModal: null,
    })
    expect(resposta.cookies).toHaveLength(1)
    expect(resposta.cookies[0]).toMatch(
      /^vitrine_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    )
    const { dados: quem } = await configuracoes(idfornecedor, { headers: sessionOf(resposta.cookies) })
    expect(quem).toMatchObject({
      authenticated: true,
      idcliente: resposta.dados.idcliente,
      email: dados.email?.toLowerCase(),
      cadastro_aprovado: true,
      userSubmission: { loading: false, canSubmitOrder: true, error: null },
      cliente: {
        tipo_documento: 'CPF',
        cpfLength: 11,
        telefone: '+5519987654321',
        tem_data_nascimento: true,
      },
    })
    expect(quem.cliente?.cpf).toMatch(/^\d{3}\.\*\*\*\.\*\*\*-\d{2}$/)
  })

  test.each([
    { tags: ['support-budget'], authenticated: false, mensagem: avisos.cadastro_criado, modal: true },
    {
      tags: ['block-not-approved-user'],
      authenticated: false,
      mensagem: avisos.cadastro_criado,
      modal: true,
    },
    { tags: ['restrict-not-approved-user-submission'], authenticated: true, mensagem: null, modal: false },
  ])('waits for approval with $tags', async ({ tags, authenticated, mensagem, modal }) => {
    const { idfornecedor } = await buildFornecedor(app.sql, { tags: ['has-delivery', ...tags] })
    const { dados, cookies } = await save(pessoa({ idfornecedor }))
    expect(dados).toMatchObject({ authenticated, mensagem, cadastro_aprovado: false })
    expect(dados.mensagemModal).toEqual(
      modal ? { titulo: 'Cadastro em análise', texto: avisos.cadastro_em_analise } : null,
    )
    // The modal stands where the login would: never both (§4 steps 3 and 4).
    expect(cookies).toHaveLength(authenticated ? 1 : 0)
    const [row] =
      await app.sql`select aprovado from cadastroextracliente where idcliente = ${dados.idcliente}`
    expect(row).toEqual({ aprovado: null })
  })

  test('who registered elsewhere in this session and waits here hears it from session check and cart (§3, §4)', async () => {
    const { dados, cookies } = await save(
      pessoa({ idfornecedor: (await buildFornecedor(app.sql)).idfornecedor }),
    )
    const { idfornecedor } = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
    await app.call(
      'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro',
      { params: { idcliente: dados.idcliente ?? '', idfornecedor } },
      { headers: sessionOf(cookies) },
    )
    const emAnalise = { titulo: 'Cadastro em análise', texto: avisos.cadastro_em_analise }
    // Until somebody has decided.
    const show = async () => (await configuracoes(idfornecedor, { headers: sessionOf(cookies) })).dados
    expect((await show()).mensagemModal).toEqual(emAnalise)
    const cart = { params: { session_token: 'token', id: dados.idcliente ?? '' }, query: { idfornecedor } }
    const quem = { headers: sessionOf(cookies) }
    const salvo = await app.call(SAVE_CART, { ...cart, body: { cartItens: [] } }, quem)
    const lido = await app.call(READ_CART, cart, quem)
    expect([salvo.dados.mensagemModal, lido.dados.mensagemModal]).toEqual([emAnalise, emAnalise])
    await app.sql`update cadastroextracliente set aprovado = true where idcliente = ${dados.idcliente}`
    await expect.poll(async () => (await show()).mensagemModal).toBeNull()
  })

  test('a document or an e-mail that exists is named, in any spelling (§8)', async () => {
    const { cpf = '', email = '' } = pessoa()
    await save(pessoa({ cpf, email }))
    const masked = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    const [porCpf, porEmail] = [
      await save(pessoa({ cpf: masked })),
      await save(pessoa({ email: email.toUpperCase() })),
    ]
    expect([porCpf.falha.codigo, Object.keys(porCpf.falha.campos ?? {})]).toEqual([
      'cadastro_falhou',
      ['cpf'],
    ])
    expect([porEmail.falha.codigo, Object.keys(porEmail.falha.campos ?? {})]).toEqual([
      'cadastro_falhou',
      ['email'],
    ])
  })

  test('who loses the race for an e-mail is told so, and nothing of it is kept', async () => {
    const { cpf = '', email = '' } = pessoa()
    const perdida = await app.sql.begin(async (tx) => {
      await tx`insert into usuario (idusuario, email, nome, senha_hash) values (${uuidv7()}, ${email.toLowerCase()}, 'Outra', '')`
      const resposta = save(pessoa({ cpf, email }))
      await waitForLock()
      return { resposta }
    })
    const { falha } = await perdida.resposta
    expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual(['cadastro_falhou', ['email']])
    expect(await app.sql`select 1 from cliente where documento = ${cpf}`).toHaveLength(0)
  })

  test.each([
    ['cpf', { cpf: '318.204.556-41' }],
    ['cpf', { cpf: '11222333000180' }],
    ['cpf', { cpf: 'AB123456' }],
    ['nome', { nome: '  ' }],
    ['telefone', { telefone: '12' }],
    ['data_nascimento', { data_nascimento: '2090-01-01' }],
  ])('a wrong %s is refused and named: %j', async (campo, extra) => {
    const { status, falha } = await save(pessoa(extra))
    expect([status, falha.codigo, Object.keys(falha.campos ?? {})]).toEqual([422, 'cadastro_falhou', [campo]])
  })

  test('a foreign document is taken when it is said to be one (readings 8)', async () => {
    const { dados } = await save(pessoa({ cpf: 'ab-123456', tipo_documento: 'ESTRANGEIRO' }))
    const [row] =
      await app.sql`select tipo_documento, documento from cliente where idcliente = ${dados.idcliente}`
    expect(row).toMatchObject({ tipo_documento: 'ESTRANGEIRO' })
  })

  test('a short password and a malformed e-mail do not fit the contract', async () => {
    for (const extra of [{ senha: 'curta' }, { email: 'ana@' }])
      expect((await save(pessoa(extra))).falha.codigo).toBe('entrada_invalida')
  })

  test('the candidate step remembers, once, and registers nobody (§4 step 2)', async () => {
    const { idfornecedor } = await buildFornecedor(app.sql)
    const { cpf, email } = pessoa()
    const first = await save({ candidato: true, cpf, email, idfornecedor })
    const again = await save({ candidato: true, cpf, email: email?.toUpperCase(), idfornecedor })
    expect(first.dados).toMatchObject({ idcliente: null, authenticated: false })
    expect(again.dados.idcandidato).toBe(first.dados.idcandidato)
    for (const body of [{ candidato: true }, { candidato: true, cpf: '123' }])
      expect((await save(body)).falha.codigo).toBe('login_invalido')
  })
})

describe('who the session is (§3 User state)', () => {
  test('a visitor is nobody, and may see prices by the tags of the supplier (§6)', async () => {
    const loja = await buildFornecedor(app.sql)
    const fechada = await buildFornecedor(app.sql, { tags: ['hide-price-for-logged-out-customers'] })
    const { dados } = await configuracoes(loja.idfornecedor)
    expect(dados).toMatchObject({
      authenticated: false,
      idcliente: null,
      cliente: null,
      email: '',
      papel: 'visitante',
      cadastro_aprovado: null,
      tags: [],
      listaClientesVinculados: [],
      limiteCreditoTotal: 0,
      podeVerPrecos: true,
    })
    expect((await configuracoes(fechada.idfornecedor)).dados.podeVerPrecos).toBe(false)
  })

  test('tags, credit and permission are those of the registration at this supplier', async () => {
    const loja = await buildFornecedor(app.sql, { tags: ['restrict-not-approved-user-submission'] })
    const outra = await buildFornecedor(app.sql)
    const bar = await buildCliente(app.sql, loja, { aprovado: null, limite: 500_000, tags: ['ouro'] })
    await app.sql`update cadastroextracliente set credito_usado_centavos = 12345 where idcliente = ${bar.idcliente}`
    const { dados } = await configuracoes(loja.idfornecedor, { token: bar.token })
    expect(dados).toMatchObject({
      cadastro_aprovado: false,
      tags: ['ouro'],
      limiteCreditoTotal: 5000,
      limiteCreditoDisponivel: 4876.55,
      userSubmission: { canSubmitOrder: false },
      listaClientesVinculados: [{ idcliente: bar.idcliente, primario: true, pode_submeter_pedido: true }],
      loginAsUsuarioVinculado: false,
      mensagemModal: null,
    })
    const la = (await configuracoes(outra.idfornecedor, { token: bar.token })).dados
    expect(la).toMatchObject({ cadastro_aprovado: null, tags: [], limiteCreditoTotal: 0 })
  })

  test('who looks, and whom they may act for in their order, is one question to the database', async () => {
    const loja = await buildFornecedor(app.sql)
    const bar = await buildCliente(app.sql, loja, {})
    const outros = ['Ótica', 'Padaria', 'Zelo']
    for (const nome of outros.toReversed()) {
      const { idcliente } = await buildCliente(app.sql, loja, {})
      await app.sql`update cliente set nome = ${nome} where idcliente = ${idcliente}`
      await app.sql`insert into usuario_cliente (idusuario, idcliente, primario) values (${bar.idusuario}, ${idcliente}, false)`
    }
    const ask = () => configuracoes(loja.idfornecedor, { token: bar.token })
    // Who the session is of is known from then on.
    const { dados } = await ask()
    expect(dados.listaClientesVinculados.slice(1).map(({ nome }) => nome)).toEqual(outros)
    expect(dados.listaClientesVinculados[0]).toMatchObject({ idcliente: bar.idcliente, primario: true })
    expect(await app.statementsOf(ask)).toHaveLength(1)
  })

  test('a token without a session is removed from the browser too (§4 A failed session check)', async () => {
    const { status, falha } = await configuracoes(undefined, { token: 'ja-acabou' })
    expect([status, falha.codigo, falha.action]).toEqual([401, 'sessao_expirada', 'logout'])
  })
})
