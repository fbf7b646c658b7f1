import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { MensagemChat, SalaChat } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const MENSAGENS = 'GET /v4/chat/salas/{sala}/mensagens'
const ESCREVE = 'POST /v4/chat/salas/{sala}/mensagens'
const EDITA = 'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}'
const RETIRA = 'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}'
const LEITURA = 'POST /v4/chat/salas/{sala}/leitura'
let app: AppDeTeste
let loja: FornecedorDeTeste
let produto: string
let ana: ClienteDeTeste
let atendente: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
  atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
})

type Quem = { token: string; idcliente?: string }
/** Who works for the store names no cliente. */
const deQuem = ({ idcliente }: Quem) => ({ idfornecedor: loja.idfornecedor, ...(idcliente && { idcliente }) })

const open = (
  quem: Quem,
  { idcliente = ana.idcliente, ...qual }: { idcliente?: string; numpedido?: number } = {},
) => app.call('POST /v4/chat/salas', { body: { idfornecedor: loja.idfornecedor, idcliente, ...qual } }, quem)
async function openSala(quem: Quem = ana, qual = {}): Promise<SalaChat> {
  const { status, dados } = await open(quem, qual)
  expect(status).toBe(200)
  return dados
}
const write = (
  quem: Quem,
  sala: string,
  texto: string,
  mais: { idmensagem?: string; interna?: boolean } = {},
) =>
  app.call(
    ESCREVE,
    {
      params: { sala },
      body: { ...deQuem(quem), idmensagem: uuidv7(), conteudo: { tipo: 'TEXTO', texto }, ...mais },
    },
    quem,
  )
const read = (
  quem: Quem,
  sala: string,
  query: { antes?: number; desde?: number; query?: string; limit?: number } = {},
) => app.call(MENSAGENS, { params: { sala }, query: { ...deQuem(quem), ...query } }, quem)
const textsOf = (mensagens: readonly MensagemChat[]) =>
  mensagens.map(({ conteudo }) => (conteudo?.tipo === 'TEXTO' ? conteudo.texto : null))
const list = (quem: Quem, query: { page?: number; perpage?: number } = {}) =>
  app.call('GET /v4/chat/salas', { query: { ...deQuem(quem), ...query } }, quem)
const markRead = (quem: Quem, sala: string, lida_ate: number) =>
  app.call(LEITURA, { params: { sala }, body: { ...deQuem(quem), entregue_ate: lida_ate, lida_ate } }, quem)
async function countUnseen(quem: Quem): Promise<number> {
  const { dados } = await app.call('GET /v4/chat/notificacoes', { query: deQuem(quem) }, quem)
  return dados.notificacoes
}
async function order(): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

describe('a room (§3 Chat)', () => {
  test('of a cliente at a store is one, whoever opens it and however often', async () => {
    const sala = await openSala()
    expect(sala).toMatchObject({
      canal: 'CLIENTE',
      idcliente: ana.idcliente,
      numpedido: null,
      total_mensagens: 0,
    })
    const salas = await Promise.all([openSala(), openSala(), openSala(atendente)])
    expect(new Set(salas.map((outra) => outra.sala))).toEqual(new Set([sala.sala]))
  })

  test('of an order is another, opened by either side by its number alone', async () => {
    const numpedido = await order()
    const sala = await openSala(ana, { numpedido })
    expect(sala).toMatchObject({ canal: 'PEDIDO', numpedido, idcliente: ana.idcliente })
    expect(sala.sala).not.toBe((await openSala()).sala)
    expect((await openSala(atendente, { numpedido })).sala).toBe(sala.sala)
  })

  test("is not opened for another's order, or for who is no customer of the store", async () => {
    const bia = await buildCliente(app.sql, loja)
    const numpedido = await order()
    expect((await open(bia, { numpedido })).status).toBe(404)
    expect((await open(bia, { idcliente: bia.idcliente, numpedido })).status).toBe(404)
    const longe = await buildCliente(app.sql, await buildFornecedor(app.sql))
    expect((await open(atendente, { idcliente: longe.idcliente })).status).toBe(404)
  })

  test('is listed once something was written, the newest talk first, 30 a page from page 1 (§9)', async () => {
    const loja2 = await buildFornecedor(app.sql)
    const equipe = await buildEquipe(app.sql, loja2, { papel: 'fornecedor' })
    const query = { idfornecedor: loja2.idfornecedor }
    for (let i = 0; i < 32; i++) {
      const cliente = await buildCliente(app.sql, loja2)
      const dono = { idfornecedor: loja2.idfornecedor, idcliente: cliente.idcliente }
      const { dados } = await app.call('POST /v4/chat/salas', { body: dono }, cliente)
      const nova = { idmensagem: uuidv7(), conteudo: { tipo: 'TEXTO', texto: `Oi ${i}` } } as const
      if (i > 0)
        await app.call(ESCREVE, { params: { sala: dados.sala }, body: { ...dono, ...nova } }, cliente)
    }
    const first = (await app.call('GET /v4/chat/salas', { query }, equipe)).dados
    expect(first).toMatchObject({ page: 1, perpage: 30, totalItems: 31, totalPages: 2, notificacoes: 31 })
    expect(textsOf(first.data.map(({ mensagemChat }) => mensagemChat!)).slice(0, 2)).toEqual([
      'Oi 31',
      'Oi 30',
    ])
    expect(
      (await app.call('GET /v4/chat/salas', { query: { ...query, page: 2 } }, equipe)).dados.data,
    ).toHaveLength(1)
  })

  test.each([
    ['another customer', 404, () => buildCliente(app.sql, loja)],
    [
      'staff of another store',
      401,
      async () => buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' }),
    ],
    ['a representative of other clients', 404, () => buildEquipe(app.sql, loja, { papel: 'representante' })],
  ])('is unknown to %s, whatever it asks', async (_, status, build) => {
    const { sala } = await openSala()
    await write(ana, sala, 'segredo')
    const quem: Quem = await build()
    const idmensagem = uuidv7()
    const statuses = [
      await read(quem, sala),
      await write(quem, sala, 'oi'),
      await markRead(quem, sala, 1),
      await app.call(EDITA, { params: { sala, idmensagem }, body: { ...deQuem(quem), texto: 'x' } }, quem),
      await app.call(RETIRA, { params: { sala, idmensagem }, query: deQuem(quem) }, quem),
    ].map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([status]))
  })

  test('is read by who may act for its cliente: a linked user, its representative', async () => {
    const { sala } = await openSala()
    await write(ana, sala, 'Bom dia')
    const vinculado = await buildVinculado(app.sql, loja, [ana])
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    for (const quem of [vinculado, rep]) {
      const { dados } = await read({ ...quem, idcliente: ana.idcliente }, sala)
      expect(textsOf(dados.mensagens)).toEqual(['Bom dia'])
    }
  })
})

describe('a message', () => {
  test('has the next number of its room; the same one sent again, at once or later, is the same', async () => {
    const { sala } = await openSala()
    const idmensagem = uuidv7()
    const enviadas = await Promise.all(
      Array.from({ length: 5 }, () => write(ana, sala, 'Oi', { idmensagem })),
    )
    expect(enviadas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await write(ana, sala, 'Oi', { idmensagem })).dados.sequencia).toBe(1)
    expect((await write(atendente, sala, 'Olá')).dados).toMatchObject({ sequencia: 2, lado: 'LOJA' })
    expect((await read(ana, sala)).dados.sala.total_mensagens).toBe(2)
  })

  test("with the idmensagem of somebody else's is refused and changes nothing", async () => {
    const { sala } = await openSala()
    const { dados } = await write(ana, sala, 'Oi')
    expect((await write(atendente, sala, 'Outra', { idmensagem: dados.idmensagem })).status).toBe(404)
    expect(textsOf((await read(ana, sala)).dados.mensagens)).toEqual(['Oi'])
  })

  test('of many at once each has its own number, without a hole', async () => {
    const { sala } = await openSala()
    await Promise.all(Array.from({ length: 40 }, (_, i) => write(i % 2 ? ana : atendente, sala, `m${i}`)))
    const { mensagens } = (await read(ana, sala, { limit: 100 })).dados
    expect(mensagens.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  test.each(['', '   ', 'a'.repeat(4001)])(
    'without words, or with too many, is refused (%#)',
    async (texto) => {
      const { sala } = await openSala()
      expect((await write(ana, sala, texto)).status).toBe(400)
    },
  )

  test('that is a note of the team is seen by the team alone, whatever a customer asks', async () => {
    const { sala } = await openSala()
    await write(ana, sala, 'Fazem melhor preço?')
    await write(atendente, sala, 'Cliente difícil', { interna: true })
    await write(atendente, sala, 'Fazemos!')
    expect(textsOf((await read(atendente, sala)).dados.mensagens)).toHaveLength(3)
    const dela = (await read(ana, sala)).dados
    expect(textsOf(dela.mensagens)).toEqual(['Fazem melhor preço?', 'Fazemos!'])
    expect(dela.sala).toMatchObject({ total_mensagens: 2, notificacoes: 1 })
    expect(textsOf((await read(ana, sala, { desde: 1 })).dados.mensagens)).toEqual(['Fazemos!'])
    expect((await read(ana, sala, { query: 'difícil' })).dados.mensagens).toEqual([])
    expect((await write(ana, sala, 'nota?', { interna: true })).status).toBe(404)
  })

  test('is a card of a product of this store, or of an order of this cliente', async () => {
    const { sala } = await openSala()
    const numpedido = await order()
    const alheio = await buildProduto(app.sql, await buildFornecedor(app.sql))
    const card = (
      conteudo:
        | { tipo: 'PRODUTO'; idcadastroextraproduto: string; quantidade: null }
        | { tipo: 'PEDIDO'; numpedido: number },
    ) =>
      app.call(ESCREVE, { params: { sala }, body: { ...deQuem(ana), idmensagem: uuidv7(), conteudo } }, ana)
    const produtoDe = (id: string) =>
      ({ tipo: 'PRODUTO', idcadastroextraproduto: id, quantidade: null }) as const
    expect((await card(produtoDe(produto))).status).toBe(200)
    expect((await card({ tipo: 'PEDIDO', numpedido })).status).toBe(200)
    expect((await card(produtoDe(alheio))).status).toBe(404)
    expect((await card({ tipo: 'PEDIDO', numpedido: numpedido + 1000 })).status).toBe(404)
  })

  test('is an offer of the store, of a negotiation of this cliente: nobody else puts one there', async () => {
    const { sala } = await openSala()
    const bia = await buildCliente(app.sql, loja)
    const negotiate = async ({ idcliente }: { idcliente: string }) => {
      const idnegociacao = uuidv7()
      await app.sql`
        insert into negociacao (idnegociacao, idfornecedor, idcliente, atendente)
        values (${idnegociacao}, ${loja.idfornecedor}, ${idcliente}, 'Marina')`
      return idnegociacao
    }
    const offer = (quem: Quem, idnegociacao: string) => {
      const conteudo = { tipo: 'PROPOSTA', idnegociacao, pede_aceite: true } as const
      return app.call(
        ESCREVE,
        { params: { sala }, body: { ...deQuem(quem), idmensagem: uuidv7(), conteudo } },
        quem,
      )
    }
    const [dela, deOutra] = [await negotiate(ana), await negotiate(bia)]
    expect((await offer(ana, dela)).status).toBe(404)
    expect((await offer(atendente, deOutra)).status).toBe(404)
    expect((await offer(atendente, uuidv7())).status).toBe(404)
    expect((await offer(atendente, dela)).dados.conteudo).toEqual({
      tipo: 'PROPOSTA',
      idnegociacao: dela,
      pede_aceite: true,
    })
    expect((await read(ana, sala)).dados.mensagens.map(({ conteudo }) => conteudo?.tipo)).toEqual([
      'PROPOSTA',
    ])
  })

  test('is changed and withdrawn by who wrote it, within 15 minutes; its words are gone then', async () => {
    const { sala } = await openSala()
    const { idmensagem } = (await write(ana, sala, 'Quero 10')).dados
    const params = { sala, idmensagem }
    const edit = (quem: Quem, texto: string) =>
      app.call(EDITA, { params, body: { ...deQuem(quem), texto } }, quem)
    const withdraw = () => app.call(RETIRA, { params, query: deQuem(ana) }, ana)
    expect((await edit(atendente, 'Quero 1')).status).toBe(404)
    expect((await edit(ana, 'Quero 12')).dados).toMatchObject({ sequencia: 1, revisao: 2 })
    expect(textsOf((await read(atendente, sala, { desde: 1 })).dados.mensagens)).toEqual(['Quero 12'])
    await app.sql`update mensagem_chat set criada_em = now() - interval '16 minutes' where idmensagem = ${idmensagem}`
    expect((await edit(ana, 'Quero 2')).falha.codigo).toBe('mensagem_fechada')
    await app.sql`update mensagem_chat set criada_em = now() where idmensagem = ${idmensagem}`
    expect((await withdraw()).dados).toMatchObject({ conteudo: null, retirada_em: expect.any(String) })
    expect((await withdraw()).status).toBe(200)
    expect((await edit(ana, 'de novo')).falha.codigo).toBe('mensagem_fechada')
    const [row] =
      await app.sql`select conteudo::text || texto as tudo from mensagem_chat where idmensagem = ${idmensagem}`
    expect(row?.tudo).not.toContain('12')
  })
})

describe('the history', () => {
  test('is read backwards by number, forwards by revision, and searched without accents', async () => {
    const { sala } = await openSala()
    for (let i = 1; i <= 12; i++) await write(ana, sala, i === 7 ? 'Tem CAFÉ torrado?' : `mensagem ${i}`)
    const newest = (await read(ana, sala, { limit: 5 })).dados
    expect(newest.mensagens.map(({ sequencia }) => sequencia)).toEqual([8, 9, 10, 11, 12])
    expect(newest.maisAntes).toBe(true)
    const before = (await read(ana, sala, { antes: 8, limit: 10 })).dados
    expect(before.mensagens.map(({ sequencia }) => sequencia)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(before.maisAntes).toBe(false)
    const since = (await read(ana, sala, { desde: 10, limit: 1 })).dados
    expect(since.mensagens.map(({ sequencia }) => sequencia)).toEqual([11])
    expect(since.maisDepois).toBe(true)
    expect(textsOf((await read(ana, sala, { query: 'cafe' })).dados.mensagens)).toEqual(['Tem CAFÉ torrado?'])
    expect((await read(ana, sala, { query: '%' })).dados.mensagens).toEqual([])
  })
})

describe('what was not seen', () => {
  test('is counted for each login until it has read it, over all its rooms', async () => {
    const { sala } = await openSala()
    const doPedido = await openSala(ana, { numpedido: await order() })
    const vinculado = { ...(await buildVinculado(app.sql, loja, [ana])), idcliente: ana.idcliente }
    await write(atendente, sala, 'um')
    await write(atendente, sala, 'dois')
    await write(atendente, doPedido.sala, 'três')
    await write(ana, sala, 'própria')
    expect([await countUnseen(ana), await countUnseen(vinculado)]).toEqual([3, 3])
    expect((await markRead(ana, sala, 1)).dados).toMatchObject({ lida_ate: 1, notificacoes: 2 })
    expect((await markRead(ana, sala, 3)).dados.notificacoes).toBe(1)
    expect(await countUnseen(vinculado)).toBe(3)
    expect((await list(ana)).dados.data.map(({ notificacoes }) => notificacoes)).toEqual([0, 1])
  })

  test('never grows again by an older number, nor is anything read that was not written', async () => {
    const { sala } = await openSala()
    await write(atendente, sala, 'um')
    expect((await markRead(ana, sala, 99)).dados.lida_ate).toBe(1)
    expect((await markRead(ana, sala, 0)).dados.lida_ate).toBe(1)
    await write(atendente, sala, 'dois')
    expect(await countUnseen(ana)).toBe(1)
  })

  test('loses what was withdrawn', async () => {
    const { sala } = await openSala()
    const { idmensagem } = (await write(atendente, sala, 'ops')).dados
    expect(await countUnseen(ana)).toBe(1)
    await app.call(RETIRA, { params: { sala, idmensagem }, query: deQuem(atendente) }, atendente)
    expect(await countUnseen(ana)).toBe(0)
  })

  test('shows the other side how far it was read', async () => {
    const { sala } = await openSala()
    await write(ana, sala, 'um')
    await markRead(atendente, sala, 1)
    expect((await read(ana, sala)).dados.sala.outroLado).toEqual({ entregue_ate: 1, lida_ate: 1 })
    expect((await read(atendente, sala)).dados.sala.outroLado).toEqual({ entregue_ate: 0, lida_ate: 0 })
  })
})

test('writing a message is one statement, listing a page of rooms three', async () => {
  const { sala } = await openSala()
  await write(ana, sala, 'aquece')
  const writes = await app.statementsOf(() => write(ana, sala, 'Oi'))
  expect(writes).toHaveLength(1)
  expect(await app.statementsOf(() => list(ana))).toHaveLength(3)
})
