import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let rita: { token: string; idusuario: string }
let ana: ClienteDeTeste
const hoje = todayIn(FUSO_PADRAO, new Date())

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rita = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  ana = await buildCliente(app.sql, loja)
})

const base = '/painel/v1/{idfornecedor}/titulares'
const doPainel = () => ({ token: rita.token, fornecedor: loja.idfornecedor })
const emailOf = async () => {
  const [row] = await app.sql<
    { email: string }[]
  >`select email from cliente where idcliente = ${ana.idcliente}`
  return row?.email ?? ''
}
const write = async (dito: object = {}, idrequerimento = uuidv7()) =>
  app.call(
    `PUT ${base}/{idrequerimento}`,
    {
      params: { idfornecedor: loja.idfornecedor, idrequerimento },
      body: {
        tipo: 'EXCLUSAO',
        canal: 'EMAIL',
        nome: 'Ana Souza',
        contato: await emailOf(),
        recebido_em: hoje,
        ...dito,
      },
    },
    doPainel(),
  )
const list = async (query: object = {}) =>
  (await app.call(`GET ${base}`, { params: { idfornecedor: loja.idfornecedor }, query }, doPainel())).dados
const paramsOf = (idrequerimento: string) => ({
  params: { idfornecedor: loja.idfornecedor, idrequerimento },
})
const open = (id: string) => app.call(`GET ${base}/{idrequerimento}`, paramsOf(id), doPainel())
const answer = (id: string, body: object) =>
  app.call(
    `POST ${base}/{idrequerimento}/resposta`,
    { ...paramsOf(id), body: { versao: 1, desfecho: 'ATENDIDO', resposta: 'Feito.', ...body } } as never,
    doPainel(),
  )
const anonymize = (id: string, body: { versao: number; protocolo_da_exclusao: string }) =>
  app.call(`POST ${base}/{idrequerimento}/anonimizacao`, { ...paramsOf(id), body }, doPainel())
const listCartas = () =>
  app.sql<{ assunto: string; texto: string; para: string }[]>`
    select para, assunto, texto from correio where idfornecedor = ${loja.idfornecedor} and chave like 'titular:%' order by criado_em`

describe('a request of a person about its data (LGPD art. 18)', () => {
  test('is written down by hand, with its term, its account and a letter that tells the protocol', async () => {
    const { status, dados } = await write({ recebido_em: addDias(hoje, -17), descricao: 'Quero sair.' })
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      estado: 'ABERTO',
      tem_conta: true,
      prazo: addDias(hoje, -2),
      dias_restantes: -2,
      automatico: false,
      descricao: 'Quero sair.',
    })
    expect(await list()).toMatchObject({
      abertos: 1,
      vencidos: 1,
      data: [{ protocolo: dados.protocolo }],
      cursor: null,
    })
    expect((await listCartas())[0]?.texto).toContain(dados.protocolo)
  })

  test('sent twice is one, and has one letter', async () => {
    const id = uuidv7()
    const [a, b] = await Promise.all([write({}, id), write({}, id)])
    expect([a.status, b.status]).toEqual([200, 200])
    expect((await list()).abertos).toBe(1)
    expect(await listCartas()).toHaveLength(1)
    expect((await write({ tipo: 'ACESSO' }, id)).status).toBe(409)
  })

  test('of a day to come, or of a document that nobody has, is refused at its field', async () => {
    expect((await write({ recebido_em: addDias(hoje, 1) })).falha.campos).toHaveProperty('recebido_em')
    expect((await write({ documento: '111.444.777-35' })).falha.campos).toHaveProperty('documento')
    expect((await list()).abertos).toBe(0)
  })

  test('of somebody who bought elsewhere alone knows nobody, by mailbox and by document', async () => {
    const outra = await buildFornecedor(app.sql)
    const bia = await buildCliente(app.sql, outra)
    const [row] = await app.sql<{ email: string; documento: string }[]>`
      select email, documento from cliente where idcliente = ${bia.idcliente}`
    expect((await write({ contato: row?.email })).dados.tem_conta).toBe(false)
    expect((await write({ documento: row?.documento })).falha.campos).toHaveProperty('documento')
  })

  test('is refused with a reason of the law, and taken up again', async () => {
    const { idrequerimento } = (await write()).dados
    expect((await answer(idrequerimento, { desfecho: 'RECUSADO' })).falha.campos).toHaveProperty(
      'motivo_recusa',
    )
    const recusado = await answer(idrequerimento, {
      desfecho: 'RECUSADO',
      motivo_recusa: 'IDENTIDADE_NAO_CONFIRMADA',
    })
    expect(recusado.dados).toMatchObject({ estado: 'RECUSADO', versao: 2 })
    expect((await listCartas()).at(-1)?.texto).toContain('LGPD, art. 18')
    const mudou = await answer(idrequerimento, {})
    expect([mudou.status, mudou.falha.codigo]).toEqual([409, 'cadastro_mudou'])
    expect((await answer(idrequerimento, { versao: 2, desfecho: 'ABERTO' })).dados).toMatchObject({
      estado: 'ABERTO',
      encerrado_em: null,
      motivo_recusa: null,
    })
  })

  test('has a copy of what this store keeps, and nothing of another', async () => {
    const outra = await buildFornecedor(app.sql)
    await app.sql`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado)
      values (${outra.idfornecedor}, ${ana.idcliente}, ${uuidv7()}, true)`
    for (const { idfornecedor } of [loja, outra])
      await app.sql`
        insert into lista_compras (idlista, idfornecedor, idcliente, nome)
        values (${uuidv7()}, ${idfornecedor}, ${ana.idcliente}, ${`Lista ${idfornecedor}`})`
    const { idrequerimento } = (await write({ tipo: 'PORTABILIDADE' })).dados
    const { dados } = await app.call(
      `POST ${base}/{idrequerimento}/copia`,
      paramsOf(idrequerimento),
      doPainel(),
    )
    const texto = JSON.stringify(dados.tabelas)
    expect(texto).toContain(`Lista ${loja.idfornecedor}`)
    expect(texto).not.toContain(outra.idfornecedor)
    expect(dados.tabelas.map(({ nome }) => nome)).not.toContain('sessoes')
    expect(dados.requerimento.copia_em).not.toBeNull()
  })

  test('to be erased takes what this store keeps and leaves what another one has, and its proof', async () => {
    const outra = await buildFornecedor(app.sql)
    await app.sql`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado)
      values (${outra.idfornecedor}, ${ana.idcliente}, ${uuidv7()}, true)`
    for (const { idfornecedor } of [loja, outra])
      await app.sql`
        insert into lista_compras (idlista, idfornecedor, idcliente, nome)
        values (${uuidv7()}, ${idfornecedor}, ${ana.idcliente}, 'Segredo')`
    const { idrequerimento, protocolo, versao } = (await write({ descricao: 'Me esqueçam.' })).dados
    expect((await open(idrequerimento)).dados).toMatchObject({
      protocolo_da_exclusao: protocolo,
      pendencias: [],
    })
    expect(
      (await anonymize(idrequerimento, { versao, protocolo_da_exclusao: 'NADA' })).falha.campos,
    ).toHaveProperty('protocolo_da_exclusao')
    const { dados } = await anonymize(idrequerimento, {
      versao,
      protocolo_da_exclusao: protocolo.toLowerCase(),
    })
    expect(dados).toMatchObject({
      estado: 'ATENDIDO',
      nome: '',
      contato: '',
      descricao: '',
      pedidos_guardados: 0,
    })
    const onde = async (tabela: 'lista_compras' | 'cadastroextracliente') =>
      (
        await app.sql<{ idfornecedor: string }[]>`
          select idfornecedor from ${app.sql(tabela)} where idcliente = ${ana.idcliente}`
      ).map(({ idfornecedor }) => idfornecedor)
    expect(await onde('lista_compras')).toEqual([outra.idfornecedor])
    expect(await onde('cadastroextracliente')).toEqual([outra.idfornecedor])
    expect((await listCartas()).map(({ assunto }) => assunto)).toEqual([
      expect.stringContaining('apagamos os seus dados'),
    ])
    // The register tells that it was done, and of nobody.
    const eventos = await app.sql<{ dados: object }[]>`
      select dados from evento where idfornecedor = ${loja.idfornecedor}`
    expect(JSON.stringify(eventos)).not.toContain('Ana Souza')
    expect(JSON.stringify(eventos)).toContain('anonimizado_em')
    expect((await answer(idrequerimento, { versao: versao + 1 })).status).toBe(400)
  })

  test('to be erased waits while money is owed', async () => {
    await app.sql`
      update cadastroextracliente set credito_usado_centavos = 100 where idcliente = ${ana.idcliente} and idfornecedor = ${loja.idfornecedor}`
    const { idrequerimento, protocolo, versao } = (await write()).dados
    expect((await open(idrequerimento)).dados.protocolo_da_exclusao).toBeNull()
    const { status, falha } = await anonymize(idrequerimento, { versao, protocolo_da_exclusao: protocolo })
    expect([status, falha.codigo]).toEqual([422, 'exclusao_recusada'])
    expect((await list()).abertos).toBe(1)
  })

  test('that the shop does by itself stands there as met, once a day', async () => {
    const read = () =>
      app.call(
        'POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia',
        { params: { idcliente: ana.idcliente, idfornecedor: loja.idfornecedor } },
        ana,
      )
    await Promise.all([read(), read()])
    const { data, abertos } = await list({ estado: 'ATENDIDO' })
    expect(abertos).toBe(0)
    expect(data).toMatchObject([{ tipo: 'ACESSO', canal: 'LOJA', automatico: true, tem_conta: true }])
    expect((await answer(data[0]?.idrequerimento ?? '', {})).status).toBe(400)
  })

  test('goes page by page, those whose term ends first before, in a fixed number of statements', async () => {
    await app.sql`
      insert into requerimento (idfornecedor, idrequerimento, tipo, canal, nome, contato, recebido_em)
      select ${loja.idfornecedor}, gen_random_uuid(), 'ACESSO', 'EMAIL', 'n' || n, 'x', current_date - n from generate_series(1, 60) n`
    const primeira = await list()
    expect(primeira.data.map(({ nome }) => nome).slice(0, 2)).toEqual(['n60', 'n59'])
    const segunda = await list({ cursor: primeira.cursor })
    expect([primeira.data.length, segunda.data.length, segunda.cursor]).toEqual([50, 10, null])
    expect(await app.statementsOf(() => list())).toHaveLength(2)
    const errado = await app.call(
      `GET ${base}`,
      { params: { idfornecedor: loja.idfornecedor }, query: { cursor: 'x' } },
      doPainel(),
    )
    expect(errado.status).toBe(400)
  })
})
