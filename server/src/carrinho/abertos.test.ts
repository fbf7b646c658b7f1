import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let padaria: FornecedorDeTeste
let obra: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  padaria = await buildFornecedor(app.sql)
  obra = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, padaria)
})
afterAll(() => app.close())

const save = async (loja: FornecedorDeTeste, quantidade: number, id: string) =>
  app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: quantidade > 0 ? [{ id, quantidade }] : [] },
    },
    { token: ana.token },
  )
const list = ({ token } = ana, { idfornecedor } = padaria) =>
  app.call(
    'GET /v4/cart/{idcliente}/abertos',
    { params: { idcliente: ana.idcliente }, query: { idfornecedor } },
    { token },
  )

test('one cart for each store: those with something in them are told, the latest first (ux 1.1.3)', async () => {
  const [pao, cimento] = [await buildProduto(app.sql, padaria), await buildProduto(app.sql, obra)]
  expect((await list()).dados.data).toEqual([])
  await save(padaria, 2, pao)
  await save(obra, 5, cimento)
  const { data } = (await list()).dados
  expect(data.map(({ idfornecedor, itens }) => [idfornecedor, itens])).toEqual([
    [obra.idfornecedor, 1],
    [padaria.idfornecedor, 1],
  ])
  expect(JSON.stringify(data)).not.toMatch(/"preco|"total/)
  await save(obra, 0, cimento)
  expect((await list()).dados.data.map(({ idfornecedor }) => idfornecedor)).toEqual([padaria.idfornecedor])
})

test('a store that is closed is not gone back to', async () => {
  await save(padaria, 1, await buildProduto(app.sql, padaria))
  await app.sql`update fornecedor set ativo = false where idfornecedor = ${padaria.idfornecedor}`
  expect((await list(ana, obra)).dados.data).toEqual([])
  await app.sql`update fornecedor set ativo = true where idfornecedor = ${padaria.idfornecedor}`
})

test('who sells for one store learns nothing of the others (§6)', async () => {
  const rui = await buildEquipe(app.sql, padaria, { papel: 'representante', cliente: ana })
  const bia = await buildCliente(app.sql, padaria)
  expect((await list({ ...ana, token: rui.token })).falha.codigo).toBe('sem_permissao')
  expect((await list({ ...ana, token: bia.token })).falha.codigo).toBe('nao_encontrado')
})
