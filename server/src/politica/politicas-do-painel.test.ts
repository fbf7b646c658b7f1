import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrecoSimulado, SimulacaoDePreco } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildLojaDePrecos,
  buildProduto,
  createTestApp,
  idDaForma,
  precosAoAcaso,
  setPrecos,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Commercial policies by the calls of the panel (issue 17, line 5; decision 0146). */
const LOJA = '/painel/v1/{idfornecedor}'
const UMA = `${LOJA}/politicas/{idpolitica}` as const

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const ofDona = () => ({ token: dona.token })
const nova = (mais: object = {}) => ({ nome: 'Ouro', efeito: { percentual: -10 }, ...mais })
const put = (idpolitica: string, body: object) =>
  app.call(`PUT ${UMA}`, { params: { ...params(), idpolitica }, body: body as never }, ofDona())
const list = async () => (await app.call(`GET ${LOJA}/politicas`, { params: params() }, ofDona())).dados
const simulate = (body: Partial<SimulacaoDePreco> & { idcadastroextraproduto: string }) =>
  app.call(`POST ${LOJA}/precos/simulacao`, { params: params(), body: { quantidade: 1, ...body } }, ofDona())
const showPreco = async (produto: string, token?: string) => {
  const { dados } = await app.call(
    'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
    { params: { a: 'token', b: casa.idfornecedor, c: produto } },
    token ? { token } : {},
  )
  return dados.preconf
}

test('a policy is written, named, refused over another version, taken away and put back', async () => {
  const produto = await buildProduto(app.sql, casa, { preco: 10, nome: 'Café' })
  const idpolitica = uuidv7()
  const feita = await put(idpolitica, nova({ alvo: { produtos: [produto] }, versao: null }))
  expect(feita.dados).toMatchObject({
    versao: 1,
    ativa: true,
    prioridade: 0,
    produtosnomeados: [{ idcadastroextraproduto: produto, nome: 'Café', preco: 10, custo: null }],
    categoriasdosprodutos: [casa.idcategoria],
  })
  expect((await put(idpolitica, nova({ versao: null }))).falha?.codigo).toBe('cadastro_mudou')
  expect((await put(idpolitica, nova({ efeito: {}, versao: 1 }))).falha?.codigo).toBe('entrada_invalida')
  // Said whole: the target that is left out is not there any more.
  expect((await put(idpolitica, nova({ ativa: false, versao: 1 }))).dados).toMatchObject({
    alvo: {},
    ativa: false,
  })
  expect((await list()).data.map(({ nome, versao }) => [nome, versao])).toEqual([['Ouro', 2]])
  const remove = (versao: number) =>
    app.call(`DELETE ${UMA}`, { params: { ...params(), idpolitica }, query: { versao } }, ofDona())
  expect((await remove(1)).falha?.codigo).toBe('cadastro_mudou')
  expect((await remove(2)).dados).toEqual({ removida: true })
  expect((await remove(2)).falha?.codigo).toBe('nao_encontrado')
  expect((await put(idpolitica, nova({ versao: null }))).dados?.versao).toBe(1)
})

test('the shop has the price of a policy within two seconds, for its group alone', async () => {
  const produto = await buildProduto(app.sql, casa, { preco: 10 })
  const ana = await buildCliente(app.sql, casa)
  await app.sql`update cadastroextracliente set tags = '{ouro}' where idcliente = ${ana.idcliente}`
  expect(await showPreco(produto, ana.token)).toBe(10)
  const idpolitica = uuidv7()
  const quando = Date.now()
  await put(idpolitica, nova({ condicoes: { tags: ['ouro'] } }))
  await expect.poll(() => showPreco(produto, ana.token), { interval: 20, timeout: 2000 }).toBe(9)
  expect(Date.now() - quando).toBeLessThan(2000)
  expect(await showPreco(produto)).toBe(10)
  expect((await list()).grupos).toEqual([{ grupo: 'ouro', clientes: 1 }])
})

test('what became of a policy is told with how it stood before, and a former state is written again', async () => {
  const idpolitica = uuidv7()
  await put(idpolitica, nova({ versao: null }))
  await put(idpolitica, nova({ efeito: { percentual: -20 }, versao: 1 }))
  await put(idpolitica, nova({ nome: 'Prata', efeito: { percentual: -20 }, versao: 2 }))
  const read = async () =>
    (await app.call(`GET ${UMA}/historico`, { params: { ...params(), idpolitica } }, ofDona())).dados.data
  expect((await read()).map(({ acao, antes }) => [acao, antes?.nome, antes?.efeito.percentual])).toEqual([
    ['MUDADO', 'Ouro', -20],
    ['MUDADO', 'Ouro', -10],
    ['CRIADO', undefined, undefined],
  ])
  const antes = (await read())[1]?.antes
  const primeira = { ...antes, idpolitica: undefined }
  expect((await put(idpolitica, { ...primeira, versao: 3 })).dados).toMatchObject({
    nome: 'Ouro',
    efeito: { percentual: -10 },
    versao: 4,
  })
})

describe('a price that is tried', () => {
  test('says each step, and why what does not count does not', async () => {
    const produto = await buildProduto(app.sql, casa, {
      preco: 10,
      precooferta: 9.5,
      precovendaatacado: 8,
      minvendaatacado: 12,
    })
    await app.sql`update forma_pagamento set variacao_pontos = -300 where idformapagto = ${casa.idPix}`
    await put(uuidv7(), nova({ condicoes: { tags: ['ouro'] } }))
    await put(uuidv7(), nova({ nome: 'Só retirada', condicoes: { tipoEntrega: 'RETIRADA' } }))
    const { dados } = await simulate({
      idcadastroextraproduto: produto,
      quantidade: 18,
      grupos: ['ouro'],
      idformapagto: casa.idPix,
      tipoEntrega: 'DELIVERY',
    })
    expect(dados).toMatchObject({
      comprador: 'Cliente ouro',
      precounitario: 7.76,
      total: 139.68,
      quantidade: 18,
    })
    expect(dados.passos.map(({ nome, preco, valeu, motivo }) => [nome, preco, valeu, motivo])).toEqual([
      ['Preço de tabela', 10, false, 'o preço do produto'],
      ['Ouro', 9, true, 'dá o menor preço entre as que valem'],
      ['Só retirada', null, false, 'só para quem retira'],
      ['Preço de oferta', 9.5, false, 'uma política dá um preço menor'],
      ['Pagando com Pix', 8.73, true, '-3% sobre cada preço, arredondado para as casas do preço de tabela'],
      ['Preço negociado', null, false, 'sem preço do atendente'],
      ['Preço por quantidade', null, false, 'sem preço progressivo'],
      ['Preço de atacado', 7.76, true, 'preço atacado a partir de 12\u00a0un.'],
    ])
    expect(dados.faixas).toEqual([{ quantidade: 12, preco: 7.76 }])
  })

  test('of another day has the policies of that day', async () => {
    const produto = await buildProduto(app.sql, casa, { preco: 10 })
    await put(uuidv7(), nova({ condicoes: { inicio: '2031-12-01', fim: '2031-12-24' } }))
    const precoEm = async (dia?: string) =>
      (await simulate({ idcadastroextraproduto: produto, ...(dia && { dia }) })).dados.precounitario
    expect(await precoEm()).toBe(10)
    expect(await precoEm('2031-12-24')).toBe(9)
    expect(await precoEm('2031-12-25')).toBe(10)
  })

  test('is none where the shop shows none', async () => {
    const produto = await buildProduto(app.sql, casa, { preco: 10 })
    await app.sql`update fornecedor set tags = tags || '{hide-price-for-logged-out-customers}'::text[] where idfornecedor = ${casa.idfornecedor}`
    const { dados } = await simulate({ idcadastroextraproduto: produto })
    expect(dados).toMatchObject({ precounitario: null, total: null, passos: [], faixas: [] })
    const { dados: doGrupo } = await simulate({ idcadastroextraproduto: produto, grupos: ['ouro'] })
    expect(doGrupo.precounitario).toBe(10)
  })

  test('is of the own store: its products, its customers, its methods', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, outra)
    const produto = await buildProduto(app.sql, casa)
    const estranha = await buildCliente(app.sql, outra)
    const codigoOf = async (body: Parameters<typeof simulate>[0]) => (await simulate(body)).falha?.codigo
    expect(await codigoOf({ idcadastroextraproduto: dela })).toBe('nao_encontrado')
    expect(await codigoOf({ idcadastroextraproduto: produto, idcliente: estranha.idcliente })).toBe(
      'nao_encontrado',
    )
    expect(await codigoOf({ idcadastroextraproduto: produto, idformapagto: outra.idPix })).toBe(
      'entrada_invalida',
    )
    const busca = await app.call(
      `GET ${LOJA}/precos/clientes`,
      { params: params(), query: { sk: '' } },
      ofDona(),
    )
    expect(busca.dados.data).toEqual([])
  })
})

test('what is tried is what the page and the cart of that customer say, whatever the policies', async () => {
  const ana = await buildCliente(app.sql, casa, { limite: 100_000_000 })
  const produtos = await Promise.all([
    buildProduto(app.sql, casa, { preco: 9.99 }),
    buildProduto(app.sql, casa, { preco: 0.0875, desconto_progressivo: { '100': 0.08 } }),
    buildProduto(app.sql, casa, { preco: 45.5, precooferta: 41.9 }),
    buildProduto(app.sql, casa, { preco: 12.345, precovendaatacado: 11, minvendaatacado: 6 }),
    buildProduto(app.sql, casa, { preco: 0.08, granularidade: 0.05 }),
  ])
  const onde = await buildLojaDePrecos(app.sql, { loja: casa, cliente: ana, produtos })
  const mundo = fc.record({
    precos: precosAoAcaso(5),
    i: fc.nat({ max: 4 }),
    quantidade: fc.integer({ min: 1, max: 120 }),
    forma: fc.constantFrom('pix' as const, 'naEntrega' as const, 'faturado' as const),
    tipoEntrega: fc.constantFrom('DELIVERY' as const, 'RETIRADA' as const),
  })
  await fc.assert(
    fc.asyncProperty(mundo, async ({ precos, i, quantidade, forma, tipoEntrega }) => {
      await setPrecos(app.sql, onde, precos)
      const id = produtos[i] ?? ''
      const idformapagto = idDaForma(onde, forma)
      const { dados: tentado } = await simulate({
        idcadastroextraproduto: id,
        quantidade,
        idcliente: ana.idcliente,
        idformapagto,
        tipoEntrega,
      })
      const { dados: pagina } = await app.call(
        'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
        {
          params: { a: 'token', b: casa.idfornecedor, c: id },
          query: { idformapagamento: idformapagto, tipoEntrega, quantidade: tentado.quantidade },
        },
        { token: ana.token },
      )
      expect(tentado.precounitario).toBe(pagina.traco_preco?.precounitario)
      expect(sumPassos(tentado)).toBe(tentado.precounitario)
      const { dados: carrinho } = await app.call(
        'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
        {
          params: { session_token: 'token', id: ana.idcliente },
          query: {
            idfornecedor: casa.idfornecedor,
            idformapagamento: idformapagto,
            tipoentrega: tipoEntrega,
          },
          body: { cartItens: [{ id, quantidade }] } as never,
        },
        { token: ana.token },
      )
      const [linha] = carrinho.produtosSelecionados
      expect(linha?.traco_preco?.precounitario).toBe(tentado.precounitario)
      expect(linha?.quantidade).toBe(tentado.quantidade)
    }),
    { numRuns: 40 },
  )
})

/** The last step that counts is the price: a shopper who reads them from the top ends there. */
const sumPassos = ({ passos }: PrecoSimulado) =>
  passos.findLast(({ valeu, preco }) => valeu && preco !== null)?.preco ?? null
