import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FiltroPedidos } from '@vitrine/contract'
import { addDias, todayIn } from '@vitrine/rules/data'

import { isCreditoBloqueado } from '../fatura/bloqueio.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveFaturas } from './pedido-novo-partes.repository.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let numpedido: number

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** An order of half past eleven in the evening of the 20th in Manaus, half past midnight of the 21st in São Paulo. */
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  await app.sql`update fornecedor set fuso = 'America/Manaus' where idfornecedor = ${loja.idfornecedor}`
  ana = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }),
    },
    { token: ana.token },
  )
  numpedido = dados.numpedido
  await app.sql`update pedido set criado_em = '2026-11-21T03:30:00Z' where numpedido = ${numpedido}`
})

const authorization = () => `Bearer ${ana.token}`

describe("a supplier's days are those of its own clock (§4)", () => {
  test('the store says its zone, for screens to tell hours in', async () => {
    const { dados } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor: loja.idfornecedor },
    })
    expect(dados.fuso).toBe('America/Manaus')
  })

  test('an order is found on its day, and stands with it in spreadsheet and receipt', async () => {
    const { idfornecedor } = loja
    const count = async (query: Partial<FiltroPedidos>) => {
      const params = { idcliente: ana.idcliente }
      const pedida = { params, query: { idfornecedor, ...query } }
      return (await app.call('GET /v2/app/pedido/cliente/{idcliente}', pedida, { token: ana.token })).dados
        .totalItems
    }
    expect(await count({ dataInicio: '2026-11-20', dataFim: '2026-11-20' })).toBe(1)
    expect(await count({ dataInicio: '2026-11-21', dataFim: '2026-11-21' })).toBe(0)
    const planilha = await app.fastify.inject({
      method: 'POST',
      url: `/v4/orders/export/${ana.idcliente}`,
      headers: { authorization: authorization() },
      payload: { formato: 'csv', colunas: 'criado_em', idfornecedor },
    })
    expect(planilha.body).toContain('20/11/2026 23:30')
    const recibo = await app.fastify.inject({
      method: 'POST',
      url: `/v4/payment/generate-receipt/${numpedido}/${ana.idcliente}`,
      headers: { authorization: authorization() },
    })
    expect(await readTexto(new Uint8Array(recibo.rawPayload))).toContain('20/11/2026 ·')
  })

  test('invoices are dated, paid and overdue by it', async () => {
    const { idfornecedor } = loja
    const { sql } = app
    // One of them has another day than São Paulo at any hour.
    const fusos = ['Pacific/Kiritimati', 'Etc/GMT+12']
    const fuso = fusos.find((cada) => todayIn(cada, new Date()) !== hoje) ?? ''
    const la = todayIn(fuso, new Date())
    await sql`update fornecedor set fuso = ${fuso}, bloqueio_vencida_dias = 0 where idfornecedor = ${idfornecedor}`
    const vencimento = la < hoje ? la : hoje
    await saveFaturas(sql, { numpedido }, [{ parcela: 1, vencimento, valor: 1000 }])
    const [fatura] = await sql`
      select emissao, ${isCreditoBloqueado(sql, { idfornecedor, idcliente: ana.idcliente })} as bloqueado from fatura where numpedido = ${numpedido}`
    expect(fatura).toEqual({ emissao: la, bloqueado: vencimento === addDias(la, -1) })
    await sql`update fornecedor set fuso = 'America/Manaus' where idfornecedor = ${idfornecedor}`
    await sql`update fatura set status = 'PAGA', paga_em = '2026-11-21T03:30:00Z' where numpedido = ${numpedido}`
    const planilha = await app.fastify.inject({
      url: `/v4/faturas/${idfornecedor}/${ana.idcliente}/planilha?formato=csv&situacao=todas`,
      headers: { authorization: authorization() },
    })
    expect(planilha.payload.trim().split(';').at(-1)).toBe('20/11/2026')
  })
})
