import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expireNegociacoes } from '../negociacao/expire-negociacoes.ts'
import { buildCenaDeNegociacao, linhaDe, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { createTestApp, openRodada, type AppDeTeste } from '../teste/index.ts'

let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
})

/** The job that writes what the clock has ended. */
async function expire() {
  const { rodada, falhas } = openRodada()
  await expireNegociacoes(app.sql, rodada)
  expect(falhas.size).toBe(0)
}

describe('the lease of a cart (decision 0109)', () => {
  test('has an owner, an end by itself and one by silence; each heartbeat puts the second off', async () => {
    const { posse } = (await cena.take()).dados
    const minutos = (momento: string | undefined) =>
      Math.round((Date.parse(momento ?? '') - Date.now()) / 60_000)
    expect(posse).toMatchObject({ minha: true, ausente: false, idatendente: cena.marina.idusuario })
    expect([minutos(posse?.libera_em), minutos(posse?.ate)]).toEqual([20, 5])
    await cena.wait(120)
    expect((await cena.read()).dados.posse).toMatchObject({ ausente: true })
    const batida = (await cena.beat()).dados
    expect([minutos(batida.libera_em), minutos(batida.ate), batida.ausente]).toEqual([18, 5, false])
    expect(minutos((await cena.beat(cena.marina, true)).dados.libera_em)).toBe(20)
  })

  test('a minute without a network loses no edit', async () => {
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await cena.wait(60)
    await expire()
    const { dados } = await cena.change(cena.lata, { visto: 1, quantidade: 40 })
    expect(linhaDe(dados, cena.lata)).toMatchObject({ precoatendente: 9.5, quantidade: 40, total: 380 })
  })

  test('that has run out blocks no customer and prices nothing, before anybody has written it', async () => {
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await cena.wait(301)
    const livre = (await cena.readCart()).dados
    expect(livre).toMatchObject({ totalCompras: 420, bloqueio_atendimento: null })
    expect(livre).not.toHaveProperty('negociacao')
    expect((await cena.readDoCliente()).dados).toMatchObject({
      negociacao: null,
      encerrada: { estado: 'VENCIDA' },
    })
    expect((await cena.change(cena.lata, { visto: 1, precoatendente: 9.6 })).falha.codigo).toBe(
      'negociacao_encerrada',
    )
    expect((await cena.beat()).falha.codigo).toBe('negociacao_encerrada')
    expect((await cena.save(cena.ana, { [cena.lata]: 2 })).dados.totalCompras).toBe(20)
  })

  test('its end is written once by any number of processes, and told', async () => {
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    const antes = (await cena.readCart()).dados.revisao
    await cena.wait(301)
    await Promise.all([expire(), expire(), expire()])
    const { dados } = await cena.read()
    expect(dados).toMatchObject({
      negociacao: null,
      posse: null,
      encerrada: { estado: 'VENCIDA', quem: { lado: 'SISTEMA' } },
    })
    expect(dados.historico.filter(({ acao }) => acao === 'VENCEU')).toHaveLength(1)
    expect((await cena.readCart()).dados).toMatchObject({ totalCompras: 420, revisao: antes + 1 })
  })
})

describe('two attendants at one cart', () => {
  test('a colleague takes it over once its owner is away, whom it names; that one is told', async () => {
    const colega = await cena.buildEquipe('atendente')
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    const recusada = await cena.take(colega, true)
    expect(recusada.falha).toMatchObject({
      codigo: 'carrinho_bloqueado',
      detalhes: { ausente: false, atendente: expect.stringContaining('Cliente') },
    })
    await cena.wait(100)
    expect((await cena.take(colega)).status).toBe(423)
    const { dados } = await cena.take(colega, true)
    expect(dados).toMatchObject({ posse: { minha: true }, negociacao: { estado: 'ABERTA' } })
    expect(dados.historico[0]).toMatchObject({
      acao: 'ASSUMIU',
      motivo: expect.stringContaining('Antes: Cliente'),
    })
    expect(linhaDe(dados, cena.lata).precoatendente).toBe(9.5)
    expect((await cena.beat()).falha).toMatchObject({
      codigo: 'carrinho_bloqueado',
      detalhes: { ausente: false },
    })
    expect((await cena.change(cena.lata, { visto: 1, precoatendente: 9.6 })).status).toBe(423)
  })

  test('a supervisor always may, and may unlock; a colleague may not', async () => {
    const colega = await cena.buildEquipe('atendente')
    await cena.take()
    expect((await cena.unlock(colega)).falha.codigo).toBe('carrinho_bloqueado')
    expect((await cena.take(cena.paulo, true)).dados.posse).toMatchObject({ minha: true })
    expect((await cena.unlock(cena.paulo)).dados.negociacao).toBeNull()
  })

  test('of ten who take it at once one has it', async () => {
    const equipe = await Promise.all(Array.from({ length: 10 }, () => cena.buildEquipe('atendente')))
    const answers = await Promise.all(equipe.map((quem) => cena.take(quem)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await app.sql<
      { n: number }[]
    >`select count(*)::int as n from negociacao where idcliente = ${cena.ana.idcliente}`
    expect(row?.n).toBe(1)
  })
})

describe('release with prices', () => {
  const release = async (validade?: string) =>
    cena.release((await cena.read()).dados.negociacao?.revisao ?? 0, validade)
  beforeEach(async () => {
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await cena.change(cena.garrafa, { visto: 0, precoatendente: 19 })
  })

  test('the cart is free again, its prices hold, and both sides see until when', async () => {
    const { dados } = await release()
    expect(dados).toMatchObject({ posse: null, negociacao: { estado: 'LIBERADA' } })
    expect(Math.round((Date.parse(dados.negociacao?.validade ?? '') - Date.now()) / 3_600_000)).toBe(48)
    const salvo = (await cena.save(cena.ana, { [cena.lata]: 35, [cena.garrafa]: 5 })).dados
    expect(salvo).toMatchObject({ totalCompras: 427.5, negociacao: { validade: dados.negociacao?.validade } })
    expect((await cena.readDoCliente()).dados.negociacao).toMatchObject({
      estado: 'LIBERADA',
      posse: null,
      economia: 22.5,
    })
  })

  test('of less than was agreed the price goes, visibly; of the last one the negotiation is void', async () => {
    await release()
    const { dados } = await cena.save(cena.ana, { [cena.lata]: 29, [cena.garrafa]: 5 })
    expect(dados).toMatchObject({
      totalCompras: 385,
      mudancas: [{ id: cena.lata, motivo: expect.stringContaining('a partir de 30') }],
    })
    expect(dados.negociacao?.escopo.map(({ nome }) => nome)).toEqual(['Garrafa'])
    const { negociacao, historico } = (await cena.read()).dados
    expect(negociacao?.revisao).toBe(dados.negociacao?.revisao)
    expect(historico[0]).toMatchObject({
      acao: 'SAIU_DO_ESCOPO',
      antes: 9.5,
      depois: 10,
      quem: { lado: 'CLIENTE' },
    })
    expect(linhaDe((await cena.read()).dados, cena.lata).situacao).toBe('FORA_DO_ESCOPO')
    // More of it again does not bring the price back.
    expect((await cena.save(cena.ana, { [cena.lata]: 40, [cena.garrafa]: 5 })).dados.totalCompras).toBe(495)
    expect((await cena.save(cena.ana, { [cena.lata]: 40 })).dados).not.toHaveProperty('negociacao')
    expect((await cena.readDoCliente()).dados).toMatchObject({
      negociacao: null,
      encerrada: { estado: 'ANULADA', quem: { lado: 'CLIENTE' } },
    })
  })

  test('at the end of the validity the prices go to the centavo, told on both sides', async () => {
    await release()
    await cena.wait(48 * 3600 + 1)
    expect((await cena.readCart()).dados.totalCompras).toBe(420)
    await expire()
    expect((await cena.read()).dados.encerrada).toMatchObject({ estado: 'VENCIDA' })
    expect((await cena.readDoCliente()).dados.encerrada).toMatchObject({
      estado: 'VENCIDA',
      quem: { lado: 'SISTEMA' },
    })
    expect((await cena.readCart()).dados.totalCompras).toBe(420)
  })

  test.each([
    ['past', -1],
    ['beyond thirty days', 31 * 24],
  ])('a validity that is %s is refused', async (_, horas) => {
    const { status, falha } = await release(new Date(Date.now() + horas * 3_600_000).toISOString())
    expect([status, falha.codigo]).toEqual([422, 'validade_invalida'])
    expect((await cena.beat()).status).toBe(200)
  })

  test('is gone on with by whoever takes the cart again', async () => {
    await release()
    const { dados } = await cena.take(cena.paulo)
    expect(dados).toMatchObject({ negociacao: { estado: 'ABERTA', validade: null }, posse: { minha: true } })
    expect(linhaDe(dados, cena.lata).precoatendente).toBe(9.5)
  })
})

test('unlocking brings back every total to the centavo, whatever was negotiated', async () => {
  const antes = (await cena.readCart()).dados
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.43 })
  await cena.change(cena.garrafa, { visto: 0, precoatendente: 19.99 })
  await cena.change(cena.copo, { visto: 0, precoatendente: 4.7777 })
  const { totalCompras = 0 } = (await cena.readCart()).dados
  const { economia } = (await cena.readDoCliente()).dados.negociacao ?? {}
  await cena.free()
  const depois = (await cena.readCart()).dados
  expect(depois.totalCompras).toBe(antes.totalCompras)
  expect(Math.round(totalCompras * 100 + (economia ?? 0) * 100)).toBe(42_000)
  expect(depois.produtosSelecionados).toEqual(antes.produtosSelecionados)
})
