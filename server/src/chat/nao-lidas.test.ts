import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSala,
  buildVinculado,
  createTestApp,
  openAparelho,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { tellNaoLidas } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let marina: LoginDeTeste
let sala: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from sala_chat`
  await app.sql`delete from correio`
  await app.sql`delete from notificacao_push`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
})

type Quem = { token: string; idcliente?: string }
const deQuem = ({ idcliente }: Quem) => ({ idfornecedor: loja.idfornecedor, ...(idcliente && { idcliente }) })
const write = (quem: Quem, { onde = sala, interna = false, idmensagem = uuidv7() } = {}) =>
  app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    {
      params: { sala: onde },
      body: { ...deQuem(quem), idmensagem, interna, conteudo: { tipo: 'TEXTO', texto: 'Chegou hoje.' } },
    },
    { token: quem.token },
  )
const read = (lida_ate: number, quem: Quem = ana) =>
  app.call(
    'POST /v4/chat/salas/{sala}/leitura',
    { params: { sala }, body: { ...deQuem(quem), entregue_ate: lida_ate, lida_ate } },
    { token: quem.token },
  )
/** So many minutes ago. */
const age = (minutos = 11) =>
  app.sql`update sala_chat set nao_lida_desde = nao_lida_desde - make_interval(mins => ${minutos})`
const tell = () => tellNaoLidas(app.sql, app.config)
const listCartas = async () =>
  (await app.sql`select para, assunto, texto, idfornecedor from correio order by criado_em`).map((carta) => ({
    ...carta,
  }))

async function subscribe(pedidos = true): Promise<void> {
  const { aparelho } = openAparelho('https://push.example/ana')
  const body = { ...deQuem(ana), idcliente: ana.idcliente, aparelho, pedidos, alertas: true }
  expect((await app.call('POST /v4/notificacao/inscricao', { body }, { token: ana.token })).status).toBe(200)
}
const PREFERENCIA = '/v4/notificacao/conversas/{idfornecedor}/{idcliente}'
async function prefer(email: boolean, push: boolean, { idcliente, token } = ana): Promise<void> {
  const params = { idfornecedor: loja.idfornecedor, idcliente }
  const dita = await app.call(`PUT ${PREFERENCIA}`, { params, body: { email, push } }, { token })
  expect([dita.status, dita.dados]).toEqual([200, { email, push }])
  const lida = await app.call(`GET ${PREFERENCIA}`, { params }, { token })
  expect(lida.dados).toEqual({ email, push })
}
const listPush = async () =>
  (
    await app.sql`select conteudo ->> 'titulo' as titulo, conteudo ->> 'url' as url from notificacao_push`
  ).map((dita) => ({ ...dita }))

describe('what a store wrote and nobody has looked at for ten minutes', () => {
  test('is told by one letter, which leads to the room and does not repeat the words', async () => {
    await write(marina)
    await write(marina)
    await age()
    await tell()
    await tell()
    const [carta, ...outras] = await listCartas()
    const [pessoa] = await app.sql`select email from cliente where idcliente = ${ana.idcliente}`
    expect(outras).toEqual([])
    expect(carta).toMatchObject({
      para: pessoa?.email,
      idfornecedor: loja.idfornecedor,
      assunto: expect.stringMatching(/: 2 mensagens novas$/),
      texto: expect.stringContaining(`/${loja.slug}/chat/${sala}`),
    })
    expect(String(carta?.texto)).not.toContain('Chegou hoje.')
  })

  test('is told once until somebody reads, and then anew', async () => {
    await write(marina)
    await age()
    await tell()
    await write(marina)
    await age()
    await tell()
    expect(await listCartas()).toHaveLength(1)
    await read(2)
    await write(marina)
    await tell()
    expect(await listCartas()).toHaveLength(1)
    await age()
    await tell()
    expect(await listCartas()).toHaveLength(2)
  })

  test('is told to the devices of its customer, once', async () => {
    await subscribe()
    await write(marina)
    await age()
    await tell()
    await tell()
    expect(await listPush()).toEqual([
      { titulo: expect.stringContaining('escreveu para você'), url: `/${loja.slug}/chat/${sala}` },
    ])
  })

  test.each([
    ['by letter alone', [true, false], [1, 0]],
    ['on the device alone, whatever that hears of orders', [false, true], [0, 1]],
    ['by neither, and not later either', [false, false], [0, 0]],
  ] as const)('is told as its customer wants: %s (decision 0103)', async (_, [email, push], ditas) => {
    await subscribe(false)
    await prefer(email, push)
    await write(marina)
    await age()
    await tell()
    await prefer(true, true)
    await tell()
    expect([(await listCartas()).length, (await listPush()).length]).toEqual(ditas)
  })

  test('what one login wants is not what others of the same company do: the letter is of whose address it is', async () => {
    const outro = await buildVinculado(app.sql, loja, [ana])
    await subscribe()
    await prefer(false, false, { ...ana, token: outro.token })
    await write(marina)
    await age()
    await tell()
    expect([(await listCartas()).length, (await listPush()).length]).toEqual([1, 1])
    await read(1)
    // The company's own address, which is no login's: while one of them wants to be told, it is.
    await app.sql`update cliente set email = 'compras@empresa.example' where idcliente = ${ana.idcliente}`
    await write(marina)
    await age()
    await tell()
    expect(await listCartas()).toHaveLength(2)
    await read(2)
    await prefer(false, true)
    await write(marina)
    await age()
    await tell()
    expect(await listCartas()).toHaveLength(2)
  })

  test('who never said is told of both, and what is of another store stays as it was', async () => {
    const outra = await buildFornecedor(app.sql)
    const params = { idfornecedor: outra.idfornecedor, idcliente: ana.idcliente }
    await prefer(false, false)
    const lida = await app.call(`GET ${PREFERENCIA}`, { params }, { token: ana.token })
    expect(lida.dados).toEqual({ email: true, push: true })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['within the ten minutes', () => write(marina)],
    ['once it was read', async () => [await write(marina), await age(), await read(1)]],
    ['once its customer wrote', async () => [await write(marina), await age(), await write(ana)]],
    ['a day later', async () => [await write(marina), await age(24 * 60 + 1)]],
    ['of a note of the team', async () => [await write(marina, { interna: true }), await age()]],
    ['of what the customer wrote itself', async () => [await write(ana), await age()]],
    [
      'where the store has the conversation no more',
      async () => [
        await write(marina),
        await age(),
        await app.sql`update fornecedor set modulos = '{Cupons}' where idfornecedor = ${loja.idfornecedor}`,
      ],
    ],
  ])('is not told %s', async (_, happen) => {
    await happen()
    await tell()
    expect(await listCartas()).toEqual([])
  })

  test('and was withdrawn is not told; what is written after it is', async () => {
    const idmensagem = uuidv7()
    await write(marina, { idmensagem })
    await app.call(
      'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}',
      { params: { sala, idmensagem }, query: deQuem(marina) },
      { token: marina.token },
    )
    await age()
    await tell()
    expect(await listCartas()).toEqual([])
    await write(marina)
    await age()
    await tell()
    expect(await listCartas()).toHaveLength(1)
  })
})

describe('telling', () => {
  async function buildMais(quantas: number): Promise<void> {
    for (let n = 0; n < quantas; n += 1) {
      const cliente = await buildCliente(app.sql, loja)
      await write(marina, { onde: await buildSala(app.sql, loja.idfornecedor, cliente.idcliente) })
    }
  }

  test('by many processes at once writes one letter for each room, with as many statements for many as for one', async () => {
    await write(marina)
    await age()
    const um = await app.statementsOf(tell)
    await buildMais(5)
    await age()
    expect(await app.statementsOf(tell)).toHaveLength(um.length)
    await buildMais(5)
    await age()
    const outro = openDatabase(app.url, { max: 4, prazos: prazos.manutencao })
    await Promise.all([app.sql, outro, app.sql, outro].map((sql) => tellNaoLidas(sql, app.config)))
    await outro.end()
    expect(await listCartas()).toHaveLength(11)
  })

  test('of a room that cannot be told holds up no other, and comes later', async () => {
    await write(marina)
    await buildMais(1)
    await age()
    await app.sql.unsafe(`
      create function recusa_conversa() returns trigger language plpgsql as $$
        begin if new.chave like 'conversa:${sala}:%' then raise 'carta ruim'; end if; return new; end $$;
      create trigger ruim before insert on correio for each row execute function recusa_conversa();`)
    const { rodada, falhas } = openRodada()
    await tellNaoLidas(app.sql, app.config, rodada)
    expect([[...falhas.keys()], (await listCartas()).length]).toEqual([[`conversa ${sala}`], 1])
    await app.sql`drop trigger ruim on correio`
    await tell()
    expect(await listCartas()).toHaveLength(2)
  })

  test('waits for nobody who is being erased, and tells nobody who was', async () => {
    await write(marina)
    await age()
    await app.sql.begin(async (tx) => {
      await tx`select from cliente where idcliente = ${ana.idcliente} for update`
      await tell()
    })
    expect(await listCartas()).toEqual([])
    await app.sql`update cliente set excluido_em = now() where idcliente = ${ana.idcliente}`
    await tell()
    expect(await listCartas()).toEqual([])
  })
})
