import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
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

test('who buys, who sells for the supplier and whose supplier is closed opens no panel', async () => {
  const ana = await buildCliente(app.sql, loja)
  const representante = await buildEquipe(app.sql, loja, { papel: 'representante' })
  const fechada = await buildFornecedor(app.sql)
  const daFechada = await buildEquipe(app.sql, fechada, { papel: 'atendente' })
  await app.sql`update fornecedor set ativo = false where idfornecedor = ${fechada.idfornecedor}`
  for (const { token } of [ana, representante, daFechada])
    expect(await list(token)).toEqual({ status: 200, data: [] })
})
