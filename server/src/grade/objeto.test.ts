import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildCenaDeNegociacao, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildErp, createTestApp, type AppDeTeste } from '../teste/index.ts'

/** An accepted negotiation is an object: what was agreed is the same in cart, order, letter, event and ERP (ahead C3). */
let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.5, motivo: 'leva 30' })
  await app.call(
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete',
    { params: cena.params, body: { visto: await revisao(), frete: 4, motivo: 'na mesma rota' } },
    { token: cena.marina.token },
  )
  await cena.acceptTudo(await revisao())
})

const revisao = async () => (await cena.read()).dados.negociacao?.revisao ?? 0

test('cart, order, ERP and event carry the same: id, revision, scope, freight and who', async () => {
  const visto = await revisao()
  const { negociacao } = (await cena.readCart()).dados
  expect(negociacao).toMatchObject({
    revisao: visto,
    escopo: [{ id: cena.lata, nome: 'Lata', quantidade: 30, precounitario: 9.5, motivo: 'leva 30' }],
    frete: 4,
    frete_acordado: { motivo: 'na mesma rota', cep: '13015002' },
    aceita_por: expect.any(String),
  })
  const { numpedido } = (await cena.close(visto)).dados
  const order = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: cena.ana.token },
  )
  expect(order.dados.negociacao).toEqual(negociacao)
  expect(order.dados.itens.find(({ nome }) => nome === 'Lata')?.traco_preco).toMatchObject({
    vencedor: 'atendente',
    motivo: expect.stringMatching(/^preço negociado por .*: leva 30$/),
  })
  const erp = await buildErp(app.sql, cena.loja)
  const lido = await app.call(
    'GET /painel/v1/pedidos/{num}',
    { params: { num: numpedido } },
    { token: erp.token },
  )
  expect(lido.dados.negociacao).toEqual(negociacao)
  const eventos = await app.sql<{ negociacao: unknown }[]>`
    select dados -> 'negociacao' as negociacao from evento where numpedido = ${numpedido} and tipo like 'pedido.%' and dados ? 'negociacao'`
  expect(eventos.length).toBeGreaterThan(0)
  for (const evento of eventos) expect(evento.negociacao).toEqual(negociacao)
})

test('the letter says what was negotiated, with whom, and who accepted it', async () => {
  const { numpedido } = (await cena.close(await revisao())).dados
  await app.lerEventos()
  const cartas = await app.sql<
    { texto: string }[]
  >`select texto from correio where texto like ${`%${numpedido}%`}`
  expect(cartas.map(({ texto }) => texto).join('\n')).toMatch(
    /Preço de 1 produto e frete negociados com Cliente .+, com o aceite de Cliente .+\./,
  )
})

test('one line less than was agreed, and it is void: said to the customer, written down, and in no order', async () => {
  await cena.release(await revisao())
  const { dados } = await cena.save(cena.ana, { [cena.lata]: 29, [cena.garrafa]: 5, [cena.copo]: 4 })
  expect(dados.mensagem).toContain('O preço negociado valia a partir de 30')
  expect(dados).not.toHaveProperty('negociacao')
  const grade = (await cena.read()).dados
  expect(grade.encerrada).toMatchObject({ estado: 'ANULADA', quem: { lado: 'CLIENTE' } })
  expect(grade.historico[0]).toMatchObject({ acao: 'SAIU_DO_ESCOPO', antes: 9.5, depois: 10 })
})

test('one of two lines left, the other holds, and the acceptance of the whole is void', async () => {
  await cena.change(cena.garrafa, { visto: 0, precoatendente: 19 })
  await cena.acceptTudo(await revisao())
  await cena.release(await revisao())
  await cena.save(cena.ana, { [cena.lata]: 29, [cena.garrafa]: 5, [cena.copo]: 4 })
  expect((await cena.readCart()).dados.negociacao).toMatchObject({
    escopo: [{ nome: 'Garrafa', precounitario: 19 }],
    aceita_por: null,
  })
})
