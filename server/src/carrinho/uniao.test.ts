import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Carrinho, CallInput, Calls } from '@vitrine/contract'
import { varyItem } from '@vitrine/rules/carrinho'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
import { addDias } from '@vitrine/rules/data'
import { computeServicos } from '@vitrine/rules/servico'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCombo,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildServico,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

/** A cart with everything at once: lines, combo, coupon, services, gift wrap, notes. */

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const READ = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>
type Query = Partial<NonNullable<CallInput<Calls[typeof SAVE]>['query']>>

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let pao: string
let cafe: string
let combo: string
let grupo: string
let corte: string
let gelo: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
  ana = await buildCliente(app.sql, loja)
  pao = await buildProduto(app.sql, loja, { nome: 'Pão', preco: 10, tags: ['corta'] })
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 20.15 })
  await app.sql`update produto set preco_embalagem = 15000 where idcadastroextraproduto = ${pao}`
  grupo = uuidv7()
  combo = await buildCombo(
    app.sql,
    loja,
    {
      nome: 'Manhã',
      preco: { tipo: 'fixo', valor: 35 },
      limite_por_pedido: 5,
      grupos: [{ nome: 'Tudo', minimo: 2, maximo: 3, repete: true, produtos: [{ id: pao }, { id: cafe }] }],
    },
    [grupo],
  )
  const porLinha = { aplicacao: 'linha', cobranca: 'unidade', preco: 2.5, alvo: { tags: ['corta'] } } as const
  corte = await buildServico(app.sql, loja, { nome: 'Corte', ...porLinha })
  gelo = await buildServico(app.sql, loja, { nome: 'Gelo', preco: 8 })
  await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
})

const manha = (quantidade = 1, paes = 2): Saved['cartItens'][number] => ({
  id: uuidv7(),
  quantidade,
  idcombopromocional_cabecalho: combo,
  produtos: [
    { idgrupo: grupo, id: pao, escolhas: paes },
    { idgrupo: grupo, id: cafe, escolhas: 1 },
  ],
})
const paes = (quantidade: number) => ({ id: pao, quantidade, embalarParaPresente: true })
const tudo = (): Saved => ({
  cartItens: [manha(2), paes(3), { id: cafe, quantidade: 1 }],
  codigoCupom: 'dez',
  observacao: 'Pela doca',
  numPedidoCliente: 'PC-1',
  servicos: [
    { idservico: corte, idlinha: pao },
    { idservico: gelo, idlinha: null },
  ],
})
const save = (body: Saved, query: Query = {}, token = ana.token) =>
  app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, ...query },
      body,
    },
    { token },
  )
const read = (query: Query = {}) =>
  app.call(
    READ,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, ...query },
    },
    { token: ana.token },
  )
const quantities = ({ produtosSelecionados }: Carrinho) =>
  Object.fromEntries(produtosSelecionados.map(({ nome, quantidade }) => [nome, quantidade]))

describe('everything in one save (readings 3, 5)', () => {
  test('is priced in the order of rounding, kept whole, and read again alike', async () => {
    const { dados } = await save(tudo())
    // Combo 70, loaves 30 and wrapped for 4.50, coffee 20.15; 10 % off each line; cutting 7.50, ice 8.
    expect(dados).toMatchObject({
      subtotal: 120.15,
      descontos: 12.02,
      embalagens: 4.5,
      totalCompras: 128.13,
      codigoCupom: 'DEZ',
      observacao: 'Pela doca',
      numPedidoCliente: 'PC-1',
      servicos: [{ total: 7.5 }, { total: 8 }],
      mensagem: null,
    })
    const linhas = dados.produtosSelecionados.reduce((sum, { totallinha = 0 }) => sum + totallinha * 100, 0)
    expect(Math.round(linhas) + 1550).toBe(12_813)
    expect((await read()).dados).toEqual(dados)
  })

  test('a later save that speaks of lines alone keeps coupon, words and services of the lines that stay', async () => {
    await save(tudo())
    const { dados } = await save({ cartItens: [paes(1)] })
    expect(dados).toMatchObject({
      codigoCupom: 'DEZ',
      observacao: 'Pela doca',
      servicos: [{ nome: 'Corte', total: 2.5 }, { nome: 'Gelo' }],
    })
  })

  test('a service goes with its line for good: the product that comes back brings nothing to pay (ux 1.24.1)', async () => {
    await save(tudo())
    await save({ cartItens: [{ id: cafe, quantidade: 1 }] })
    expect((await save({ cartItens: [paes(1)] })).dados.servicos).toMatchObject([{ nome: 'Gelo' }])
    await save({ cartItens: [] })
    expect((await save({ cartItens: [paes(1)] })).dados.servicos).toEqual([])
  })

  test.each(['idPix', 'idNaEntrega'] as const)(
    'by another payment method (%s) the server charges what the browser foretells (§5)',
    async (forma) => {
      await app.sql`update forma_pagamento set variacao_pontos = -300 where idformapagto = ${loja.idPix}`
      const { dados } = await save(tudo())
      const itens = dados.produtosSelecionados.map((item) => varyItem(item, forma === 'idPix' ? -3 : 0))
      const servicos = computeServicos(dados.servicos, dados.servicosOferecidos, itens).total
      const foretold = chooseAlternativa(
        listAlternativas(itens, dados.cuponsUsaveis, { multiplies: true, servicos }),
      )
      const asked = await read({ idformapagamento: loja[forma] })
      expect(asked.dados.totalCompras).toBe(foretold.totalCompras)
      expect(asked.dados.totalCompras).toBe(forma === 'idPix' ? 124.89 : 128.13)
    },
  )

  test('a part that holds several units reaches wholesale as it would alone', async () => {
    await app.sql`
      update produto set precovendaatacado = 80000, minvendaatacado = 12000, multiploincremento = 12000
      where idcadastroextraproduto = ${pao}`
    const { dados } = await save({ cartItens: [manha(1)] })
    expect(dados.produtosSelecionados[0]).toMatchObject({
      preco: 36.15,
      produtos: [{ multiploincremento: 12 }, {}],
    })
  })

  test('cupomAplicacaoAutomatica stays as it was said, and the order obeys it', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'AUTO', valor: 50, aplicacao_automatica: true })
    await save({ cartItens: [paes(2)] }, { cupomAplicacaoAutomatica: false })
    expect((await save({ cartItens: [paes(2)] })).dados).toMatchObject({
      cupomAplicacaoAutomatica: false,
      codigoCupom: null,
    })
    const submissao = buildSubmissao({ loja, cliente: ana, produto: pao })
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params: { session_token: 'token', id: ana.idcliente }, body: submissao },
      { token: ana.token },
    )
    expect(dados.dadospedido.cupom).toBeNull()
  })
})

test('the keys of the latest saves are answered, also by the 409 that follows a lost answer (readings 5)', async () => {
  const [one, two] = [uuidv7(), uuidv7()]
  expect((await save({ cartItens: [paes(1)], revisao: 0, idsalvamento: one })).dados.salvamentos).toEqual([
    one,
  ])
  const again = await save({ cartItens: [paes(2)], revisao: 0, idsalvamento: two })
  expect(again.falha.detalhes).toMatchObject({ carrinho: { salvamentos: [one] } })
  await save({ cartItens: [paes(2)], revisao: 1, idsalvamento: two })
  expect((await read()).dados.salvamentos).toEqual([two, one])
})

describe('merged and repeated (readings 5)', () => {
  test('at login lines, coupon and words arrive in one save, once; the same combo is more of its line', async () => {
    await save({ cartItens: [manha(2), paes(1)] })
    const body = { cartItens: [manha(2), manha(1), paes(2)], chavemescla: uuidv7(), codigoCupom: 'DEZ' }
    const { dados } = await save({ ...body, observacao: 'Sem sacola' })
    expect(quantities(dados)).toEqual({ Manhã: 5, Pão: 3 })
    expect(dados.produtosSelecionados).toHaveLength(2)
    expect(dados).toMatchObject({ codigoCupom: 'DEZ', observacao: 'Sem sacola' })
    expect(quantities((await save(body)).dados)).toEqual({ Manhã: 5, Pão: 3 })
  })

  test('the limit of a combo cuts a repetition, and says so once and by its name', async () => {
    await save({ cartItens: [manha(4), manha(1, 1)] })
    const { dados } = await save({ cartItens: [manha(2), paes(1)] }, { modoRepeticaoPedido: true })
    expect(dados.repeticao).toMatchObject({
      adicionados: [{ nome: 'Pão', quantidade: 1 }],
      ajustados: [],
      recusados: [{ nome: 'Manhã', pedida: 2, quantidade: 0 }],
    })
    expect(dados.mudancas).toMatchObject([
      { nome: 'Manhã', de: 6, para: 4, motivo: 'Você chegou ao limite deste combo por pedido' },
    ])
    expect(dados.produtosSelecionados.map(({ quantidade }) => quantidade).sort()).toEqual([1, 1, 4])
  })

  test('a combo that is over is refused, and its products are told as the lines that came in', async () => {
    await app.sql`update combo set fim = ${addDias(hoje, -1)} where idcombopromocional_cabecalho = ${combo}`
    await save({ cartItens: [paes(1)] })
    const { dados } = await save({ cartItens: [manha(2), paes(0.5 + 0.5)] }, { modoRepeticaoPedido: true })
    expect(quantities(dados)).toEqual({ Pão: 6, Café: 2 })
    expect(dados.repeticao).toMatchObject({
      adicionados: [
        { nome: 'Pão', pedida: 5, quantidade: 5, motivo: '' },
        { nome: 'Café', pedida: 2, quantidade: 2 },
      ],
      ajustados: [],
      recusados: [{ nome: 'Manhã', motivo: expect.stringContaining('Os itens voltaram ao preço normal') }],
    })
  })
})

describe('who and how much', () => {
  test('while one attendant holds it a colleague changes nothing (readings 5)', async () => {
    await save({ cartItens: [paes(1)] })
    const [marina, colega] = await Promise.all(
      [1, 2].map(() => buildEquipe(app.sql, loja, { papel: 'atendente' })),
    )
    const held = await app.call(
      'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio',
      { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente } },
      { token: marina?.token },
    )
    expect(held.status).toBe(200)
    expect((await save({ cartItens: [paes(2)] }, {}, colega?.token)).falha.codigo).toBe('carrinho_bloqueado')
    expect((await save({ cartItens: [paes(2)] }, {}, marina?.token)).dados).toMatchObject({ revisao: 2 })
  })

  test('restricted goods stay restricted inside a combo (law 15.211/2025)', async () => {
    await app.sql`update cliente set data_nascimento = null where idcliente = ${ana.idcliente}`
    await app.sql`update produto set maior_de_18 = true where idcadastroextraproduto = ${cafe}`
    expect((await save({ cartItens: [manha(1)] })).dados.produtosSelecionados[0]?.maior_de_18).toBe(true)
    const itens = [{ embalarParaPresente: false, ...manha(1) }]
    const submissao = { ...buildSubmissao({ loja, cliente: ana, produto: pao }), itens }
    const refused = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params: { session_token: 'token', id: ana.idcliente }, body: submissao },
      { token: ana.token },
    )
    expect(refused.falha).toMatchObject({ codigo: 'maior_de_18', itensName: 'Manhã' })
  })

  test('a save takes 1 statement, 2 with combos, one more when the cart must be read, 4 on a stale revision; none more with lines (issue 3)', async () => {
    const count = async (body: Saved, query: Query = {}) =>
      (await app.statementsOf(() => save(body, query))).length
    const many = await Promise.all(Array.from({ length: 60 }, () => buildProduto(app.sql, loja)))
    const lines = many.map((id) => ({ id, quantidade: 1 }))
    // In memory from the first look on (decision 0016).
    await save({ cartItens: [paes(1), ...lines] })
    expect(await count({ cartItens: [paes(1)] })).toBe(1)
    expect(await count({ ...tudo(), cartItens: [paes(1), ...lines] })).toBe(1)
    expect(await count({ cartItens: [manha(1)] })).toBe(2)
    expect(await count({ ...tudo(), cartItens: [manha(1), manha(1, 1), paes(2), ...lines] })).toBe(2)
    expect(await count({ cartItens: [manha(1), paes(2)], revisao: 0 })).toBeLessThanOrEqual(4)
    expect(await count({ cartItens: [manha(1), paes(2)], chavemescla: uuidv7() })).toBe(3)
    expect(await count({ cartItens: [manha(1), paes(2)] }, { modoRepeticaoPedido: true })).toBe(3)
    expect((await app.statementsOf(() => read())).length).toBe(2)
  })
})
