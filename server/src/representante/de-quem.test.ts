import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildCliente, buildEquipe, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { findRota, listClientes } from './representante.repository.ts'

/** A representative of two stores has the clientes of each at that one (T2). */

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('clientes at one store are not in the list, nor in the number, of another', async () => {
  const lojas = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)] as const
  const [ana, bia, cris] = [
    await buildCliente(app.sql, lojas[0]),
    await buildCliente(app.sql, lojas[1]),
    await buildCliente(app.sql, lojas[1]),
  ]
  const { idusuario: idrepresentante } = await buildEquipe(app.sql, lojas[0], { papel: 'representante' })
  await app.sql`update cadastroextracliente set idrepresentante = ${idrepresentante}`
  const look = async ({ idfornecedor }: (typeof lojas)[number]) => {
    const rota = { idfornecedor, idrepresentante }
    const { rows, total } = await listClientes(app.sql, rota, {
      texto: '',
      digitos: '',
      semComprarDesde: null,
      carrinhoAberto: false,
      tagDaRota: null,
      hoje: '2026-01-01',
      limit: 9,
      offset: 0,
    })
    const { clientes } = await findRota(app.sql, rota, null)
    return { ids: rows.map(({ idcliente }) => idcliente).toSorted(), total, clientes }
  }
  expect(await look(lojas[0])).toEqual({ ids: [ana.idcliente], total: 1, clientes: 1 })
  expect(await look(lojas[1])).toEqual({
    ids: [bia.idcliente, cris.idcliente].toSorted(),
    total: 2,
    clientes: 2,
  })
})
