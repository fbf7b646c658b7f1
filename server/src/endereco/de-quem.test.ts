import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildCliente, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { setExcluido } from './endereco.repository.ts'
import { findFaturamento, removeFaturamento, saveFaturamento } from './faturamento.repository.ts'

/** What is done with the addresses of one cliente leaves those of others as they are (T2). */

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('an address that comes back takes the primary mark from its own cliente alone', async () => {
  const loja = await buildFornecedor(app.sql)
  const [ana, bia] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  for (const excluido of [true, false])
    await app.sql.begin((tx) => setExcluido(tx, ana.idcliente, ana.idendereco, excluido))
  const primarios = await app.sql`select idendereco from endereco where primario order by idendereco`
  expect(primarios).toEqual([{ idendereco: ana.idendereco }, { idendereco: bia.idendereco }])
})

test('a billing address is taken away from its own cliente alone', async () => {
  const loja = await buildFornecedor(app.sql)
  const [ana, bia] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  const endereco = {
    idendereco: uuidv7(),
    apelido: '',
    rua: 'Rua A',
    numero: '1',
    bairro: '',
    cidade: 'Campinas',
    uf: 'SP',
    cep: '13015002',
    complemento: '',
    pontoref: '',
    pais: 'Brasil',
    lat: null,
    lng: null,
    textoendereco: '',
    cod_erp: null,
    primario: false,
    manualAddress: true,
  } as const
  for (const { idcliente } of [ana, bia]) await saveFaturamento(app.sql, idcliente, endereco)
  await removeFaturamento(app.sql, ana.idcliente)
  expect(await findFaturamento(app.sql, ana.idcliente)).toBeNull()
  expect(await findFaturamento(app.sql, bia.idcliente)).toMatchObject({ rua: 'Rua A' })
})
