import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls, type CallKey } from '@vitrine/contract'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildTipoAssinatura,
  buildVinculado,
  createEntradasDaMatriz,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { openVisao, readCookieDaVisao, VISAO } from '../teste/visao-de-teste.ts'

const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let marina: LoginDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  produto = await buildProduto(app.sql, loja, { nome: 'Lata' })
})

const params = (quem = ana, de = loja) => ({ idfornecedor: de.idfornecedor, idcliente: quem.idcliente })
const open = (quem: { token: string } = marina) => openVisao(app, params(), quem)
const readCart = (headers: Record<string, string>, quem = ana, de = loja) =>
  app.call(
    CART,
    { params: { session_token: 'token', id: quem.idcliente }, query: { idfornecedor: de.idfornecedor } },
    { headers },
  )

describe('who may open it', () => {
  test('who attends and who supervises there, for the customers of their store; each time it is written down', async () => {
    for (const papel of ['atendente', 'fornecedor'] as const) {
      const quem = await buildEquipe(app.sql, loja, { papel })
      const { status, dados } = await app.call(VISAO, { params: params() }, { token: quem.token })
      expect([status, dados.url]).toEqual([200, expect.stringMatching(/^\/_visao\/abrir\?chave=[\w-]{43}$/)])
      const [row] = await app.sql`
        select idatendente, idusuario, idcliente, encerrada_em from visao_cliente where idatendente = ${quem.idusuario}`
      expect(row).toEqual({
        idatendente: quem.idusuario,
        idusuario: ana.idusuario,
        idcliente: ana.idcliente,
        encerrada_em: null,
      })
    }
  })

  test('nobody else: no customer, no representative, no operator, no store for the customers of another', async () => {
    const outra = await buildFornecedor(app.sql)
    const askFor = async ({ token }: { token: string }, quais = params()) =>
      (await app.call(VISAO, { params: quais }, { token })).falha.codigo
    const deFora = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
    expect(await askFor(ana)).toBe('sem_permissao')
    expect(await askFor(await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana }))).toBe(
      'sem_permissao',
    )
    expect(await askFor(await buildOperador(app.sql))).toBe('sem_permissao')
    expect(await askFor({ token: '' })).toBe('entrar_para_continuar')
    expect(await askFor(deFora)).toBe('entrar_para_continuar')
    expect(await askFor(deFora, params(ana, outra))).toBe('nao_encontrado')
    expect(await askFor(marina, params(await buildCliente(app.sql, outra)))).toBe('nao_encontrado')
  })

  test('by its link once, and within a minute', async () => {
    const { dados } = await app.call(VISAO, { params: params() }, { token: marina.token })
    const first = await app.fastify.inject({ url: dados.url })
    expect([first.statusCode, first.headers.location]).toEqual([303, `/${loja.slug}`])
    expect(String(first.headers['set-cookie'])).toMatch(
      /^vitrine_visao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const again = await app.fastify.inject({ url: dados.url })
    expect([again.statusCode, readCookieDaVisao(again.headers['set-cookie'])]).toEqual([410, ''])
    const tarde = await app.call(VISAO, { params: params() }, { token: marina.token })
    await app.sql`update visao_cliente set aberta_em = aberta_em - interval '61 seconds'`
    expect((await app.fastify.inject({ url: tarde.dados.url })).statusCode).toBe(410)
    expect((await app.fastify.inject({ url: '/_visao/abrir' })).statusCode).toBe(410)
  })
})

describe('what is seen', () => {
  test("is what the customer reads, also where staff's own answer would be another", async () => {
    await app.call(
      'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
      {
        params: { session_token: 'token', id: ana.idcliente },
        query: { idfornecedor: loja.idfornecedor },
        body: { cartItens: [{ id: produto, quantidade: 3 }] },
      },
      { token: ana.token },
    )
    const cookie = await open()
    const settings = (headers: Record<string, string>) =>
      app.call(
        'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
        { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
        { headers },
      )
    const comoAna = { cookie: `vitrine_sessao=${ana.token}` }
    expect((await readCart({ cookie })).dados).toEqual((await readCart(comoAna)).dados)
    expect((await settings({ cookie })).dados).toEqual((await settings(comoAna)).dados)
    // The panel in another tab of the same browser is who it was.
    const daMarina = { cookie: `vitrine_sessao=${marina.token}; ${cookie}` }
    expect(
      (await settings({ ...daMarina, host: 'localhost', referer: 'http://localhost/painel/x' })).dados,
    ).toMatchObject({
      papel: 'atendente',
    })
    expect((await settings(daMarina)).dados).toMatchObject({ papel: 'cliente' })
  })

  test('is nothing of another customer, nor of another store', async () => {
    const bia = await buildCliente(app.sql, loja)
    const outra = await buildFornecedor(app.sql)
    await app.sql`
      insert into usuario_cliente (idusuario, idcliente, primario, administra) values (${ana.idusuario}, ${bia.idcliente}, false, true)`
    await app.sql`
      insert into cadastroextracliente (idcadastroextracliente, idfornecedor, idcliente, aprovado) values (gen_random_uuid(), ${outra.idfornecedor}, ${ana.idcliente}, true)`
    const cookie = await open()
    expect((await readCart({ cookie }, bia)).status).toBe(404)
    expect((await readCart({ cookie }, ana, outra)).status).not.toBe(200)
    const semLoja = await app.call(
      CART,
      { params: { session_token: 'token', id: ana.idcliente }, query: {} as never },
      { headers: { cookie } },
    )
    expect(semLoja.status).not.toBe(200)
    const nomes = await app.call(
      'GET /v1/app/{session_token}/usuario/cliente',
      { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
      { headers: { cookie } },
    )
    expect(nomes.falha.codigo).toBe('visao_nao_mostra')
  })

  test('a login that buys for this customer alone is looked as first', async () => {
    const bia = await buildCliente(app.sql, loja)
    await app.sql`
      insert into usuario_cliente (idusuario, idcliente, primario, administra) values (${ana.idusuario}, ${bia.idcliente}, false, true)`
    const so = await buildVinculado(app.sql, loja, [ana])
    await open()
    const [row] = await app.sql`select idusuario from visao_cliente where idcliente = ${ana.idcliente}`
    expect(row).toEqual({ idusuario: so.idusuario })
  })
})

/** What stands in each table. */
async function readTabelas(): Promise<Record<string, string>> {
  const nomes = await app.sql<{ nome: string }[]>`
    select tablename as nome from pg_tables where schemaname = 'public' order by tablename`
  const conteudos: Record<string, string> = {}
  for (const { nome } of nomes) {
    const [row] = await app.sql<{ conteudo: string }[]>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as conteudo from ${app.sql(nome)} t`
    conteudos[nome] = row?.conteudo ?? ''
  }
  return conteudos
}

test('every call of the contract: what writes is refused by name, and no table changes', async () => {
  const idtipoassinatura = await buildTipoAssinatura(app.sql, loja)
  const [row] = await app.sql<
    { idproduto: string }[]
  >`select idproduto from produto where idcadastroextraproduto = ${produto}`
  const buildEntrada = createEntradasDaMatriz(app, {
    loja,
    produto,
    idproduto: row?.idproduto ?? '',
    idtipoassinatura,
  })
  const chaves = (Object.keys(calls) as CallKey[]).filter((key) => !key.includes('/painel/'))
  const entradas = new Map<CallKey, Awaited<ReturnType<typeof buildEntrada>>>()
  for (const key of chaves)
    entradas.set(key, await buildEntrada(key, ana, { proprio: true, idusuario: ana.idusuario }))
  const cookie = await open()
  await app.lerEventos()
  const antes = await readTabelas()
  const abertas: string[] = []
  for (const key of chaves) {
    const { status, falha } = await app.call(key, entradas.get(key) as never, { headers: { cookie } })
    if (status === 200 && !key.startsWith('GET ')) abertas.push(key)
    if (status >= 500) throw new Error(`${key}: ${falha.codigo}`)
  }
  // What a body asks for, and nobody's: priced, offered, tried.
  expect(abertas).toEqual([
    'POST /v4/cart/{idfornecedor}/previa',
    'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao',
  ])
  const depois = await readTabelas()
  const mudadas = Object.keys(depois).filter((tabela) => depois[tabela] !== antes[tabela])
  expect(mudadas).toEqual([])
  expect((await readCart({ cookie })).status).toBe(200)
}, 60_000)

describe('it ends', () => {
  const leave = (cookie: string) =>
    app.fastify.inject({ method: 'POST', url: '/_visao/sair', headers: { cookie } })

  test.each<[string, (cookie: string) => Promise<unknown>]>([
    ['left', leave],
    ['after half an hour', () => app.sql`update visao_cliente set expira_em = now() - interval '1 second'`],
    [
      'with the job of who opened it',
      () => app.sql`delete from equipe where idusuario = ${marina.idusuario}`,
    ],
    [
      'with the link of the login',
      () => app.sql`delete from usuario_cliente where idcliente = ${ana.idcliente}`,
    ],
  ])('%s: nothing is shown, and no other session takes its place', async (_title, end) => {
    const cookie = await open()
    expect((await readCart({ cookie })).status).toBe(200)
    await end(cookie)
    await app.settle()
    const comMarina = `vitrine_sessao=${marina.token}; ${cookie}`
    await expect
      .poll(async () => (await readCart({ cookie: comMarina })).falha.codigo)
      .toBe('visao_encerrada')
  })

  test('the record of it stays, with its end; the cookie goes', async () => {
    const cookie = await open()
    const { statusCode, headers, body } = await leave(cookie)
    expect([statusCode, String(headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/^vitrine_visao=; .*Max-Age=0/),
    ])
    expect(body).toContain(`href="/painel/${loja.slug}"`)
    const [row] =
      await app.sql`select encerrada_em is not null as fim from visao_cliente where idcliente = ${ana.idcliente}`
    expect(row).toEqual({ fim: true })
    expect(
      (await app.sql`select from sessao where idvisao is not null and idcliente = ${ana.idcliente}`).length,
    ).toBe(0)
  })

  test('another site cannot end it', async () => {
    const cookie = await open()
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/_visao/sair',
      headers: { cookie, origin: 'https://outro.example' },
    })
    expect([statusCode, (await readCart({ cookie })).status]).toEqual([403, 200])
  })
})

test('the customer does not find it among its own sessions, nor as a place from which it was in', async () => {
  const cookie = await open()
  await readCart({ cookie })
  const acessos = await app.call(
    'GET /v1/app/usuario/{id}/acessos',
    { params: { id: ana.idusuario } },
    { token: ana.token },
  )
  expect(acessos.dados.data).toHaveLength(1)
  const registros = await app.sql`
    select from registro_acesso r join sessao s using (idsessao) where s.idvisao is not null`
  expect(registros.length).toBe(0)
})
