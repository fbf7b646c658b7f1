import { ITFReader } from '@zxing/library'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { formatLinhaDigitavel, parseBarras } from '@vitrine/rules/boleto'
import { addDias, formatDia } from '@vitrine/rules/data'
import { nextDiaUtil } from '@vitrine/rules/pagamento'

import {
  buildCliente,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  readTexto,
  scanBarras,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})

const buy = (quantidade = 2) => buildFatura(app, { loja, cliente: ana, produto: arroz }, quantidade)
const quem = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const askBoleto = (fatura: string, token = ana.token) =>
  app.call('POST /v4/faturas/boleto', { body: { ...quem(), fatura } }, { token })
const list = async () =>
  (
    await app.call(
      'GET /v4/faturas/{idfornecedor}/{idcliente}',
      { params: quem(), query: {} },
      { token: ana.token },
    )
  ).dados
const download = (faturas: string[], token = ana.token) =>
  app.fastify.inject({
    method: 'POST',
    url: '/v4/faturas/segunda-via',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...quem(), faturas },
  })
const countCobrancas = async () => {
  const [row] =
    await app.sql`select count(*)::int as n from cobranca_fatura where idcliente = ${ana.idcliente}`
  return row?.n
}

describe('the slip of an invoice (ux 1.12.2)', () => {
  test('is registered when it is first asked for, then the same, and stands in the list to be copied', async () => {
    const [fatura = ''] = await buy()
    expect((await list()).data[0]?.boleto).toBeNull()
    const { dados } = await askBoleto(fatura)
    const { vencimento = '' } = (await list()).data[0] ?? {}
    expect(dados).toMatchObject({ idfatura: fatura, valor: 27.9, vencimento })
    expect(parseBarras(dados.codigo_barras, hoje)).toMatchObject({ valor: 2790, vencimento })
    const answers = await Promise.all([askBoleto(fatura), askBoleto(fatura), askBoleto(fatura)])
    expect(new Set(answers.map((each) => each.dados.linha_digitavel))).toEqual(
      new Set([dados.linha_digitavel]),
    )
    expect((await list()).data[0]?.boleto).toEqual({ linha_digitavel: dados.linha_digitavel, vencimento })
    expect(await countCobrancas()).toBe(1)
  })

  test('of an overdue one is due on the next day of bank business; of a lowered one it is another', async () => {
    const [fatura = ''] = await buy()
    const antes = (await askBoleto(fatura)).dados.linha_digitavel
    await app.sql`update cobranca_fatura set expira_em = now() - interval '1 minute' where idcliente = ${ana.idcliente}`
    await app.sql`update fatura set vencimento = ${addDias(hoje, -5)} where idfatura = ${fatura}`
    const { dados } = await askBoleto(fatura)
    expect(dados.vencimento).toBe(nextDiaUtil(addDias(hoje, 1)))
    expect(dados.linha_digitavel).not.toBe(antes)
  })

  test('is not of an invoice that is paid, nor of somebody else’s', async () => {
    const [fatura = ''] = await buy()
    await app.sql`update fatura set status = 'PAGA' where idfatura = ${fatura}`
    expect((await askBoleto(fatura)).falha.codigo).toBe('fatura_indisponivel')
    const bob = await buildCliente(app.sql, loja, { limite: 500_000 })
    const [dele = ''] = await buildFatura(app, { loja, cliente: bob, produto: arroz }, 2)
    expect((await askBoleto(dele)).falha.codigo).toBe('nao_encontrado')
    expect((await download([dele])).statusCode).toBe(404)
  })
})

test('second copies come as one file with a slip for each invoice, whose text and bars others read back (ux 1.12.1)', async () => {
  const ids: string[] = []
  for (const quantidade of [2, 3, 4, 5]) ids.push(...(await buy(quantidade)))
  const resposta = await download(ids.toReversed())
  expect(resposta.headers['content-type']).toBe('application/pdf')
  const pdf = new Uint8Array(resposta.rawPayload)
  const { data } = await list()
  const texto = await readTexto(pdf)
  for (const { numpedido, valor, vencimento, boleto } of data) {
    expect(texto).toContain(`Fatura do pedido ${numpedido}`)
    expect(texto).toContain(formatDia(vencimento))
    expect(texto).toContain(`R$ ${valor.toFixed(2).replace('.', ',')}`)
    expect(texto).toContain(formatLinhaDigitavel(boleto?.linha_digitavel ?? ''))
  }
  expect(texto).toContain('SEM VALOR')
  const barras = [
    ...(await scanBarras(pdf, new ITFReader(), 1)),
    ...(await scanBarras(pdf, new ITFReader(), 2)),
  ]
  expect(barras.map((codigo) => parseBarras(codigo, hoje)?.valor)).toEqual(
    data.map(({ valor }) => Math.round(valor * 100)),
  )
})

describe('a spreadsheet of invoices (ux 1.12.2)', () => {
  const exportFaturas = (query: string) =>
    app.fastify.inject({
      url: `/v4/faturas/${loja.idfornecedor}/${ana.idcliente}/planilha?${query}`,
      headers: { authorization: `Bearer ${ana.token}` },
    })

  test('has a row for each under the filter, what was lowered too, as CSV and as XLSX', async () => {
    const [a = ''] = await buy()
    await buy(3)
    await app.sql`update fatura set valor = 2000, abatido = 790, vencimento = '2026-01-05', emissao = '2025-12-08' where idfatura = ${a}`
    const csv = (await exportFaturas('formato=csv&situacao=vencidas')).payload
    const [cabeca, linha, fim] = csv.split('\r\n')
    expect(cabeca).toContain(
      'Pedido;Seu número;Parcela;Emissão;Vencimento;Situação;Valor original;Abatido;Valor',
    )
    expect(linha).toContain(';1 de 1;08/12/2025;05/01/2026;Vencida;27,9;7,9;20;')
    expect(fim).toBe('')
    expect((await exportFaturas('formato=csv')).payload.split('\r\n')).toHaveLength(4)
    const xlsx = await exportFaturas('formato=xlsx&situacao=todas')
    expect(xlsx.headers['content-disposition']).toContain('faturas.xlsx')
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
