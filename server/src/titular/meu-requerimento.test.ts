import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const MEUS = '/v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos'
const DA_LOJA = '/painel/v1/{idfornecedor}/titulares'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let rita: { token: string; idusuario: string }
let ana: ClienteDeTeste
const hoje = todayIn(FUSO_PADRAO, new Date())

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;[loja, outra] = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
  rita = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  ana = await buildCliente(app.sql, loja)
})

const paramsOf = (onde: FornecedorDeTeste, quem: ClienteDeTeste) => ({
  idcliente: quem.idcliente,
  idfornecedor: onde.idfornecedor,
})
const correcao = { tipo: 'CORRECAO', descricao: 'Meu nome é Ana Sousa, com s.' } as const
const ask = (body: object = correcao, { id = uuidv7(), onde = loja, quem = ana } = {}) =>
  app.call(
    `PUT ${MEUS}/{idrequerimento}`,
    { params: { ...paramsOf(onde, quem), idrequerimento: id }, body: body as never },
    quem,
  )
const withdraw = (id: string, quem = ana, onde = loja) =>
  app.call(
    `POST ${MEUS}/{idrequerimento}/retirada`,
    { params: { ...paramsOf(onde, quem), idrequerimento: id } },
    quem,
  )
const listMeus = async (onde = loja, quem = ana) =>
  (await app.call(`GET ${MEUS}`, { params: paramsOf(onde, quem) }, quem)).dados.data
const doPainel = () => ({ token: rita.token, fornecedor: loja.idfornecedor })
const listDaLoja = async (estado?: string, limit?: number) =>
  (
    await app.call(
      `GET ${DA_LOJA}`,
      { params: { idfornecedor: loja.idfornecedor }, query: { estado, limit } as never },
      doPainel(),
    )
  ).dados
const answer = (id: string, body: object = {}) =>
  app.call(
    `POST ${DA_LOJA}/{idrequerimento}/resposta`,
    {
      params: { idfornecedor: loja.idfornecedor, idrequerimento: id },
      body: { versao: 1, desfecho: 'ATENDIDO', resposta: 'Corrigido.', ...body } as never,
    },
    doPainel(),
  )
const cartasOf = (chave: string) =>
  app.sql<{ para: string; texto: string }[]>`
    select para, texto from correio where idfornecedor = ${loja.idfornecedor} and chave like ${chave}`

describe('a person asks a store something about its data, in the shop (LGPD art. 18; decision 0176)', () => {
  test('gets a protocol and the term, by letter too; the store is told and finds it among what waits', async () => {
    const { status, dados } = await ask()
    expect(status).toBe(200)
    expect(dados).toMatchObject({ ...correcao, canal: 'LOJA', estado: 'ABERTO', prazo: addDias(hoje, 15) })
    expect(dados.protocolo).toBe(dados.idrequerimento.slice(-8).toUpperCase())
    expect(await listMeus()).toEqual([dados])
    const daLoja = await listDaLoja()
    expect(daLoja).toMatchObject({ abertos: 1, a_vencer: 0, data: [{ ...correcao, tem_conta: true }] })
    const [minha] = await cartasOf('titular:%:recebido')
    expect(minha?.texto).toContain(dados.protocolo)
    const dela = await cartasOf('titular-chegou:%')
    expect(dela.map(({ para }) => para)).toHaveLength(1)
    expect(dela[0]?.texto).toContain(`/painel/${loja.slug}/titulares#titular-${dados.idrequerimento}`)
    expect(dela[0]?.texto).not.toContain('Sousa')
  })

  test('pressed twice it is one request with one letter; the same id for something else is refused', async () => {
    const id = uuidv7()
    const [a, b] = await Promise.all([ask(correcao, { id }), ask(correcao, { id })])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(await listMeus()).toHaveLength(1)
    expect(await cartasOf(`titular:${id}:recebido`)).toHaveLength(1)
    expect(await cartasOf(`titular-chegou:${id}:%`)).toHaveLength(1)
    expect((await ask({ tipo: 'ACESSO' }, { id })).falha.codigo).toBe('cadastro_mudou')
  })

  test('a correction says what is wrong; another kind may say nothing', async () => {
    expect((await ask({ tipo: 'CORRECAO', descricao: '  ' })).falha.campos).toHaveProperty('descricao')
    expect((await ask({ tipo: 'COMPARTILHAMENTO' })).status).toBe(200)
  })

  test('five wait at most, also asked at one moment; after ten in a day it is another day', async () => {
    const juntos = await Promise.all(
      Array.from({ length: 7 }, (_, i) => ask({ ...correcao, descricao: `Erro ${i}` })),
    )
    const feitos = juntos.filter(({ status }) => status === 200).map(({ dados }) => dados)
    expect(feitos).toHaveLength(5)
    expect(juntos.find(({ status }) => status === 400)?.falha.campos).toHaveProperty('tipo')
    for (const { idrequerimento } of feitos) await withdraw(idrequerimento)
    for (let i = 0; i < 5; i++) await withdraw((await ask()).dados.idrequerimento)
    const { status, falha } = await ask()
    expect([status, falha.codigo]).toEqual([429, 'muitas_requisicoes'])
    expect((await ask(correcao, { onde: outra })).status).toBe(200)
  })

  test('is taken back, twice like once, and waits in nobody’s list any more; nobody answers it', async () => {
    const { idrequerimento } = (await ask()).dados
    expect((await withdraw(idrequerimento)).dados.estado).toBe('RETIRADO')
    expect((await withdraw(idrequerimento)).status).toBe(200)
    expect(await listDaLoja()).toMatchObject({ abertos: 0, data: [] })
    expect((await listDaLoja('RETIRADO')).data).toMatchObject([{ idrequerimento, estado: 'RETIRADO' }])
    expect((await answer(idrequerimento, { versao: 2 })).falha.campos).toHaveProperty('desfecho')
  })

  test('whoever leaves the platform waits for no answer, and a number brings nobody’s data along', async () => {
    const { idrequerimento } = (await ask()).dados
    await ask(correcao, { onde: outra })
    const contas = await listDaLoja('ABERTO', 0)
    expect(contas).toMatchObject({ abertos: 1, a_vencer: 0, data: [] })
    await app.sql`update usuario set senha_hash = ${await hashSenhaLeve('vitrine-demo')} where idusuario = ${ana.idusuario}`
    const saiu = await app.call(
      'POST /v4/client/{idcliente}/dados/excluir',
      { params: { idcliente: ana.idcliente }, query: {}, body: { senha: 'vitrine-demo' } },
      ana,
    )
    expect(saiu.status).toBe(200)
    expect(await listDaLoja()).toMatchObject({ abertos: 0, data: [] })
    const abertos =
      await app.sql`select from requerimento where idcliente = ${ana.idcliente} and estado = 'ABERTO'`
    expect(abertos).toHaveLength(0)
    expect((await listDaLoja('RETIRADO')).data).toMatchObject([{ idrequerimento }])
  })

  test('once the store answered it stays answered, and the person reads it with the reason', async () => {
    const { idrequerimento } = (await ask()).dados
    await answer(idrequerimento, {
      desfecho: 'RECUSADO',
      motivo_recusa: 'SEM_DADOS',
      resposta: 'Não temos este dado.',
    })
    const { status, falha } = await withdraw(idrequerimento)
    expect([status, falha.codigo]).toEqual([409, 'cadastro_mudou'])
    expect(await listMeus()).toMatchObject([
      { estado: 'RECUSADO', resposta: 'Não temos este dado.', porque: expect.stringContaining('LGPD') },
    ])
  })

  test('answered and taken back at the same moment it is one of both', async () => {
    const { idrequerimento } = (await ask()).dados
    const juntos = await Promise.all([withdraw(idrequerimento), answer(idrequerimento)])
    expect(juntos.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(['RETIRADO', 'ATENDIDO']).toContain((await listMeus())[0]?.estado)
  })
})

describe('what is asked of one store', () => {
  test('no other store and no other person sees, changes or takes back', async () => {
    const bia = await buildCliente(app.sql, loja)
    const { idrequerimento } = (await ask()).dados
    expect(await listMeus(outra)).toEqual([])
    expect(await listMeus(loja, bia)).toEqual([])
    expect((await withdraw(idrequerimento, bia)).status).toBe(404)
    expect((await withdraw(idrequerimento, ana, outra)).status).toBe(404)
    expect((await ask(correcao, { id: idrequerimento, quem: bia })).status).toBe(404)
    expect((await listMeus())[0]?.estado).toBe('ABERTO')
  })

  test('may be asked by who never bought there: it is told the name that the person gives, and no account', async () => {
    const caio = await buildCliente(app.sql, outra)
    const { dados } = await ask({ tipo: 'ACESSO' }, { quem: caio })
    const [visto] = (await listDaLoja()).data
    expect(visto).toMatchObject({ idrequerimento: dados.idrequerimento, tem_conta: false })
    expect(visto?.contato).toContain('@')
    expect(JSON.stringify(visto)).not.toContain(outra.idfornecedor)
    expect(await listMeus(loja, caio)).toHaveLength(1)
  })

  test('is in the audit without a word of the person', async () => {
    const { idrequerimento } = (await ask()).dados
    await withdraw(idrequerimento)
    const eventos = await app.sql<{ ator: string; dados: object }[]>`
      select dados -> 'autor' ->> 'ator' as ator, dados from evento where idfornecedor = ${loja.idfornecedor} and dados::text like ${`%${idrequerimento}%`}`
    expect(eventos.map(({ ator }) => ator)).toEqual(['cliente', 'cliente'])
    expect(JSON.stringify(eventos)).not.toContain('Sousa')
  })
})
