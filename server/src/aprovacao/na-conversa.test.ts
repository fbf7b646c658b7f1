import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { AprovacaoDaSala, HistoricoChat, MensagemChat } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
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
import { expireAprovacoes } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
/** Prepares. */
let caio: LoginDeTeste
/** May send orders too. */
let bia: LoginDeTeste
let atendente: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  caio = await buildVinculado(app.sql, loja, [ana])
  bia = await buildVinculado(app.sql, loja, [ana])
  atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await app.sql`update usuario_cliente set submissao_pedido = false, administra = false where idusuario = ${caio.idusuario}`
  for (const { idusuario } of [bia, caio])
    await acceptTermos(app.sql, { idusuario, idcliente: ana.idcliente })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
})

type Quem = { token: string; idcliente?: string }
const comAna = ({ token }: { token: string }): Quem => ({ token, idcliente: ana.idcliente })
const deQuem = ({ idcliente }: Quem) => ({ idfornecedor: loja.idfornecedor, ...(idcliente && { idcliente }) })
const onde = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })

async function ask(): Promise<string> {
  const { dados, status } = await app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    { params: onde(), body: { submissao: buildSubmissao({ loja, cliente: ana, produto: arroz }) } },
    { token: caio.token },
  )
  expect(status).toBe(200)
  return dados.idaprovacao
}
const answer = (
  idaprovacao: string,
  acao: 'aprovar' | 'alterar' | 'recusar' | 'retirar',
  { token = ana.token, ...body }: { token?: string } & Record<string, unknown> = {},
) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}',
    { params: { ...onde(), idaprovacao, acao }, body: { revisao: 1, ...body } },
    { token },
  )
const look = (idaprovacao: string, quem: Quem) =>
  app.call('GET /v4/chat/aprovacoes/{idaprovacao}', { params: { idaprovacao }, query: deQuem(quem) }, quem)
async function see(idaprovacao: string, quem: Quem): Promise<AprovacaoDaSala> {
  const { status, dados } = await look(idaprovacao, quem)
  expect(status).toBe(200)
  return dados
}
async function openSala(): Promise<string> {
  const { dados } = await app.call('POST /v4/chat/salas', { body: onde() }, ana)
  return dados.sala
}
async function read(quem: Quem, sala: string, desde?: number): Promise<HistoricoChat> {
  const query = { ...deQuem(quem), ...(desde !== undefined && { desde }) }
  return (await app.call('GET /v4/chat/salas/{sala}/mensagens', { params: { sala }, query }, quem)).dados
}
const cartoesDe = (mensagens: readonly MensagemChat[]) =>
  mensagens.filter(({ conteudo }) => conteudo?.tipo === 'APROVACAO')
async function countUnseen(quem: Quem): Promise<number> {
  const { dados } = await app.call('GET /v4/chat/notificacoes', { query: deQuem(quem) }, quem)
  return dados.notificacoes
}
const write = (quem: Quem, sala: string, conteudo: object) =>
  app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    { params: { sala }, body: { ...deQuem(quem), idmensagem: uuidv7(), conteudo } as never },
    quem,
  )

describe('a request for approval stands in the room of its cliente (decision 0114)', () => {
  test('once, said by the shop under its own id, however often it is asked for', async () => {
    const [a, b] = await Promise.all([ask(), ask()])
    expect(await ask()).toBe(a)
    expect(b).toBe(a)
    const { mensagens, sala } = await read(comAna(bia), await openSala())
    expect(mensagens).toMatchObject([
      { idmensagem: a, lado: 'SISTEMA', sequencia: 1, conteudo: { tipo: 'APROVACAO', idaprovacao: a } },
    ])
    expect(sala).toMatchObject({ canal: 'CLIENTE', total_mensagens: 1 })
  })
  test('is news to who may answer, none to who asked, and to the team nothing that waits for it', async () => {
    await ask()
    expect(await countUnseen(ana)).toBe(1)
    expect(await countUnseen(comAna(bia))).toBe(1)
    expect(await countUnseen(comAna(caio))).toBe(0)
    expect(await countUnseen(atendente)).toBe(0)
    const [sala] = await app.sql<{ esperando_desde: Date | null; nao_lida_desde: Date | null }[]>`
      select esperando_desde, nao_lida_desde from sala_chat where idcliente = ${ana.idcliente}`
    expect(sala).toEqual({ esperando_desde: null, nao_lida_desde: null })
  })
  test('what who asked had not seen before it stays unseen', async () => {
    const sala = await openSala()
    await write(atendente, sala, { tipo: 'TEXTO', texto: 'Bom dia' })
    await ask()
    expect(await countUnseen(comAna(caio))).toBe(2)
  })
  test('is taken back by nobody as words are, and written by nobody', async () => {
    const idaprovacao = await ask()
    const sala = await openSala()
    const { status } = await app.call(
      'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}',
      { params: { sala, idmensagem: idaprovacao }, query: deQuem(comAna(caio)) },
      { token: caio.token },
    )
    expect(status).toBe(404)
    expect((await write(comAna(caio), sala, { tipo: 'APROVACAO', idaprovacao })).status).toBe(400)
  })
  test('of a store without the conversation stands nowhere, and is a request all the same', async () => {
    await app.sql`update fornecedor set modulos = '{Listas}' where idfornecedor = ${loja.idfornecedor}`
    const salas = () => app.call('GET /v4/chat/notificacoes', { query: deQuem(ana) }, ana)
    await expect.poll(async () => (await salas()).status).toBe(404)
    const idaprovacao = await ask()
    expect((await answer(idaprovacao, 'aprovar')).dados.estado).toBe('APROVADA')
    expect(await app.sql`select from sala_chat where idcliente = ${ana.idcliente}`).toHaveLength(0)
  })
})

describe('its card', () => {
  test('says who asks, how much and where it stands, each member by its own rights', async () => {
    await app.sql`update usuario set nome = 'Caio Nunes' where idusuario = ${caio.idusuario}`
    const idaprovacao = await ask()
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    const dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const igual = {
      idaprovacao,
      estado: 'PENDENTE',
      quemPediu: 'Caio Nunes',
      total: 27.9,
      produtos: 1,
      resposta: null,
    }
    expect(await see(idaprovacao, ana)).toMatchObject({ ...igual, paraMim: true, minha: false })
    expect(await see(idaprovacao, comAna(bia))).toMatchObject({ ...igual, paraMim: true, minha: false })
    expect(await see(idaprovacao, comAna(caio))).toMatchObject({ ...igual, paraMim: false, minha: true })
    for (const quem of [comAna(rep), atendente, dono])
      expect(await see(idaprovacao, quem)).toMatchObject({ ...igual, paraMim: false, minha: false })
  })
  test('has no total for who may not see prices', async () => {
    const idaprovacao = await ask()
    await app.sql`update cadastroextracliente set aprovado = false where idcliente = ${ana.idcliente}`
    await app.sql`update fornecedor set tags = array_append(tags, 'support-budget') where idfornecedor = ${loja.idfornecedor}`
    await expect.poll(async () => (await see(idaprovacao, ana)).total).toBeNull()
    expect((await see(idaprovacao, atendente)).total).toBe(27.9)
  })
  test.each([
    ['another customer', 404, () => buildCliente(app.sql, loja)],
    ['another customer that names hers', 404, async () => comAna(await buildCliente(app.sql, loja))],
    ['a representative of other clients', 404, () => buildEquipe(app.sql, loja, { papel: 'representante' })],
    [
      'staff of another store',
      401,
      async () => buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' }),
    ],
    ['a customer of another store', 404, async () => buildCliente(app.sql, await buildFornecedor(app.sql))],
  ])('is unknown to %s', async (_, status, build) => {
    const idaprovacao = await ask()
    expect((await look(idaprovacao, await build())).status).toBe(status)
  })
  test('of a request is answered by neither team nor representative', async () => {
    const idaprovacao = await ask()
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    for (const { token } of [atendente, rep]) {
      const tentada = await answer(idaprovacao, 'aprovar', { token })
      expect([401, 403, 404]).toContain(tentada.status)
    }
    expect(await see(idaprovacao, ana)).toMatchObject({ estado: 'PENDENTE' })
  })
})

describe('when it moves its message has changed once, and who asks what changed since reads it', () => {
  const movimentos: readonly [string, string, (id: string) => Promise<unknown>, object][] = [
    ['approved', 'APROVADA', (id) => answer(id, 'aprovar', { motivo: 'Pode ir.' }), { motivo: 'Pode ir.' }],
    ['refused', 'RECUSADA', (id) => answer(id, 'recusar', { motivo: 'Depois.' }), { motivo: 'Depois.' }],
    ['withdrawn', 'RETIRADA', (id) => answer(id, 'retirar', { token: caio.token }), { motivo: '' }],
    [
      'changed',
      'ALTERADA',
      (id) => answer(id, 'alterar', { itens: [{ id: arroz, quantidade: 1 }] }),
      { motivo: '' },
    ],
    [
      'expired',
      'VENCIDA',
      async (id) => {
        await app.sql`update aprovacao set expira_em = now() where idaprovacao = ${id}`
        await expireAprovacoes(app)
      },
      { quem: '' },
    ],
  ]
  test.each(movimentos)('%s', async (_, estado, move, resposta) => {
    const idaprovacao = await ask()
    const sala = await openSala()
    const { revisao } = (await read(ana, sala)).sala
    await move(idaprovacao)
    const { mensagens, sala: depois } = await read(atendente, sala, revisao)
    expect(mensagens).toMatchObject([{ idmensagem: idaprovacao, sequencia: 1, revisao: revisao + 1 }])
    expect(depois).toMatchObject({ revisao: revisao + 1, total_mensagens: 1 })
    const vista = await see(idaprovacao, atendente)
    expect(vista).toMatchObject({ estado, resposta })
    expect(vista.numpedido === null).toBe(estado !== 'APROVADA')
  })

  test('of two approvers at once there is one order, and one card that has moved once', async () => {
    const idaprovacao = await ask()
    const sala = await openSala()
    const { revisao } = (await read(ana, sala)).sala
    const [a, b] = await Promise.all([
      answer(idaprovacao, 'aprovar'),
      answer(idaprovacao, 'aprovar', { token: bia.token }),
    ])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.dados.numpedido).toBe(b.dados.numpedido)
    expect(await app.sql`select from pedido where idcliente = ${ana.idcliente}`).toHaveLength(1)
    const { mensagens, sala: depois } = await read(atendente, sala, 0)
    expect(cartoesDe(mensagens)).toHaveLength(1)
    expect(depois.revisao).toBe(revisao + 1)
  })

  test('an answer to what was withdrawn meanwhile is refused, and the card says what it became', async () => {
    const idaprovacao = await ask()
    await answer(idaprovacao, 'retirar', { token: caio.token })
    const { status, falha } = await answer(idaprovacao, 'aprovar', { token: bia.token })
    expect([status, falha.codigo]).toEqual([409, 'aprovacao_decidida'])
    expect(await see(idaprovacao, comAna(bia))).toMatchObject({ estado: 'RETIRADA', paraMim: false })
  })

  test('answers while everybody writes in the room hold nobody up for ever, and every number is drawn once', async () => {
    const sala = await openSala()
    for (let volta = 0; volta < 3; volta++) {
      const idaprovacao = await ask()
      const acao = volta % 2 === 0 ? 'aprovar' : 'recusar'
      const statuses = await Promise.all([
        answer(idaprovacao, acao, { motivo: 'x' }),
        answer(idaprovacao, 'retirar', { token: caio.token }),
        ...Array.from({ length: 6 }, (_, i) =>
          write(i % 2 ? ana : atendente, sala, { tipo: 'TEXTO', texto: `${volta}.${i}` }),
        ),
      ])
      expect(statuses.slice(2).map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(
        statuses
          .slice(0, 2)
          .map(({ status }) => status)
          .toSorted(),
      ).toEqual([200, 409])
    }
    const { mensagens, sala: depois } = await read(ana, sala, 0)
    expect(mensagens.map(({ sequencia }) => sequencia).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 21 }, (_, i) => i + 1),
    )
    expect(depois.revisao).toBe(24)
  })
})
