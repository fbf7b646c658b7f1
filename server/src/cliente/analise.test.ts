import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const DECIDE = 'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const CADASTRO = 'GET /v1/app/{session_token}/usuario/cliente'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
  ana = await buildCliente(app.sql, loja)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`update cadastroextracliente set aprovado = null where idcliente = ${ana.idcliente}`
})

const decide = (body: { aprovado: boolean; motivo?: string; versao?: number }, token = dona.token) =>
  app.call(DECIDE, { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }, body }, { token })
const eu = async () => {
  const query = { idfornecedor: loja.idfornecedor }
  const params = { session_token: 'token' }
  const { dados } = await app.call(CONFIG, { params, query }, { token: ana.token })
  const { dados: cadastro } = await app.call(CADASTRO, { params, query }, { token: ana.token })
  return { ...dados, analise: cadastro.analise }
}
const listCartas = () => app.sql<{ para: string; assunto: string; texto: string }[]>`
  select para, assunto, texto from correio where idfornecedor = ${loja.idfornecedor} order by criado_em`

test('under review until the store decides; approved, it is told once by letter and sees prices (ux 1.26.2)', async () => {
  expect(await eu()).toMatchObject({
    cadastro_aprovado: false,
    situacao_cadastro: 'analise',
    podeVerPrecos: false,
    analise: { situacao: 'analise', decidido_em: null, motivo: '' },
  })
  expect((await decide({ aprovado: true })).dados).toEqual({ situacao: 'aprovado' })
  await decide({ aprovado: true })
  expect(await eu()).toMatchObject({
    cadastro_aprovado: true,
    situacao_cadastro: 'aprovado',
    podeVerPrecos: true,
    mensagemModal: null,
    analise: { situacao: 'aprovado', decidido_em: expect.stringMatching(/^\d{4}-/) },
  })
  const cartas = await listCartas()
  expect(cartas).toHaveLength(1)
  expect(cartas[0]?.assunto).toContain('seu cadastro foi aprovado')
})

test('refused, it reads why, keeps what was typed, and is looked at again once it mended it (ux 1.26.3)', async () => {
  const motivo = 'Falta a inscrição estadual.'
  await decide({ aprovado: false, motivo })
  const recusada = await eu()
  expect(recusada).toMatchObject({
    situacao_cadastro: 'recusado',
    analise: { situacao: 'recusado', motivo },
    mensagemModal: { titulo: 'Cadastro não aprovado' },
  })
  expect((await listCartas())[0]?.texto).toContain(motivo)
  const mended = await app.call(
    'PUT /v1/app/usuario/{id}',
    {
      params: { id: ana.idusuario },
      body: { idfornecedor: loja.idfornecedor, dadosUsuario: { cliente: { razaosocial: 'Ana Ltda.' } } },
    },
    { token: ana.token },
  )
  expect(mended.status).toBe(200)
  expect(await eu()).toMatchObject({
    situacao_cadastro: 'analise',
    analise: { motivo: '', decidido_em: null },
  })
})

test('who was approved stays so when the registration changes', async () => {
  await decide({ aprovado: true })
  await app.call(
    'PUT /v1/app/usuario/{id}',
    {
      params: { id: ana.idusuario },
      body: { idfornecedor: loja.idfornecedor, dadosUsuario: { cliente: { nome: 'Ana Lima' } } },
    },
    { token: ana.token },
  )
  expect((await eu()).situacao_cadastro).toBe('aprovado')
})

test('a refusal says why; a stranger, an attendant and the staff of another store decide nothing', async () => {
  expect((await decide({ aprovado: false, motivo: ' ' })).falha).toMatchObject({
    codigo: 'entrada_invalida',
    campos: { motivo: expect.any(String) },
  })
  const outra = await buildFornecedor(app.sql)
  const alheia = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  for (const { token } of [alheia, atendente, ana])
    expect((await decide({ aprovado: true }, token)).status).toBeGreaterThanOrEqual(401)
  expect((await eu()).situacao_cadastro).toBe('analise')
})

test('each change of a registration stands in the audit with its author, before and after (decision 0077)', async () => {
  await decide({ aprovado: false, motivo: 'Falta a inscrição estadual.' })
  const mend = (dadosUsuario: Record<string, object>) =>
    app.call(
      'PUT /v1/app/usuario/{id}',
      { params: { id: ana.idusuario }, body: { idfornecedor: loja.idfornecedor, dadosUsuario } },
      { token: ana.token },
    )
  await mend({ cliente: { razaosocial: 'Ana Ltda.' } })
  const eventos = await app.sql`
    select tipo, dados from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'cadastroextracliente' order by idevento`
  expect(eventos).toMatchObject([
    {
      tipo: 'cadastro.MUDADO',
      dados: {
        id: ana.idcliente,
        versao: 2,
        autor: { ator: 'fornecedor', idusuario: dona.idusuario },
        antes: { aprovado: null },
        depois: { aprovado: false },
        // What is said of a person is erased with it, so the audit does not repeat it.
        ocultas: ['motivo_recusa'],
      },
    },
    {
      dados: {
        versao: 3,
        autor: { ator: 'cliente', idusuario: ana.idusuario },
        antes: { aprovado: false },
        depois: { aprovado: null },
      },
    },
  ])
})

test('a decision about a version that does not stand any more is refused and tells nobody', async () => {
  expect((await decide({ aprovado: true, versao: 1 })).status).toBe(200)
  expect((await decide({ aprovado: false, motivo: 'Tarde.', versao: 1 })).falha).toMatchObject({
    codigo: 'cadastro_mudou',
    detalhes: { versao: 2 },
  })
  expect((await eu()).situacao_cadastro).toBe('aprovado')
  expect(await listCartas()).toHaveLength(1)
  expect((await decide({ aprovado: false, motivo: 'Agora sim.', versao: 2 })).status).toBe(200)
})

test('the decision arrives live, whichever process made it (ux 1.26.3)', async () => {
  const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const stream = await fetch(`${url}/v4/client/cadastro/${loja.idfornecedor}/eventos`, {
    headers: { authorization: `Bearer ${ana.token}` },
    signal: stop.signal,
  })
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value ?? ''
  expect(await next()).toContain('"situacao":"analise"')
  await app.sql`update cadastroextracliente set aprovado = true where idcliente = ${ana.idcliente}`
  expect(await next()).toContain('"situacao":"aprovado"')
  stop.abort()
  const semSessao = await fetch(`${url}/v4/client/cadastro/${loja.idfornecedor}/eventos`)
  expect(semSessao.status).toBe(401)
})

test('who comes from another store is told that it has no registration, asks once, and waits (audit S4)', async () => {
  await app.sql`delete from cadastroextracliente where idcliente = ${ana.idcliente}`
  expect(await eu()).toMatchObject({
    situacao_cadastro: null,
    mensagemModal: { titulo: expect.stringMatching(/ainda não tem cadastro/) },
  })
  const ask = (idcliente = ana.idcliente) =>
    app.call(
      'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro',
      { params: { idcliente, idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
  expect((await ask()).dados).toEqual({ situacao: 'analise' })
  const criados = await app.sql`
    select dados from evento where idfornecedor = ${loja.idfornecedor} and tipo = 'cadastro.CRIADO' and dados ->> 'id' = ${ana.idcliente}`
  const autor = { ator: 'cliente', idusuario: ana.idusuario }
  expect(criados).toMatchObject([{ dados: { autor, antes: null, depois: { aprovado: null } } }])
  expect(await eu()).toMatchObject({ situacao_cadastro: 'analise' })
  await decide({ aprovado: false, motivo: 'Sem telefone.' })
  // Asking again decides nothing anew.
  expect((await ask()).dados).toEqual({ situacao: 'recusado' })
  const outraVez = await app.sql`
    select from evento where idfornecedor = ${loja.idfornecedor} and tipo = 'cadastro.CRIADO' and dados ->> 'id' = ${ana.idcliente}`
  expect(outraVez).toHaveLength(1)
  const bia = await buildCliente(app.sql, loja)
  expect((await ask(bia.idcliente)).falha.codigo).toBe('nao_encontrado')
})
