import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { idNulo } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCatalogo,
  buildCliente,
  buildHistorico,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type CatalogoDeTeste,
  type ClienteDeTeste,
} from '../teste/index.ts'

/** Parameters of §7 that have their promise in no other file of this slice. */
let app: AppDeTeste
let catalogo: CatalogoDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  catalogo = await buildCatalogo(app, { tags: ['support-price-variance-by-payment'], total: 5, preco: 100 })
  ana = await buildCliente(app.sql, catalogo.loja)
  await app.sql`update forma_pagamento set variacao_pontos = -1000 where idformapagto = ${catalogo.loja.idPix}`
})
afterAll(() => app.close())

test('a list by address is the list by place: the address narrows delivery, never the shelf (readings 8)', async () => {
  const { slug } = catalogo.loja
  const query = { ordenacao: 'nome', limit: 3 } as const
  const porLugar = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
    params: { supplier: slug, x: '-22.9,-47.06' },
    query,
  })
  for (const address of [idNulo, ana.idendereco]) {
    const porEndereco = await app.call('GET /v2/app/{supplier}/listaprodutos/{address}', {
      params: { supplier: slug, address },
      query,
    })
    expect(porEndereco.dados).toEqual(porLugar.dados)
  }
})

test('idformapagamento: recommendations in the price of that method (§7 sugestao/produtos)', async () => {
  const { idfornecedor, idPix } = catalogo.loja
  const prices = async (query: object) =>
    (
      await app.call('GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}', {
        params: { idfornecedor, idcliente: idNulo },
        query,
      })
    ).dados.produtos.map(({ preconf }) => preconf)
  expect(new Set(await prices({ visao: 'HOME' }))).toEqual(new Set([99.99]))
  expect(new Set(await prices({ visao: 'HOME', idformapagamento: idPix }))).toEqual(new Set([89.99]))
})

test('formapagamento, ignorepolicy: the spreadsheet is priced as the list is (readings 8)', async () => {
  const { slug, idPix } = catalogo.loja
  const prices = async (search: string) => {
    const url = `/v4/product/spreadsheet/${slug}${search}`
    const [sheet] = await readXlsxFile((await app.fastify.inject({ method: 'POST', url })).rawPayload)
    const [titulos = [], ...linhas] = sheet?.data ?? []
    return new Set(linhas.map((linha) => linha[titulos.indexOf('Preço')]))
  }
  expect(await prices('')).toEqual(new Set([99.99]))
  expect(await prices(`?formapagamento=${idPix}`)).toEqual(new Set([89.99]))
  expect(await prices('?ignorepolicy=true')).toEqual(new Set([100]))
})

test('idcliente: the tags of what the customer bought come first, for that customer alone (§7 tag-pesquisa)', async () => {
  const { loja } = catalogo
  const { idfornecedor } = loja
  await app.sql`insert into tag_pesquisa (idfornecedor, tag, nome, grupo, promovida, ordem) values (${idfornecedor}, 'antes', 'Antes', 'Destaques', false, -1)`
  await buildProduto(app.sql, loja, { nome: 'Chá', tags: ['antes'] })
  await buildHistorico(app, catalogo, ana)
  const tags = async (token?: string) =>
    (
      await app.call(
        'GET /v4/tag-pesquisa/{idfornecedor}/lista',
        { params: { idfornecedor }, query: { idcliente: ana.idcliente } },
        { token },
      )
    ).dados.data.map(({ tag }) => tag)
  expect(await tags(ana.token)).toEqual(['novo', 'antes'])
  expect(await tags()).toEqual(['antes', 'novo'])
})

test('all-images: every picture of a product in its order, none of an unknown one (§7)', async () => {
  const [id = ''] = catalogo.produtos
  const imagens = ['a', 'b', 'c'].map((letra) => ({ hash: letra.repeat(32), alt: letra, cor: '#ffffff' }))
  await app.sql`update produto set imagens = ${app.sql.json(imagens)} where idcadastroextraproduto = ${id}`
  const show = async (b: string) =>
    (
      await app.call('GET /superon/imagens/{a}/{b}/all-images', {
        params: { a: catalogo.loja.idfornecedor, b },
      })
    ).dados.imagens
  expect((await show(id)).map(({ hash }) => hash[0])).toEqual(['a', 'b', 'c'])
  expect(await show(uuidv7())).toEqual([])
})
