import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const list = async (token: string) => {
  const resposta = await app.call('GET /v4/equipe/fornecedores', {}, { token })
  return { status: resposta.status, data: resposta.dados.data }
}
const enter = (idusuario: string, { idfornecedor }: FornecedorDeTeste, papel: string) =>
  app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${idfornecedor}, ${idusuario}, ${papel})`

test('who works at a supplier is told so once, in the stronger of its roles (§6)', async () => {
  const { idusuario, token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await enter(idusuario, loja, 'fornecedor')
  const outra = await buildFornecedor(app.sql)
  await enter(idusuario, outra, 'atendente')
  const { data } = await list(token)
  expect(data).toHaveLength(2)
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ slug: loja.slug, papel: 'fornecedor' }),
      expect.objectContaining({ slug: outra.slug, papel: 'atendente' }),
    ]),
  )
})

test('who works at a store off the air opens its panel, and is told that it is away; since when and why, who runs it (decision 0164)', async () => {
  const fora = await buildFornecedor(app.sql)
  const atendente = await buildEquipe(app.sql, fora, { papel: 'atendente' })
  const dona = await buildEquipe(app.sql, fora, { papel: 'fornecedor' })
  const operador = await buildOperador(app.sql)
  const change = async (body: { ativo: boolean; motivo: string; versao: number }) => {
    const input = { params: { idfornecedor: fora.idfornecedor }, query: {}, body }
    await app.call('POST /painel/v1/fornecedores/{idfornecedor}/situacao', input, operador)
  }
  const read = async ({ token }: { token: string }) =>
    (await list(token)).data.map((lugar) => lugar.fora_do_ar)
  await change({ ativo: false, motivo: 'Primeira queda do contrato', versao: 1 })
  await change({ ativo: true, motivo: 'Contrato renovado hoje', versao: 2 })
  expect([await read(dona), await read(atendente)]).toEqual([[null], [null]])
  await change({ ativo: false, motivo: 'Contrato encerrado a pedido', versao: 3 })
  const desde = expect.stringMatching(/Z$/)
  expect(await read(dona)).toEqual([{ desde, motivo: 'Contrato encerrado a pedido' }])
  expect(await read(atendente)).toEqual([{ desde, motivo: null }])
})

test('who buys and who sells for the supplier opens no panel', async () => {
  const ana = await buildCliente(app.sql, loja)
  const representante = await buildEquipe(app.sql, loja, { papel: 'representante' })
  for (const { token } of [ana, representante]) expect(await list(token)).toEqual({ status: 200, data: [] })
})
