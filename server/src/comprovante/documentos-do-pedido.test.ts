import { ITFReader } from '@zxing/library'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatDocumento } from '@vitrine/rules/documento'
import { formatLinhaDigitavel, parseBarras } from '@vitrine/rules/boleto'
import { formatDia } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  depoisDoBoleto,
  readTexto,
  scanBarras,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** What an order is on paper, read back by others (issue 5). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let idBoleto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz agulhinha', preco: 10 })
  idBoleto = uuidv7()
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values
    (${idBoleto}, ${loja.idfornecedor}, 'BOLETO', 'Boleto', 3)`
})

/** 3 at R$ 10 and R$ 7.90 of freight. */
async function order(idformapagto: string) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        {
          itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto },
          formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: depoisDoBoleto, inicio: '08:00' },
        },
      ),
    },
    { token: ana.token },
  )
  const detalhe = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido: dados.numpedido } },
    { token: ana.token },
  )
  return detalhe.dados
}
async function print(numpedido: number): Promise<Uint8Array> {
  const { rawPayload, statusCode } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${numpedido}/${ana.idcliente}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(statusCode).toBe(200)
  return new Uint8Array(rawPayload)
}

test('the receipt of an order says what was bought, by whom, for how much and how it is paid (brazil L14)', async () => {
  const pedido = await order(loja.idNaEntrega)
  const texto = await readTexto(await print(pedido.numpedido))
  for (const parte of [
    `Pedido ${pedido.numpedido}`,
    pedido.nomecliente,
    'Arroz agulhinha',
    '3 un',
    'R$ 10,00',
    'R$ 30,00',
    'Frete R$ 7,90',
    'Total R$ 37,90',
    'Forma de pagamento: Na entrega',
  ])
    expect(texto).toContain(parte)
  expect(texto).not.toContain('Beneficiário')
})

test('the slip of an order has the line and the bars of its charge, its amount and its day', async () => {
  const { numpedido, pagamento } = await order(idBoleto)
  const { linha_digitavel = '', vencimento = '' } = pagamento?.boleto ?? {}
  const [cliente] = await app.sql<
    { documento: string }[]
  >`select documento from cliente where idcliente = ${ana.idcliente}`
  const pagador = `${formatDocumento(cliente?.documento ?? '')} Endereço`
  const pdf = await print(numpedido)
  const texto = await readTexto(pdf)
  for (const parte of [
    formatLinhaDigitavel(linha_digitavel),
    `Vencimento ${formatDia(vencimento)}`,
    'Valor R$ 37,90',
    'Nosso número',
    // Its payer by document and address, its bank by number (B8, S5).
    pagador,
    '000-0',
    `Pedido ${numpedido}`,
    'SEM VALOR',
  ])
    expect(texto).toContain(parte)
  const [barras = ''] = await scanBarras(pdf, new ITFReader())
  expect(parseBarras(barras, vencimento)).toMatchObject({ valor: 3790, vencimento })
  const [guardada] = await app.sql<{ codigo: string }[]>`
    select boleto ->> 'codigo_barras' as codigo from pagamento where numpedido = ${numpedido}`
  expect(barras).toBe(guardada?.codigo)
})

test('letters of every alphabet are printed, what cannot be drawn is replaced visibly, the complement is there (S7)', async () => {
  await app.sql`update produto set nome = 'Chá 🍵 żółty 中文 é bom 👩‍🌾!' where idcadastroextraproduto = ${arroz}`
  await app.sql`update cliente set nome = 'Łukasz Дима' where idcliente = ${ana.idcliente}`
  await app.sql`update endereco set complemento = 'Bloco B, apto 52' where idendereco = ${ana.idendereco}`
  const { numpedido } = await order(loja.idNaEntrega)
  const texto = await readTexto(await print(numpedido))
  expect(texto).toContain('Chá ▯ żółty ▯▯ é bom ▯!')
  expect(texto).toContain('Łukasz Дима')
  expect(texto).toContain('Bloco B, apto 52')
})
