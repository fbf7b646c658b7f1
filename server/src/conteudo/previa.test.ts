import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cabecalhoDaPrevia, type TipoComPrevia } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** One preview of all drafts that were chosen, as a visitor or as a group of customers (issue 17, line 8; decision 0167). */
const UM = '/painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}'
let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'hide-price-for-logged-out-customers'],
  })
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const entradas = {
  brand: '#14693f',
  accent: '#f2b84b',
  font: 'Figtree',
  radius: 4,
  density: 1,
  logoRatio: 4,
  imageRatio: 1,
  scheme: 'auto',
}
const logo = { claro: '', escuro: '', simbolo: '' }
const write = (tipo: 'APARENCIA' | 'NAVEGACAO' | 'INICIO', chave: string, dados: object) =>
  app.call(
    `PUT ${UM}/rascunho`,
    {
      params: { idfornecedor: loja.idfornecedor, tipo, idconteudo: loja.idfornecedor },
      body: { chave, dados: dados as never, versao: null },
    },
    dona,
  )
async function open(rascunhos: TipoComPrevia[], grupo: string | null = null): Promise<string> {
  const { dados } = await app.call(
    `POST ${UM}/previa`,
    {
      params: { idfornecedor: loja.idfornecedor, tipo: 'APARENCIA', idconteudo: loja.idfornecedor },
      body: { rascunhos, grupo },
    },
    dona,
  )
  return new URL(dados.caminho, 'http://loja').searchParams.get('previa') ?? ''
}
const cookieOf = ({ token }: { token: string }) => `vitrine_sessao=${token}`

/** As a browser asks, bytes in memory included. */
async function ask(url: string, headers: Record<string, string> = {}) {
  await app.settle()
  return app.fastify.inject({ url, headers })
}
const configuracao = () => `/v2/app/token/configuracao/fornecedor?idfornecedor=${loja.slug}`
const readConfig = async (headers: Record<string, string> = {}) =>
  (await ask(configuracao(), headers)).json().config

test('what was chosen is shown as its drafts have it, together; the rest, and the shop of everybody else, as it is published', async () => {
  await write('APARENCIA', 'aparencia', { entradas, logo })
  await write('NAVEGACAO', 'navegacao', { menu: [{ nome: 'Cafés', categoria: 'cafes' }], colunas: [] })
  await write('INICIO', 'inicio', {
    secoes: [{ id: 'sobre', tipo: 'TEXTO', titulo: 'Prévia', paragrafos: ['Oi.'] }],
  })
  const antes = await readConfig()
  const [tudo, so] = [await open(['APARENCIA', 'NAVEGACAO', 'INICIO']), await open(['APARENCIA'])]
  const vista = await ask(configuracao(), { [cabecalhoDaPrevia]: tudo })
  expect(vista.headers['cache-control']).toBe('no-store')
  expect(vista.json().config).toMatchObject({
    tema: { entradas: { brand: '#14693f' }, css: expect.stringContaining('--brand:#14693f') },
    menu: [{ nome: 'Cafés' }],
  })
  // What the law wants stands in a draft's footer too.
  expect(JSON.stringify(vista.json().config.rodape)).toContain('consumidor.gov.br')
  expect(await readConfig({ [cabecalhoDaPrevia]: so })).toMatchObject({
    tema: { entradas: { brand: '#14693f' } },
    menu: antes.menu,
  })
  const inicioOf = async (previa: string) =>
    (await ask(`/v4/previa/${loja.idfornecedor}/${previa}/inicio`)).statusCode
  expect([await inicioOf(tudo), await inicioOf(so)]).toEqual([200, 404])
  // Before and after, kept in memory or not.
  for (const _vez of [1, 2, 3]) expect(await readConfig()).toEqual(antes)
  const outra = await buildFornecedor(app.sql)
  const doOutro = `/v2/app/token/configuracao/fornecedor?idfornecedor=${outra.slug}`
  const dele = await ask(doOutro)
  expect((await ask(doOutro, { [cabecalhoDaPrevia]: tudo })).json()).toEqual(dele.json())
  await app.sql`update previa set expira_em = now() - interval '1 second' where idfornecedor = ${loja.idfornecedor}`
  expect(await readConfig({ [cabecalhoDaPrevia]: tudo })).toEqual(antes)
})

test('whatever session the browser has, who asks by a preview is a visitor', async () => {
  const previa = await open(['APARENCIA'])
  const ana = await buildCliente(app.sql, loja)
  for (const quem of [dona, ana]) {
    const headers = { cookie: cookieOf(quem), [cabecalhoDaPrevia]: previa }
    const settings = `/v2/app/token/cliente/get-configuracoes-cliente?idfornecedor=${loja.idfornecedor}`
    expect((await ask(settings, headers)).json()).toMatchObject({ authenticated: false })
    expect((await ask(`/painel/v1/${loja.idfornecedor}/aparencia`, headers)).statusCode).toBe(401)
    const porToken = { authorization: `Bearer ${quem.token}`, [cabecalhoDaPrevia]: previa }
    expect((await ask(`/painel/v1/${loja.idfornecedor}/aparencia`, porToken)).statusCode).toBe(401)
  }
})

describe('as a group of customers', () => {
  let produto: string
  const showProduto = (headers: Record<string, string> = {}) =>
    ask(`/v2/app/token/fornecedor/${loja.idfornecedor}/produto/${produto}`, headers)

  beforeEach(async () => {
    produto = await buildProduto(app.sql, loja, { nome: 'Lata', preco: 87.65 })
    await app.call(
      'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}',
      {
        params: { idfornecedor: loja.idfornecedor, idpolitica: uuidv7() },
        body: {
          nome: 'Bares',
          condicoes: { tags: ['bar'] },
          efeito: { percentual: -10 },
          versao: null,
        } as never, // the rest has defaults
      },
      dona,
    )
  })

  test('who may try its prices in the panel sees them, with its policies, and nothing of any customer', async () => {
    const previa = await open(['APARENCIA'], 'bar')
    const headers = { cookie: cookieOf(dona), [cabecalhoDaPrevia]: previa }
    const vista = await showProduto(headers)
    expect(vista.json()).toMatchObject({ preconf: 78.89 })
    expect(vista.headers['cache-control']).toBe('no-store')
    const settings = `/v2/app/token/cliente/get-configuracoes-cliente?idfornecedor=${loja.idfornecedor}`
    expect((await ask(settings, headers)).json()).toMatchObject({ authenticated: false, idcliente: null })
  })

  test('for everybody else its prices stay hidden: by the link alone, with another role, of another store, and once the panel is left', async () => {
    const previa = await open(['APARENCIA'], 'bar')
    const [atendente, alheia] = [
      await buildEquipe(app.sql, loja, { papel: 'atendente' }),
      await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' }),
    ]
    const comPrevia = (quem?: { token: string }) => ({
      [cabecalhoDaPrevia]: previa,
      ...(quem && { cookie: cookieOf(quem) }),
    })
    // First as the owner, so that something could have been kept.
    expect((await showProduto(comPrevia(dona))).payload).toContain('78.89')
    const ana = await buildCliente(app.sql, loja)
    const outros = [undefined, atendente, alheia, ana]
    for (const quem of outros) {
      const { payload, statusCode } = await showProduto(comPrevia(quem))
      expect([statusCode, /"preco":|78\.89|87\.65/.test(payload)]).toEqual([200, false])
    }
    for (const _vez of [1, 2, 3]) {
      const { payload } = await showProduto()
      expect(payload).not.toMatch(/"preco":|78\.89|87\.65/)
    }
    await app.sql`delete from sessao where idusuario = ${dona.idusuario}`
    await app.settle()
    expect((await showProduto(comPrevia(dona))).payload).not.toContain('78.89')
  })
})

test('a link is made by who manages the store alone, and only for what is its own', async () => {
  const openBy = async (quem: { token: string }, idconteudo = loja.idfornecedor) =>
    (
      await app.call(
        `POST ${UM}/previa`,
        {
          params: { idfornecedor: loja.idfornecedor, tipo: 'NAVEGACAO', idconteudo },
          body: { grupo: 'bar' },
        },
        quem,
      )
    ).status
  expect(await openBy(dona)).toBe(200)
  expect(await openBy(dona, uuidv7())).toBe(404)
  expect(await openBy(await buildEquipe(app.sql, loja, { papel: 'atendente' }))).toBe(403)
})
