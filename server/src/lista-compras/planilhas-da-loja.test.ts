import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let cliente: ClienteDeTeste
const nomes = ['Copo descartável 200 ml', 'Parafuso 5 x 30', 'Ovos brancos 30 un', 'Farinha 00']

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  cliente = await buildCliente(app.sql, loja, { limite: 10_000_000 })
  // SKUs that look like quantities, prices that look like them too.
  for (const [i, nome] of nomes.entries()) {
    const id = await buildProduto(app.sql, loja, { nome, preco: 12 * (i + 1), min_por_pedido: 2 })
    await app.sql`update produto set sku = ${String(12 * (i + 1))} where idcadastroextraproduto = ${id}`
  }
})
afterAll(() => app.close())

/** A sheet of the store, as its cells would be pasted; `fill` changes a row (by headings) before. */
async function open(
  { method, url }: { method: 'GET' | 'POST'; url: string },
  fill: (linha: Map<string, unknown>) => void = () => {},
): Promise<string> {
  const { token } = cliente
  const payload = method === 'POST' ? {} : undefined
  const answer = await app.fastify.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  const [sheet] = await readXlsxFile(answer.rawPayload)
  const [titulos = [], ...linhas] = sheet?.data ?? []
  expect(linhas.length).toBeGreaterThan(0)
  const cheias = linhas.map((linha) => {
    const celulas = new Map(titulos.map((titulo, i) => [String(titulo), linha[i] ?? '']))
    fill(celulas)
    return [...celulas.values()]
  })
  return [titulos, ...cheias]
    .map((linha) => linha.map((celula) => String(celula).replace('.', ',')).join('\t'))
    .join('\n')
}

async function review(texto: string) {
  const params = { idfornecedor: loja.idfornecedor }
  const { dados } = await app.call('POST /v4/shopping-list/review/{idfornecedor}', {
    params,
    body: { texto },
  })
  return dados
}

test('the price list with its column Qtd. filled comes back as that order, to the unit (P2)', async () => {
  const texto = await open({ method: 'POST', url: `/v4/product/spreadsheet/${loja.slug}` }, (linha) => {
    linha.set('Qtd.', Number(linha.get('Código')) / 2)
  })
  const { linhas, adicionadas } = await review(texto)
  expect(adicionadas).toBe(nomes.length)
  expect(linhas.slice(1).map(({ escolhida, quantidade }) => [escolhida?.produto.sku, quantidade])).toEqual(
    expect.arrayContaining([
      ['12', 6],
      ['24', 12],
      ['36', 18],
      ['48', 24],
    ]),
  )
})

test('the price list as it was made asks for nothing, and says why (P2)', async () => {
  const { linhas, recusadas } = await review(
    await open({ method: 'POST', url: `/v4/product/spreadsheet/${loja.slug}` }),
  )
  expect(recusadas).toBe(nomes.length + 1)
  expect(new Set(linhas.slice(1).map(({ motivo }) => motivo))).toEqual(
    new Set(['Sem quantidade: não pede nada']),
  )
})

test('spreadsheets of orders and of invoices do not ask for products: nothing is added, and the answer says why (P2)', async () => {
  const { idcadastroextraproduto } = (
    await app.sql<{ idcadastroextraproduto: string }[]>`
      select idcadastroextraproduto from produto where idfornecedor = ${loja.idfornecedor} limit 1`
  )[0] ?? { idcadastroextraproduto: '' }
  await buildFatura(app, { loja, cliente, produto: idcadastroextraproduto }, 4)
  const { idfornecedor } = loja
  const { idcliente } = cliente
  for (const sheet of [
    { method: 'POST', url: `/v4/orders/export/${idcliente}` },
    { method: 'GET', url: `/v4/faturas/${idfornecedor}/${idcliente}/planilha` },
  ] as const) {
    const { linhas, recusadas } = await review(await open(sheet))
    expect(recusadas).toBe(linhas.length)
  }
})
