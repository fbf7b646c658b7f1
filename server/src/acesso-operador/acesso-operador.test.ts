import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { calls, alcanceOf, type AcessoNovo, type CallKey } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildAcesso,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { hasPalavras } from './say-uso.ts'

const ABRIR = 'POST /painel/v1/fornecedores/{idfornecedor}/acessos'
const LER = 'GET /painel/v1/{idfornecedor}/acessos-da-plataforma'
const MOTIVO = 'A loja pediu ajuda com o pedido de uma cliente'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let ana: ClienteDeTeste
let numpedido: number
let dona: LoginDeTeste
let rui: LoginDeTeste

async function order(onde: FornecedorDeTeste, quem: ClienteDeTeste, qual?: string): Promise<number> {
  const produto = qual ?? (await buildProduto(app.sql, onde))
  await acceptTermos(app.sql, quem)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: quem.idcliente },
      body: buildSubmissao({ loja: onde, cliente: quem, produto }),
    },
    { token: quem.token },
  )
  return dados.numpedido
}

beforeAll(async () => {
  app = await createTestApp()
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  numpedido = await order(loja, ana)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})
afterAll(() => app.close())
beforeEach(async () => {
  rui = await buildOperador(app.sql)
})

const open = (body: Partial<AcessoNovo> = {}, onde = loja, quem = rui) =>
  app.call(
    ABRIR,
    {
      params: { idfornecedor: onde.idfornecedor },
      body: { idacesso: uuidv7(), especie: 'PEDIDO_DA_LOJA', motivo: MOTIVO, minutos: 60, ...body },
    },
    quem,
  )
const end = (idacesso: string, quem = rui) =>
  app.call('POST /painel/v1/acessos/{idacesso}/encerrar', { params: { idacesso } }, quem)
const readPedido = (num = numpedido, quem = rui) =>
  app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, quem)
const readCart = (quem: ClienteDeTeste, onde = loja) =>
  app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: quem.idcliente }, query: { idfornecedor: onde.idfornecedor } },
    rui,
  )
const readNaLoja = async (onde = loja, quem = dona) =>
  (await app.call(LER, { params: { idfornecedor: onde.idfornecedor }, query: {} }, quem)).dados

describe('nothing of who buys at a store without a reason (issue 17, line 1)', () => {
  test('refused it says which store an access is needed to; with one the order is read, and not once it is closed', async () => {
    const { status, falha } = await readPedido()
    expect([status, falha.codigo]).toEqual([403, 'acesso_sem_motivo'])
    expect(falha.detalhes).toMatchObject({ idfornecedor: loja.idfornecedor, slug: loja.slug })
    const { idacesso } = (await open()).dados
    expect((await readPedido()).dados).toMatchObject({ numpedido })
    expect((await end(idacesso)).dados).toMatchObject({ vigente: false, encerrado_em: expect.any(String) })
    expect((await readPedido()).status).toBe(403)
  })

  test('an order is found by itself: what is open to another store opens nothing', async () => {
    await open({}, outra)
    expect((await readPedido()).status).toBe(403)
    const params = { num: String(numpedido), idfornecedor: outra.idfornecedor }
    for (const key of [
      'GET /v4/danfe/{num}/{idfornecedor}',
      'GET /v4/danfe/{num}/{idfornecedor}/xml',
    ] as const) {
      const { status, falha } = await app.call(key, { params } as never, rui)
      expect([status, falha.codigo]).toEqual([404, 'nao_encontrado'])
    }
  })

  test('an access opens the customers of that store, not who buys elsewhere alone', async () => {
    const bia = await buildCliente(app.sql, outra)
    await open()
    expect((await readCart(ana)).status).toBe(200)
    expect((await readCart(bia)).status).toBe(404)
    expect((await readCart(ana, outra)).falha.codigo).toBe('acesso_sem_motivo')
  })

  test('a list of all stores is of no store: it is refused', async () => {
    await open()
    const ask = (query: object) =>
      app.call('GET /v2/app/pedido/cliente/{idcliente}', { params: { idcliente: ana.idcliente }, query }, rui)
    expect((await ask({})).falha.codigo).toBe('acesso_sem_motivo')
    expect((await ask({ idfornecedor: loja.idfornecedor })).status).toBe(200)
  })

  test('the stream of an order is silent, and heard with an access', async () => {
    const listen = () =>
      app.fastify.inject({
        url: `/v4/orders/${numpedido}/eventos`,
        headers: { authorization: `Bearer ${rui.token}` },
        payloadAsStream: true,
      })
    expect((await listen()).statusCode).toBe(404)
    await open()
    const ouvida = await listen()
    expect(ouvida.statusCode).toBe(200)
    ouvida.stream().destroy()
  })

  test('a page for everybody knows no customer whom the platform names, until an access is open, and not after it has run out', async () => {
    const [primeiro, comprado] = await Promise.all(
      ['Pequi', 'Pequi em conserva de casa'].map((nome) => buildProduto(app.sql, loja, { nome })),
    )
    await order(loja, ana, comprado)
    const suggest = async () => {
      const query = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente, query: 'pequi' }
      const { dados } = await app.call('GET /v2/app/token/listaprodutos/full-text/pesquisar', { query }, rui)
      return dados.data.resultset.hits.map(({ id }) => id)
    }
    expect(await suggest()).toEqual([primeiro, comprado])
    const { idacesso } = (await open()).dados
    expect(await suggest()).toEqual([comprado, primeiro])
    await app.sql`
      update acesso_operador set aberto_em = now() - interval '1 minute', expira_em = now() + interval '1 second' where idacesso = ${idacesso}`
    await expect.poll(suggest, { timeout: 10_000 }).toEqual([primeiro, comprado])
  })
})

describe('the store reads it', () => {
  test('who, why, from when to when, and what was asked, each thing once; in its register too', async () => {
    const deles = await buildFornecedor(app.sql)
    const dono = await buildEquipe(app.sql, deles, { papel: 'fornecedor' })
    const cliente = await buildCliente(app.sql, deles)
    const num = await order(deles, cliente)
    const { idacesso } = (await open({ especie: 'SUSPEITA_DE_FRAUDE' }, deles)).dados
    await readPedido(num)
    await readPedido(num)
    await readCart(cliente, deles)
    await end(idacesso)
    const { data } = await readNaLoja(deles, dono)
    expect(data).toMatchObject([
      {
        idacesso,
        operador: 'Equipe',
        especie: 'SUSPEITA_DE_FRAUDE',
        motivo: MOTIVO,
        vigente: false,
        encerrado_em: expect.any(String),
        chamadas: 3,
        usos: [
          { feito: 'Leu: carrinho de cliente', alvo: expect.any(String), vezes: 1 },
          { feito: 'Leu: pedido', alvo: `Pedido ${num}`, vezes: 2 },
        ],
      },
    ])
    const registro = await app.call(
      'GET /painel/v1/{idfornecedor}/registro',
      { params: { idfornecedor: deles.idfornecedor }, query: { cadastro: 'acesso_operador' } },
      dono,
    )
    expect(registro.dados.data).toMatchObject([
      { acao: 'MUDADO', quem: { como: 'PLATAFORMA' }, campos: [{ campo: 'Encerrado em' }] },
      {
        acao: 'CRIADO',
        tipo: 'Acesso da plataforma a clientes',
        motivo: MOTIVO,
        campos: expect.arrayContaining([
          { campo: 'Quem abriu', antes: null, depois: 'Equipe', oculto: false },
          { campo: 'Por que', antes: null, depois: 'Suspeita de fraude', oculto: false },
        ]),
      },
    ])
  })

  test('page after page, its own alone; no attendant, no other store, no operator', async () => {
    const deles = await buildFornecedor(app.sql)
    const dono = await buildEquipe(app.sql, deles, { papel: 'fornecedor' })
    const feitos: string[] = []
    for (let i = 0; i < 3; i++) feitos.push(await buildAcesso(app.sql, deles, rui, 'ENCERRADO'))
    await open()
    const ask = (query: object, quem = dono) =>
      app.call(LER, { params: { idfornecedor: deles.idfornecedor }, query }, quem)
    const um = (await ask({ limit: 2 })).dados
    const dois = (await ask({ limit: 2, cursor: um.cursor })).dados
    expect([...um.data, ...dois.data].map(({ idacesso }) => idacesso).toSorted()).toEqual(feitos.toSorted())
    expect(dois.cursor).toBeNull()
    expect((await ask({ cursor: 'inventado' })).status).toBe(400)
    expect((await ask({}, rui)).status).toBe(403)
    expect((await ask({}, await buildEquipe(app.sql, deles, { papel: 'atendente' }))).status).toBe(403)
    expect((await ask({}, dona)).status).toBe(401)
  })

  test('every call that needs a reason has words of its own', () => {
    const mudas = (Object.keys(calls) as CallKey[]).filter(
      (key) => alcanceOf(key, 'operador') === 'motivo' && !hasPalavras(key),
    )
    expect(mudas).toEqual([])
  })
})

describe('an access is opened', () => {
  test.each([
    ['without a reason', { motivo: '' }],
    ['with a reason of blanks', { motivo: ' '.repeat(40) }],
    ['with a word', { motivo: 'suporte' }],
    ['for a day', { minutos: 1440 }],
    ['for no time', { minutos: 0 }],
    ['for a part of a minute', { minutos: 5.0000001 }],
    ['of no kind', { especie: 'CURIOSIDADE' as never }],
  ])('not %s', async (_, body) => {
    expect((await open(body)).status).toBe(400)
    expect((await readPedido()).status).toBe(403)
  })

  test('by who runs the platform, for themselves alone; a store that there is not has none', async () => {
    expect((await open({}, loja, dona)).status).toBe(403)
    expect((await open({}, { ...loja, idfornecedor: uuidv7() })).status).toBe(404)
    await open()
    const ines = await buildOperador(app.sql)
    expect((await readPedido(numpedido, ines)).status).toBe(403)
  })

  test('once, however often it is said; another reason ends the one before', async () => {
    const idacesso = uuidv7()
    const feitos = await Promise.all([open({ idacesso }), open({ idacesso }), open({ idacesso })])
    expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200])
    const [{ quantos } = { quantos: 0 }] = await app.sql<{ quantos: number }[]>`
      select count(*)::int as quantos from acesso_operador where idusuario = ${rui.idusuario}`
    expect(quantos).toBe(1)
    await open({ especie: 'ORDEM_JUDICIAL' })
    const { dados } = await app.call('GET /painel/v1/acessos', { query: { limit: 50 } }, rui)
    expect(dados.vigentes).toMatchObject([{ especie: 'ORDEM_JUDICIAL', meu: true, slug: loja.slug }])
    expect(dados.data.find((acesso) => acesso.idacesso === idacesso)).toMatchObject({
      vigente: false,
      encerrado_em: expect.any(String),
    })
    // Its id stays what it was.
    expect((await open({ idacesso }, outra)).status).toBe(404)
  })

  test('and ended by who opened it; ended twice it stays as it was', async () => {
    const { idacesso } = (await open()).dados
    expect((await end(idacesso, await buildOperador(app.sql))).status).toBe(404)
    expect((await end(uuidv7())).status).toBe(404)
    const primeira = (await end(idacesso)).dados.encerrado_em
    expect((await end(idacesso)).dados.encerrado_em).toBe(primeira)
  })

  test('somebody who runs the platform no more has none', async () => {
    await open()
    expect((await readPedido()).status).toBe(200)
    await app.sql`update usuario set operador = false where idusuario = ${rui.idusuario}`
    await expect.poll(async () => (await readPedido()).status).not.toBe(200)
  })
})
