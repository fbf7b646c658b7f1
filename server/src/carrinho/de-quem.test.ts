import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { findCarrinho, saveErroSubmit } from './carrinho.repository.ts'

/** A cart is of one customer at one store (T2). */

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('why an order was refused is told in its own cart alone', async () => {
  const [loja, outraLoja] = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
  const [ana, bia] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  const carrinhos = [
    [loja, ana],
    [outraLoja, ana],
    [loja, bia],
  ] as const
  for (const [{ idfornecedor }, { idcliente }] of carrinhos)
    await app.sql`insert into carrinho (idfornecedor, idcliente) values (${idfornecedor}, ${idcliente})`
  await saveErroSubmit(app.sql, { ...loja, ...ana }, 'Horário lotado')
  const read = async ([{ idfornecedor }, { idcliente }]: readonly [FornecedorDeTeste, ClienteDeTeste]) =>
    (await findCarrinho(app.sql, { idfornecedor, idcliente })).erro_submit
  expect(await Promise.all(carrinhos.map(read))).toEqual(['Horário lotado', null, null])
})
