import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, CallKey } from '@vitrine/contract'

import { FUSO_PADRAO, instantOf, weekdayOf } from '@vitrine/rules/data'

import { removeEquipe } from '../equipe/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSala,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const LISTA = 'GET /painel/v1/{idfornecedor}/conversas'
const ATENDENTE = 'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente'
const ADIA = 'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento'
const ESTADO = 'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado'
const AJUSTES = '/painel/v1/{idfornecedor}/atendimento'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let marina: LoginDeTeste
let davi: LoginDeTeste
let sala: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  // Nobody said when it is open: answers are due by the clock, at whatever hour this runs.
  await app.sql`update loja set horarios = '[null, null, null, null, null, null, null]' where idfornecedor = ${loja.idfornecedor}`
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  davi = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  ana = await buildCliente(app.sql, loja)
  sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
  await write(ana, 'Vocês fazem melhor preço?')
})

async function write(quem: { token: string; idcliente?: string }, texto: string, onde = sala) {
  const dono = { idfornecedor: loja.idfornecedor, ...(quem.idcliente && { idcliente: quem.idcliente }) }
  const nova = { idmensagem: uuidv7(), conteudo: { tipo: 'TEXTO', texto } } as const
  const body = { ...dono, ...nova }
  return app.call('POST /v4/chat/salas/{sala}/mensagens', { params: { sala: onde }, body }, quem)
}

/** What the team says to itself. */
async function note(texto: string) {
  const nota = { idmensagem: uuidv7(), interna: true, conteudo: { tipo: 'TEXTO', texto } } as const
  const body = { idfornecedor: loja.idfornecedor, ...nota }
  return app.call('POST /v4/chat/salas/{sala}/mensagens', { params: { sala }, body }, marina)
}

type Query = CallInput<(typeof import('@vitrine/contract').calls)[typeof LISTA]>['query']
async function list(query: Query = {}, { token } = marina) {
  const { status, dados } = await app.call(
    LISTA,
    { params: { idfornecedor: loja.idfornecedor }, query },
    { token },
  )
  expect(status).toBe(200)
  return dados
}
const salasDe = async (query: Query = {}, quem = marina) =>
  (await list(query, quem)).data.map((conversa) => conversa.sala)

const daSala = (onde = sala) => ({ params: { idfornecedor: loja.idfornecedor, sala: onde } })
const assign = (quem: LoginDeTeste, idatendente: string | null, visto: string | null = null) =>
  app.call(ATENDENTE, { ...daSala(), body: { idatendente, visto } }, { token: quem.token })
const postpone = async (ate: string | null, revisao?: number) =>
  app.call(
    ADIA,
    { ...daSala(), body: { ate, revisao: revisao ?? (await revisaoDe()) } },
    { token: marina.token },
  )
const setEstado = async (estado: 'ABERTA' | 'RESOLVIDA', revisao?: number) =>
  app.call(
    ESTADO,
    { ...daSala(), body: { estado, revisao: revisao ?? (await revisaoDe()) } },
    { token: marina.token },
  )
async function revisaoDe(): Promise<number> {
  const [row] = await app.sql<
    { revisao: number }[]
  >`select revisao::int as revisao from sala_chat where idsala = ${sala}`
  return row?.revisao ?? 0
}
const emUmaHora = () => new Date(Date.now() + 3_600_000).toISOString()
const age = (minutos: number, onde = sala) =>
  app.sql`update sala_chat set esperando_desde = now() - make_interval(mins => ${minutos}) where idsala = ${onde}`

/** Another customer's conversation. */
async function buildOutra(): Promise<string> {
  const cliente = await buildCliente(app.sql, loja)
  const outra = await buildSala(app.sql, loja.idfornecedor, cliente.idcliente)
  await write(cliente, 'Oi', outra)
  return outra
}

describe('a conversation', () => {
  test('is taken, given to a colleague and let go; its customer sees by whom', async () => {
    const tomada = await assign(marina, marina.idusuario)
    expect([tomada.status, tomada.dados.atendente?.idusuario]).toEqual([200, marina.idusuario])
    expect((await assign(marina, davi.idusuario, marina.idusuario)).status).toBe(200)
    const query = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
    const { dados } = await app.call('GET /v4/chat/salas', { query }, ana)
    expect(dados.data[0]?.atendente?.idusuario).toBe(davi.idusuario)
    expect((await assign(davi, null, davi.idusuario)).dados.atendente).toBeNull()
  })

  test('that two take at once is taken by one; the other is told by whom', async () => {
    const feitas = await Promise.all([assign(marina, marina.idusuario), assign(davi, davi.idusuario)])
    expect(feitas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const recusada = feitas.find(({ status }) => status === 409)
    const tomada = feitas.find(({ status }) => status === 200)
    expect(recusada?.falha).toMatchObject({
      codigo: 'conversa_mudou',
      detalhes: { idatendente: tomada?.dados.atendente?.idusuario },
    })
  })

  test('taken again because the answer was lost stays taken', async () => {
    await assign(marina, marina.idusuario)
    expect((await assign(marina, marina.idusuario)).status).toBe(200)
  })

  test.each([
    ['a representative', () => buildEquipe(app.sql, loja, { papel: 'representante' })],
    [
      'who attends at another store',
      async () => buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'atendente' }),
    ],
    ['a customer', () => Promise.resolve({ idusuario: ana.idusuario, token: '' })],
  ])('is not given to %s', async (_, build) => {
    const quem = await build()
    expect((await assign(marina, quem.idusuario)).status).toBe(404)
  })

  test('is given back by who leaves the team, also while it is given to them', async () => {
    const autor = { ator: 'fornecedor', idusuario: davi.idusuario }
    const quem = { idfornecedor: loja.idfornecedor, autor }
    await Promise.all([
      assign(davi, marina.idusuario),
      app.sql.begin((tx) => removeEquipe(tx, quem, [{ idusuario: marina.idusuario, papel: 'atendente' }])),
    ])
    const [row] = await app.sql`select idatendente from sala_chat where idsala = ${sala}`
    expect(row?.idatendente).toBeNull()
  })

  test('that nobody has is of who answers it; a note takes nothing, nor does an answer to a colleague’s', async () => {
    const dono = async () => (await list()).data[0]?.atendente?.idusuario ?? null
    await note('Cliente antiga')
    expect(await dono()).toBeNull()
    await write(marina, 'Fazemos, sim.')
    expect(await dono()).toBe(marina.idusuario)
    await write(davi, 'E com frete grátis.')
    expect(await dono()).toBe(marina.idusuario)
  })

  test('that two answer at once, while its customer writes, is of one of them, and nothing is lost', async () => {
    const escritas = [marina, ana, davi, ana, marina, davi].map((quem, i) =>
      write(quem, `Ao mesmo tempo ${i}`),
    )
    expect((await Promise.all(escritas)).map(({ status }) => status)).toEqual(escritas.map(() => 200))
    const [conversa] = (await list()).data
    expect([marina.idusuario, davi.idusuario]).toContain(conversa?.atendente?.idusuario)
    expect(conversa?.total_mensagens).toBe(1 + escritas.length)
  })

  test('answered by who leaves the team at that moment is nobody’s', async () => {
    const quem = { idfornecedor: loja.idfornecedor, autor: { ator: 'fornecedor', idusuario: davi.idusuario } }
    await Promise.all([
      write(marina, 'Fazemos, sim.'),
      app.sql.begin((tx) => removeEquipe(tx, quem, [{ idusuario: marina.idusuario, papel: 'atendente' }])),
    ])
    const [row] = await app.sql`select idatendente from sala_chat where idsala = ${sala}`
    expect(row?.idatendente).toBeNull()
  })

  test('put off is out of sight until its hour, and comes back when its customer writes', async () => {
    const ate = emUmaHora()
    expect((await postpone(ate)).dados.adiada_ate).toBe(ate)
    expect([await salasDe(), await salasDe({ vista: 'ADIADA' })]).toEqual([[], [sala]])
    await write(marina, 'Vejo com o gerente.')
    expect(await salasDe()).toEqual([])
    await write(ana, 'E aí?')
    expect([await salasDe(), await salasDe({ vista: 'ADIADA' })]).toEqual([[sala], []])
  })

  test('comes back by itself once the hour is over, and when it is taken back', async () => {
    await postpone(emUmaHora())
    await app.sql`update sala_chat set adiada_ate = now() - interval '1 second' where idsala = ${sala}`
    expect(await salasDe()).toEqual([sala])
    expect((await list()).data[0]?.adiada_ate).toBeNull()
    await postpone(emUmaHora())
    await postpone(null)
    expect(await salasDe()).toEqual([sala])
  })

  test('is not put off until an hour that is over', async () => {
    const { status, falha } = await postpone('2020-01-01T00:00:00.000Z')
    expect([status, falha.codigo]).toEqual([400, 'entrada_invalida'])
  })

  test('that is done waits no more, and a new message of its customer opens it again', async () => {
    const { dados } = await setEstado('RESOLVIDA')
    expect(dados).toMatchObject({ estado: 'RESOLVIDA', esperando_desde: null, prazo: null })
    expect([await salasDe(), await salasDe({ vista: 'RESOLVIDA' })]).toEqual([[], [sala]])
    await write(marina, 'Obrigada!')
    expect(await salasDe()).toEqual([])
    await write(ana, 'Só mais uma coisa')
    expect([await salasDe(), await salasDe({ vista: 'RESOLVIDA' })]).toEqual([[sala], []])
  })

  test('is not put aside with something in it that was not seen', async () => {
    const revisao = await revisaoDe()
    await write(ana, 'Espera, mudei de ideia')
    for (const feita of [await setEstado('RESOLVIDA', revisao), await postpone(emUmaHora(), revisao)])
      expect([feita.status, feita.falha.codigo]).toEqual([409, 'conversa_mudou'])
    expect(await salasDe()).toEqual([sala])
  })

  test("of another store is unknown, whatever is asked; the team's own room is no customer's", async () => {
    const vizinha = await buildFornecedor(app.sql)
    const { token } = await buildEquipe(app.sql, vizinha, { papel: 'fornecedor' })
    const params = { idfornecedor: vizinha.idfornecedor, sala }
    const equipe = uuidv7()
    await app.sql`insert into sala_chat (idsala, idfornecedor, canal, ultima_em) values (${equipe}, ${loja.idfornecedor}, 'EQUIPE', now())`
    const statuses = [
      await app.call(ATENDENTE, { params, body: { idatendente: null, visto: null } }, { token }),
      await app.call(ADIA, { params, body: { ate: null, revisao: 0 } }, { token }),
      await app.call(ESTADO, { params, body: { estado: 'RESOLVIDA', revisao: 0 } }, { token }),
      await app.call(
        ESTADO,
        { ...daSala(equipe), body: { estado: 'RESOLVIDA', revisao: 0 } },
        { token: davi.token },
      ),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404])
    expect(await salasDe()).toEqual([sala])
  })
})

describe('the list of the team', () => {
  test('has who waits longest first, then the newest talk, and counts each kind', async () => {
    const [outra, respondida] = [await buildOutra(), await buildOutra()]
    await age(30, outra)
    await write(marina, 'Pois não?', respondida)
    await assign(marina, marina.idusuario)
    const { data, contagens, totalItems } = await list()
    expect(data.map((conversa) => conversa.sala)).toEqual([outra, sala, respondida])
    expect([totalItems, contagens]).toEqual([
      3,
      { abertas: 3, minhas: 2, sem_atendente: 1, atrasadas: 0, adiadas: 0 },
    ])
    expect(await salasDe({ quem: 'MINHAS' })).toEqual([sala, respondida])
    expect(await salasDe({ quem: 'MINHAS' }, davi)).toEqual([])
    expect(await salasDe({ quem: 'SEM_ATENDENTE' })).toEqual([outra])
    expect((await list({ perpage: 2, page: 2 })).data.map((conversa) => conversa.sala)).toEqual([respondida])
  })

  test('says until when an answer is due, and who waits for too long: an hour unless the store says otherwise', async () => {
    const outra = await buildOutra()
    await age(59, outra)
    await age(61)
    const { data, contagens } = await list()
    expect(data.map(({ atrasada }) => atrasada)).toEqual([true, false])
    expect(contagens.atrasadas).toBe(1)
    expect(await salasDe({ atrasadas: true })).toEqual([sala])
    const [{ prazo = null, esperando_desde = null } = {}] = data
    expect(Date.parse(prazo ?? '') - Date.parse(esperando_desde ?? '')).toBe(3_600_000)
    await write(marina, 'Fazemos, sim.')
    expect((await list()).contagens.atrasadas).toBe(0)
  })

  test('asks as many statements for one conversation as for many', async () => {
    await list()
    const um = await app.statementsOf(() => list())
    await buildOutra()
    await buildOutra()
    expect(await app.statementsOf(() => list())).toHaveLength(um.length)
    expect(um).toHaveLength(3)
  })

  test('of those who attend says what each has taken', async () => {
    await buildEquipe(app.sql, loja, { papel: 'representante' })
    await assign(marina, marina.idusuario)
    const { dados } = await app.call(
      'GET /painel/v1/{idfornecedor}/atendentes',
      { params: { idfornecedor: loja.idfornecedor } },
      { token: davi.token },
    )
    const porId = new Map(
      dados.data.map(({ idusuario, papel, conversas }) => [idusuario, { papel, conversas }]),
    )
    expect(porId).toEqual(
      new Map([
        [marina.idusuario, { papel: 'atendente', conversas: 1 }],
        [davi.idusuario, { papel: 'fornecedor', conversas: 0 }],
      ]),
    )
  })
})

describe('how a store attends', () => {
  const params = () => ({ idfornecedor: loja.idfornecedor })
  const read = async () =>
    (await app.call(`GET ${AJUSTES}`, { params: params() }, { token: marina.token })).dados
  const save = (
    body: { prazo_minutos?: number | null; atende_feriado?: boolean; versao?: number | null },
    quem = davi,
  ) => app.call(`PUT ${AJUSTES}`, { params: params(), body }, { token: quem.token })

  test('is an hour until somebody who runs it says otherwise, with a version and the audit', async () => {
    expect(await read()).toEqual({
      versao: null,
      prazo_minutos: 60,
      ausencia: true,
      atende_feriado: false,
      mensagem_ausencia: '',
    })
    expect((await save({ prazo_minutos: 15, versao: null })).dados).toMatchObject({
      versao: 1,
      prazo_minutos: 15,
    })
    await age(20)
    expect((await list()).contagens.atrasadas).toBe(1)
    expect((await save({ prazo_minutos: null, versao: 1 })).dados).toMatchObject({
      versao: 2,
      prazo_minutos: null,
    })
    expect((await list()).data[0]).toMatchObject({ prazo: null, atrasada: false })
    const eventos = await app.sql`
      select tipo, dados -> 'depois' ->> 'prazo_minutos' as depois from evento
      where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'ajuste_atendimento' order by idevento`
    expect(eventos).toEqual([
      { tipo: 'cadastro.CRIADO', depois: '15' },
      { tipo: 'cadastro.MUDADO', depois: null },
    ])
  })

  test('is told to a customer before it writes: how soon, and when somebody is back (ux 1.18.2)', async () => {
    const said = async () => (await app.call('GET /v4/chat/expediente', { query: params() }, ana)).dados
    expect(await said()).toEqual({ volta_em: null, fechado_hoje: null, prazo_minutos: 60 })
    const horarios = Array.from({ length: 7 }, (_, dia) =>
      dia + 1 === weekdayOf(amanha) ? '00:00-23:59' : null,
    )
    await app.sql`update loja set horarios = ${app.sql.json(horarios)} where idfornecedor = ${loja.idfornecedor}`
    // Tomorrow may be a holiday.
    await save({ prazo_minutos: null, atende_feriado: true })
    const volta_em = instantOf(amanha, '00:00', FUSO_PADRAO).toISOString()
    expect(await said()).toEqual({ volta_em, fechado_hoje: null, prazo_minutos: null })
  })

  test('is not changed over a version that nobody saw, nor by who attends alone', async () => {
    await save({ prazo_minutos: 15 })
    const { status, falha } = await save({ prazo_minutos: 30, versao: null })
    expect([status, falha.codigo]).toEqual([409, 'cadastro_mudou'])
    expect((await save({ prazo_minutos: 5 }, marina)).status).toBe(403)
    expect((await read()).prazo_minutos).toBe(15)
  })

  test('is nobody’s where the store has no conversation (§5 Module access)', async () => {
    await app.sql`update fornecedor set modulos = '{Cupons}' where idfornecedor = ${loja.idfornecedor}`
    await app.settle()
    const chamadas: CallKey[] = [LISTA, `GET ${AJUSTES}`]
    for (const chamada of chamadas)
      expect((await app.call(chamada as typeof LISTA, { params: params(), query: {} }, marina)).status).toBe(
        404,
      )
  })
})

test('a note of the team opens nothing: what a customer does not see changes nothing for it', async () => {
  await setEstado('RESOLVIDA')
  await note('Cliente antiga')
  expect(await salasDe({ vista: 'RESOLVIDA' })).toEqual([sala])
})
