import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCadastro,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { removeProduto, saveLista } from './escrita.repository.ts'
import { findLista, listRitmo } from './lista-compras.repository.ts'
import { listFatos, listPorCodigo, listVocabulario } from './revisao.repository.ts'

/** One customer at two stores that have the same product: its lists stand apart (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let idlista: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja)
  await buildProduto(app.sql, outraLoja, { id: arroz })
})
afterAll(() => app.close())

const listItens = () => app.sql`
  select idfornecedor, idcadastroextraproduto as id, quantidade from item_lista_compras where idlista = ${idlista}`

test('a list is made of what its own store sells', async () => {
  idlista = uuidv7()
  const deFora = await buildProduto(app.sql, outraLoja)
  const itens = [arroz, deFora].map((id) => ({ id, quantidade: 2000 }))
  expect(await saveLista(app.sql, { ...loja, ...ana, idlista, nome: null, nomeNova: 'Semana', itens })).toBe(
    true,
  )
  expect(await listItens()).toEqual([{ idfornecedor: loja.idfornecedor, id: arroz, quantidade: 2000 }])
})

test('a list of one store is not changed from another', async () => {
  const change = { ...outraLoja, ...ana, idlista, nome: 'Mês', nomeNova: '', itens: [] }
  expect(await saveLista(app.sql, change)).toBe(false)
  expect(await listItens()).toHaveLength(1)
})

test('a product is taken off the list of the store that it is asked at', async () => {
  const item = { idlista, id: arroz }
  expect(await removeProduto(app.sql, { ...outraLoja, ...ana }, item)).toBe(false)
  expect(await listItens()).toHaveLength(1)
  expect(await removeProduto(app.sql, { ...loja, ...ana }, item)).toBe(true)
  expect(await listItens()).toEqual([])
})

test('codes and words are those of the store that reads them', async () => {
  await app.sql`update produto set sku = 'ARROZ', ean = '7891000000000' where idcadastroextraproduto = ${arroz}`
  const deFora = await buildProduto(app.sql, outraLoja, { nome: 'Jabuticaba' })
  await app.sql`update produto set sku = 'FORA', ean = '7892000000000' where idcadastroextraproduto = ${deFora}`
  const codigos = ['ARROZ', '7891000000000', 'FORA', '7892000000000']
  expect(await listPorCodigo(app.sql, loja.idfornecedor, codigos)).toEqual([
    { codigo: 'ARROZ', id: arroz, como: 'sku' },
    { codigo: '7891000000000', id: arroz, como: 'ean' },
  ])
  const listPalavras = async ({ idfornecedor }: FornecedorDeTeste) =>
    (await listVocabulario(app.sql, idfornecedor)).map(({ escrita }) => escrita.toLowerCase())
  expect(await listPalavras(outraLoja)).toContain('jabuticaba')
  expect(await listPalavras(loja)).not.toContain('jabuticaba')
})

test('what was bought at another store was not bought here', async () => {
  await buildCadastro(app.sql, outraLoja, ana)
  for (const quantidade of [1, 2]) {
    const itens = [{ id: arroz, quantidade, embalarParaPresente: false }]
    const { status } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao({ loja: outraLoja, cliente: ana, produto: arroz }, { itens }),
      },
      { token: ana.token },
    )
    expect(status).toBe(200)
  }
  await saveLista(app.sql, {
    ...loja,
    ...ana,
    idlista,
    nome: null,
    nomeNova: 'Semana',
    itens: [{ id: arroz, quantidade: 1000 }],
  })
  const look = async (onde: FornecedorDeTeste) => {
    const dono = { ...onde, ...ana }
    const ritmo = await listRitmo(app.sql, dono, { ultimos: 9, fuso: 'America/Sao_Paulo' })
    const fatos = await listFatos(app.sql, dono, [arroz])
    return [ritmo.length, fatos.get(arroz)?.comprado]
  }
  expect(await look(outraLoja)).toEqual([1, true])
  expect(await look(loja)).toEqual([0, false])
  expect((await findLista(app.sql, { ...loja, ...ana }, { idlista }))?.itens).toMatchObject([
    { ultimacompra: null },
  ])
})
