import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCadastro,
  buildCliente,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { deductFaturas } from './abatimento.repository.ts'
import { listFaturas, lockFaturas, payFaturas, reopenFaturas, saveLembrete } from './fatura.repository.ts'

/** What is bought on credit is between one customer and one store (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  await buildCadastro(app.sql, outraLoja, ana)
  await app.sql`update cadastroextracliente set limite_credito_centavos = 100000, credito_usado_centavos = 50000`
})

const dono = () => ({ ...loja, ...ana })
/** Of ana here, of ana at the other store, of bia. */
const listUsados = async () => {
  const read = async ({ idfornecedor }: FornecedorDeTeste, { idcliente }: ClienteDeTeste) => {
    const [row] = await app.sql`
      select credito_usado_centavos as usado from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
    return Number(row?.usado) - 50_000
  }
  return [await read(loja, ana), await read(outraLoja, ana), await read(loja, bia)]
}

test('what an invoice is less frees the credit of its customer at its store alone', async () => {
  await deductFaturas(app.sql, dono(), [{ idfatura: uuidv7(), valor: 1000 }])
  expect(await listUsados()).toEqual([-1000, 0, 0])
})

test('reminders are switched by one customer at one store', async () => {
  expect(await saveLembrete(app.sql, dono(), false)).toBe(true)
  const desligados = await app.sql`
    select idfornecedor, idcliente from cadastroextracliente where not lembrete_fatura`
  expect(desligados).toEqual([{ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }])
})

test('invoices are found, held, paid and owed again for their customer at their store', async () => {
  const buy = async (onde: FornecedorDeTeste, cliente: ClienteDeTeste) =>
    buildFatura(app, { loja: onde, cliente, produto: await buildProduto(app.sql, onde) }, 1)
  const ids = [await buy(loja, ana), await buy(outraLoja, ana), await buy(loja, bia)].flat()
  const [sua = ''] = ids
  const [devidos = 0] = await listUsados()
  expect(await listUsados()).toEqual([devidos, devidos, devidos])
  expect((await lockFaturas(app.sql, dono(), ids)).map(({ idfatura }) => idfatura)).toEqual([sua])
  const lista = await listFaturas(app.sql, dono(), {
    situacao: 'todas',
    numpedido: undefined,
    dataInicio: undefined,
    dataFim: undefined,
    hoje: '2026-01-01',
    limit: 9,
    page: 1,
  })
  expect(lista.rows.map(({ idfatura }) => idfatura)).toEqual([sua])
  expect(lista.somas).toMatchObject({ abertas: devidos, n_abertas: 1 })

  const cobranca = { ...dono(), idcobranca: uuidv7() }
  await app.sql`
    insert into cobranca_fatura (idcobranca, idfornecedor, idcliente, tipo, provedor, txid, chave_idempotencia, valor)
    values (${cobranca.idcobranca}, ${cobranca.idfornecedor}, ${cobranca.idcliente}, 'PIX', 'simulador', ${uuidv7()}, ${uuidv7()}, ${devidos})`
  expect(await payFaturas(app.sql, cobranca, [sua])).toBe(devidos)
  expect(await listUsados()).toEqual([0, devidos, devidos])
  expect(await reopenFaturas(app.sql, cobranca, devidos)).toHaveLength(1)
  expect(await listUsados()).toEqual([devidos, devidos, devidos])
})
