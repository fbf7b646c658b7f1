import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildCenaDeNegociacao, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildCliente, createTestApp, type AppDeTeste, type ClienteDeTeste } from '../teste/index.ts'

const LISTA = 'GET /painel/v1/{idfornecedor}/carrinhos-abertos'

let app: AppDeTeste
let cena: CenaDeNegociacao
let bia: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
  bia = await buildCliente(app.sql, cena.loja)
  await fill(bia)
})

const fill = (quem: ClienteDeTeste, quantidade = 2) =>
  app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: quem.idcliente },
      query: { idfornecedor: cena.loja.idfornecedor },
      body: { cartItens: [{ id: cena.lata, quantidade }] },
    },
    { token: quem.token },
  )
const list = (query: Parameters<typeof app.call<typeof LISTA>>[1]['query'] = {}, quem = cena.marina) =>
  app.call(LISTA, { params: { idfornecedor: cena.loja.idfornecedor }, query }, { token: quem.token })
const setPresenca = (idcliente: string) =>
  app.sql`
    insert into presenca_carrinho (idfornecedor, idcliente, idusuario, nome, aberto)
    values (${cena.loja.idfornecedor}, ${idcliente}, ${cena.ana.idusuario}, 'José Arruda', true)`

describe('live carts of a store', () => {
  test('who is here comes first; each with what it has, what it comes to and who holds it', async () => {
    await setPresenca(cena.ana.idcliente)
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await cena.answer(cena.lata, { visto: 1, resposta: 'CONTRAPROPOR', preco: 9 })
    const { dados } = await list()
    expect(dados).toMatchObject({
      totalItems: 2,
      contagens: { todos: 2, aqui_agora: 1, em_negociacao: 1, aguarda_supervisor: 0 },
    })
    expect(dados.data).toMatchObject([
      {
        idcliente: cena.ana.idcliente,
        linhas: 3,
        total: 405,
        presenca: { nome: 'José Arruda', aqui: true },
        posse: { minha: true },
        estado: 'ABERTA',
        contrapropostas: 1,
      },
      {
        idcliente: bia.idcliente,
        linhas: 1,
        total: 20,
        presenca: { nome: null, aqui: false },
        posse: null,
        estado: null,
      },
    ])
  })

  test('filtered by kind, by name and by document, masked or not; paged', async () => {
    await app.sql`update cliente set nome = 'Bar do Zé 100%', documento = '12345678901' where idcliente = ${bia.idcliente}`
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 8.5, pede_supervisor: true })
    const idsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).dados.data.map(({ idcliente }) => idcliente)
    expect(await idsOf({ vista: 'EM_NEGOCIACAO' })).toEqual([cena.ana.idcliente])
    expect(await idsOf({ vista: 'AGUARDA_SUPERVISOR' })).toEqual([cena.ana.idcliente])
    expect(await idsOf({ vista: 'AQUI_AGORA' })).toEqual([])
    expect(await idsOf({ busca: 'bar do ze' })).toEqual([bia.idcliente])
    expect(await idsOf({ busca: '123.456.789-01' })).toEqual([bia.idcliente])
    expect(await idsOf({ busca: '100%' })).toEqual([bia.idcliente])
    expect(await idsOf({ busca: '%' })).toEqual([bia.idcliente])
    const segunda = (await list({ page: 2, perpage: 1 })).dados
    expect([segunda.data.length, segunda.totalPages, segunda.totalItems]).toEqual([1, 2, 2])
  })

  test('takes the same number of statements for one cart as for twenty', async () => {
    await list()
    const few = await app.statementsOf(() => list({ perpage: 1 }))
    for (let i = 0; i < 20; i++) await fill(await buildCliente(app.sql, cena.loja), i + 1)
    await list()
    const many = await app.statementsOf(() => list({ perpage: 100 }))
    expect(many.length).toBeLessThanOrEqual(few.length)
  })

  test('a lease that has run out is none; an empty cart is not listed', async () => {
    await cena.take()
    await cena.wait(301)
    await cena.save(cena.ana, {})
    expect((await list()).dados).toMatchObject({ totalItems: 1, contagens: { em_negociacao: 0 } })
  })

  test('the prices of a customer who may see none are nobody else to tell', async () => {
    await app.sql`update fornecedor set tags = array_append(tags, 'block-not-approved-user') where idfornecedor = ${cena.loja.idfornecedor}`
    await app.sql`update cadastroextracliente set aprovado = false where idcliente = ${bia.idcliente}`
    const doCliente = (await list()).dados.data.find(({ idcliente }) => idcliente === bia.idcliente)
    expect(doCliente?.total).toBeNull()
  })

  test('the staff of another store sees nothing of it', async () => {
    const outra = await buildCenaDeNegociacao(app)
    expect((await list({}, outra.marina)).status).toBe(403)
    expect(
      (
        await app.call(
          LISTA,
          { params: { idfornecedor: outra.loja.idfornecedor } },
          { token: outra.marina.token },
        )
      ).dados.totalItems,
    ).toBe(1)
  })
})
