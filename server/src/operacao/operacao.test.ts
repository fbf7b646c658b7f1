import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FornecedorNovo } from '@vitrine/contract'
import { withCnpjDigitos } from '@vitrine/rules/documento'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildOperador,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let operador: LoginDeTeste
beforeAll(async () => {
  app = await createTestApp()
  operador = await buildOperador(app.sql)
})
afterAll(() => app.close())
beforeEach(() => app.sql`delete from tentativa_verificacao`)

/** Each test has a company of its own. */
const drawCnpj = () => withCnpjDigitos(`${String(randomInt(10 ** 8)).padStart(8, '7')}0001`)
const slugNovo = () => `loja-${uuidv7().slice(-12)}`
const buildNovo = (change: Partial<FornecedorNovo> = {}): FornecedorNovo => ({
  idfornecedor: uuidv7(),
  slug: slugNovo(),
  nome: 'Queijos da Canastra',
  razaosocial: 'Queijos da Canastra Ltda',
  cnpj: drawCnpj(),
  cidade: 'São Roque de Minas',
  uf: 'MG',
  segmento: 'alimentos',
  dono: { nome: 'Rita Alves', email: `dona-${uuidv7()}@vitrine.example` },
  ...change,
})

const create = (body: FornecedorNovo, quem: LoginDeTeste | undefined = operador) =>
  app.call('POST /painel/v1/fornecedores', { params: {}, query: {}, body }, quem)
const list = (busca: string, query: { ativo?: boolean; limit?: number; offset?: number } = {}) =>
  app.call('GET /painel/v1/fornecedores', { params: {}, query: { busca, ...query } }, operador)
const invite = (idfornecedor: string, email: string) =>
  app.call(
    'POST /painel/v1/fornecedores/{idfornecedor}/convite',
    { params: { idfornecedor }, query: {}, body: { email } },
    operador,
  )
const change = (idfornecedor: string, body: { ativo: boolean; motivo: string; versao: number }) =>
  app.call(
    'POST /painel/v1/fornecedores/{idfornecedor}/situacao',
    { params: { idfornecedor }, query: {}, body },
    operador,
  )
const readCartas = (email: string) =>
  app.sql<{ texto: string; secreta: boolean }[]>`
    select texto, secreta from correio where para = ${email} and chave like 'convite-dono:%' order by criado_em, idcorreio`
const tokenOf = ({ texto }: { texto: string }) => /token=([\w-]+)/.exec(texto)?.[1]
const setSenha = (token = '', senha = 'queijo-curado-de-minas') =>
  app.call('POST /v1/app/{session_token}/cliente/senha/redefinir', {
    params: { session_token: '-' },
    query: {},
    body: { token, senha },
  })
const enter = (email: string, senha = 'queijo-curado-de-minas') =>
  app.call('POST /v1/app/{session_token}/usuario/autenticar', {
    params: { session_token: 'token' },
    query: {},
    body: { cpf: email, senha },
  })

describe('the operator makes a supplier (§1, §6; decision 0122)', () => {
  test('with its company; its owner gets in by the letter and works there', async () => {
    const novo = buildNovo()
    const { dono, slug, idfornecedor } = novo
    expect(await create(novo)).toMatchObject({
      status: 200,
      dados: { idfornecedor, versao: 1, convite: 'ENVIADO' },
    })
    expect((await enter(dono.email, 'sem-senha')).status).toBe(401)

    const [carta] = await readCartas(dono.email)
    if (!carta) throw new Error('no letter')
    expect(carta).toMatchObject({ secreta: true, texto: expect.stringContaining('Olá, Rita Alves!') })
    expect(carta.texto).toContain(`/painel/${slug}`)
    const token = tokenOf(carta)
    expect((await setSenha(token)).status).toBe(200)
    expect((await setSenha(token)).status, 'a link is used once').toBe(422)
    const { status } = await enter(dono.email)
    expect(status).toBe(200)
    const [membro] = await app.sql`
      select papel from equipe join usuario using (idusuario) where idfornecedor = ${idfornecedor} and email = ${dono.email}`
    expect(membro).toEqual({ papel: 'fornecedor' })
  })

  test('once, however often and at the same moment it is said; the last letter counts', async () => {
    const novo = buildNovo()
    const answers = await Promise.all([create(novo), create(novo), create(novo)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [{ quantas } = { quantas: 0 }] = await app.sql<{ quantas: number }[]>`
      select count(*)::int as quantas from equipe where idfornecedor = ${novo.idfornecedor}`
    expect(quantas).toBe(1)
    expect((await list(novo.slug)).dados.totalItems).toBe(1)
    const vivas = await app.sql`
      select from verificacao v join usuario u using (idusuario) where u.email = ${novo.dono.email} and usada_em is null`
    expect(vivas).toHaveLength(1)
  })

  test.each([
    [
      'an address that another shop has',
      async () => ({ slug: (await buildFornecedor(app.sql)).slug }),
      'slug',
    ],
    ['an address of the platform', async () => ({ slug: 'painel' }), 'slug'],
    ['an address with a space', async () => ({ slug: 'minha loja' }), 'slug'],
    ['a CNPJ whose digits do not fit', async () => ({ cnpj: '11222333000180' }), 'cnpj'],
    ['an owner without an address', async () => ({ dono: { nome: 'Rita', email: 'rita' } }), 'dono.email'],
    ['a name of blanks', async () => ({ nome: '   ' }), 'nome'],
  ])('is told at its field of %s, and nothing of it is kept', async (_, read, campo) => {
    const novo = buildNovo(await read())
    const { status, falha } = await create(novo)
    expect(status).toBe(400)
    expect(Object.keys(falha.campos ?? {})).toEqual([campo])
    const rows = await app.sql`select from fornecedor where idfornecedor = ${novo.idfornecedor}`
    expect(rows).toHaveLength(0)
    expect(await app.sql`select from usuario where email = ${novo.dono.email}`).toHaveLength(0)
  })

  test('a CNPJ stands for one shop', async () => {
    const um = buildNovo()
    await create(um)
    const { status, falha } = await create(buildNovo({ cnpj: um.cnpj }))
    expect(status).toBe(400)
    expect(falha.campos).toEqual({ cnpj: 'Já há uma loja com este CNPJ.' })
  })

  test('who has a password keeps it, and is told where to enter', async () => {
    const dono = { nome: 'Rita Alves', email: `dona-${uuidv7()}@vitrine.example` }
    await create(buildNovo({ dono }))
    const [primeira] = await readCartas(dono.email)
    await setSenha(primeira && tokenOf(primeira))
    const { dados } = await create(buildNovo({ dono: { nome: 'Outra', email: dono.email } }))
    expect(dados).toMatchObject({ convite: 'JA_ENTRA' })
    const segunda = (await readCartas(dono.email))[1]
    expect(segunda?.texto).not.toContain('token=')
    expect((await enter(dono.email)).status).toBe(200)
  })

  test('who registered the address before without proving it does not get in', async () => {
    const email = `dona-${uuidv7()}@vitrine.example`
    const senha_hash = await hashSenhaLeve('senha-de-um-estranho')
    const idusuario = uuidv7()
    await app.sql`insert into usuario (idusuario, email, nome, senha_hash) values (${idusuario}, ${email}, 'Estranho', ${senha_hash})`
    expect((await create(buildNovo({ dono: { nome: 'Rita Alves', email } }))).dados).toMatchObject({
      convite: 'ENVIADO',
    })
    expect((await enter(email, 'senha-de-um-estranho')).status).toBe(401)
    expect(await app.sql`select from sessao where idusuario = ${idusuario}`).toHaveLength(0)
    const [carta] = await readCartas(email)
    expect((await setSenha(carta && tokenOf(carta))).status).toBe(200)
    expect((await enter(email)).status).toBe(200)
  })

  test('another letter ends the link of the one before; who does not run the shop gets none', async () => {
    const novo = buildNovo()
    await create(novo)
    expect((await invite(novo.idfornecedor, novo.dono.email)).dados).toEqual({ convite: 'ENVIADO' })
    const [velha, nova] = await readCartas(novo.dono.email)
    expect((await setSenha(velha && tokenOf(velha))).status).toBe(422)
    expect((await setSenha(nova && tokenOf(nova))).status).toBe(200)
    expect((await invite(novo.idfornecedor, 'ninguem@vitrine.example')).status).toBe(404)
    expect((await invite(uuidv7(), novo.dono.email)).status).toBe(404)
  })
})

describe('an invitation that went to the wrong address (issue 17, line 1)', () => {
  const donosDe = async (slug: string) => (await list(slug)).dados.data[0]?.donos
  const withdraw = (idfornecedor: string, email: string) =>
    app.call(
      'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar',
      { params: { idfornecedor }, query: {}, body: { email } },
      operador,
    )
  const inviteOther = (idfornecedor: string, email: string, nome = 'Rita Alves') =>
    app.call(
      'POST /painel/v1/fornecedores/{idfornecedor}/convite',
      { params: { idfornecedor }, query: {}, body: { email, nome } },
      operador,
    )

  test('is withdrawn: its link ends, the store is not theirs, and another one is invited', async () => {
    const novo = buildNovo()
    const { idfornecedor, slug, dono } = novo
    await create(novo)
    expect(await donosDe(slug)).toMatchObject([{ convite: 'PENDENTE', convite_ate: expect.any(String) }])
    expect((await withdraw(idfornecedor, dono.email)).status).toBe(200)
    expect(await donosDe(slug)).toEqual([])
    const [carta] = await readCartas(dono.email)
    expect((await setSenha(carta && tokenOf(carta))).status).toBe(422)
    expect((await withdraw(idfornecedor, dono.email)).status, 'there is none to withdraw').toBe(404)

    const certo = `dona-${uuidv7()}@vitrine.example`
    expect((await inviteOther(idfornecedor, certo)).dados).toEqual({ convite: 'ENVIADO' })
    const [nova] = await readCartas(certo)
    expect((await setSenha(nova && tokenOf(nova))).status).toBe(200)
    expect(await donosDe(slug)).toMatchObject([{ email: certo, convite: 'ACEITO', convite_ate: null }])
  })

  test('that has run out is told so', async () => {
    const novo = buildNovo()
    await create(novo)
    await app.sql`
      update verificacao v set expira_em = now() - interval '1 minute' from usuario u where u.idusuario = v.idusuario and u.email = ${novo.dono.email}`
    expect(await donosDe(novo.slug)).toMatchObject([{ convite: 'VENCIDO', convite_ate: null }])
  })

  test('once an owner has entered, nobody comes in by the platform: not by an invitation, nor by making the store again', async () => {
    const novo = buildNovo()
    const { idfornecedor, dono } = novo
    await create(novo)
    const [carta] = await readCartas(dono.email)
    await setSenha(carta && tokenOf(carta))
    const intruso = `dona-${uuidv7()}@vitrine.example`
    expect((await inviteOther(idfornecedor, intruso)).falha.codigo).toBe('convite_aceito')
    expect((await create({ ...novo, dono: { nome: 'Intruso', email: intruso } })).status).toBe(400)
    expect((await withdraw(idfornecedor, dono.email)).falha.codigo).toBe('convite_aceito')
    expect(await donosDe(novo.slug)).toMatchObject([{ email: dono.email }])
    expect(await app.sql`select from usuario where email = ${intruso}`).toHaveLength(0)
  })

  test('under an address that somebody registered and nobody proved it waits: it is withdrawn, or another is invited', async () => {
    const novo = buildNovo()
    const { idfornecedor, slug, dono } = novo
    await app.sql`
      insert into usuario (idusuario, email, nome, senha_hash) values (${uuidv7()}, ${dono.email}, 'Outra', ${await hashSenhaLeve('senha-de-outra')})`
    expect((await create(novo)).dados).toMatchObject({ convite: 'ENVIADO' })
    expect((await create(novo)).dados, 'said again').toMatchObject({ convite: 'ENVIADO' })
    expect((await invite(idfornecedor, dono.email)).dados).toEqual({ convite: 'ENVIADO' })
    expect(await donosDe(slug)).toMatchObject([{ email: dono.email, entrou: false, convite: 'PENDENTE' }])
    expect((await enter(dono.email, 'senha-de-outra')).status, 'it works nowhere, and buys nowhere').toBe(401)
    expect(await app.sql`select from equipe where idfornecedor = ${idfornecedor}`).toEqual([])
    expect((await inviteOther(idfornecedor, `dona-${uuidv7()}@vitrine.example`)).status).toBe(200)
    expect((await withdraw(idfornecedor, dono.email)).status).toBe(200)
    expect((await donosDe(slug))?.map(({ email }) => email)).not.toContain(dono.email)
  })

  test('withdrawn at one store, the link stays good for another that invited the same person', async () => {
    const [um, outro] = [buildNovo(), buildNovo()]
    const { email } = um.dono
    await create(um)
    await create({ ...outro, dono: um.dono })
    await withdraw(um.idfornecedor, email)
    const carta = (await readCartas(email)).at(-1)
    expect((await setSenha(carta && tokenOf(carta))).status).toBe(200)
    expect(await donosDe(outro.slug)).toMatchObject([{ email }])
  })
})

describe('the operator watches suppliers', () => {
  test('by name, address or CNPJ, a page at a time, with what is missing to sell', async () => {
    const marca = uuidv7().slice(-10)
    const novos = [buildNovo({ nome: `${marca} B` }), buildNovo({ nome: `${marca} A` })]
    for (const novo of novos) await create(novo)
    const { dados } = await list(marca, { limit: 1 })
    expect(dados).toMatchObject({
      totalItems: 2,
      data: [
        { nome: `${marca} A`, ativo: true, produtos: 0, lojas: 0, formas_entrega: 0, ultimo_pedido_em: null },
      ],
    })
    expect((await list(marca, { limit: 1, offset: 1 })).dados).toMatchObject({
      data: [{ nome: `${marca} B` }],
    })
    const { cnpj = '', slug = '' } = novos[0] ?? {}
    const mascarado = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}`
    for (const busca of [slug, mascarado, cnpj])
      expect((await list(busca)).dados).toMatchObject({ totalItems: 1 })
    // What is typed is no pattern.
    expect((await list(`${marca}%`)).dados).toMatchObject({ totalItems: 0 })
  })

  test('takes one off the air with a reason that the audit keeps, and brings it back; what was read must still stand', async () => {
    const loja = buildNovo()
    const { idfornecedor } = loja
    const { versao } = (await create(loja)).dados
    const motivo = 'Contrato encerrado a pedido da empresa'
    const { dados } = await change(idfornecedor, { ativo: false, motivo, versao })
    expect(dados).toEqual({ versao: versao + 1 })
    expect((await list(loja.slug, { ativo: false })).dados).toMatchObject({ totalItems: 1 })
    expect((await list(loja.slug, { ativo: true })).dados).toMatchObject({ totalItems: 0 })
    const [evento] = await app.sql`
      select dados ->> 'motivo' as motivo from evento where idfornecedor = ${idfornecedor} and tipo = 'cadastro.MUDADO' order by idevento desc limit 1`
    expect(evento).toEqual({ motivo })
    expect((await change(idfornecedor, { ativo: true, motivo, versao })).status).toBe(409)
    expect((await change(idfornecedor, { ativo: true, motivo: 'curto', versao })).status).toBe(400)
    expect((await change(idfornecedor, { ativo: true, motivo, versao: versao + 1 })).status).toBe(200)
    expect((await change(uuidv7(), { ativo: true, motivo, versao: 1 })).status).toBe(404)
  })

  test('also one of which something would be refused today', async () => {
    // Its CNPJ has no check digits.
    const { idfornecedor } = await buildFornecedor(app.sql)
    const motivo = 'Contrato encerrado a pedido da empresa'
    expect((await change(idfornecedor, { ativo: false, motivo, versao: 1 })).dados).toEqual({ versao: 2 })
  })

  test('nobody else does: not who runs a supplier, nor a visitor', async () => {
    const loja = await buildFornecedor(app.sql)
    const dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const novo = buildNovo()
    expect((await create(novo, dono)).status).toBe(403)
    const visitante = await app.call('POST /painel/v1/fornecedores', { params: {}, query: {}, body: novo })
    expect(visitante.status).toBe(401)
  })
})
