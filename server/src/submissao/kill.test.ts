import type { ChildProcess } from 'node:child_process'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7, type Sql } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestDatabase,
  startServidor,
} from '../teste/index.ts'

let sql: Sql
let url: string
let drop: () => Promise<void>
const children: ChildProcess[] = []

beforeAll(async () => {
  ;({ sql, url, drop } = await createTestDatabase())
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await drop()
})

const start = () => startServidor({ url, children })

test('kill -9 in the middle of submissions loses and doubles nothing: asked again, each is one order (issue 1 H)', async () => {
  const loja = await buildFornecedor(sql)
  const produto = await buildProduto(sql, loja, { preco: 10, estoque: 1000 })
  const buyers = await Promise.all(Array.from({ length: 40 }, () => buildCliente(sql, loja)))
  const submissions = buyers.map((buyer) => ({
    buyer,
    body: {
      idsubmissao: uuidv7(),
      itens: [{ id: produto, quantidade: 1 }],
      idfornecedor: loja.idfornecedor,
      tipoEntrega: 'RETIRADA',
      formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
      lojaRetira: { idloja: loja.idloja },
      formaPagamento: { idformapagto: loja.idPix },
    },
  }))
  const send =
    (base: string) =>
    ({ buyer, body }: (typeof submissions)[number]) =>
      fetch(`${base}/v2/app/token/usuario/${buyer.idcliente}/pedido`, {
        method: 'POST',
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(
        (response) => response.status,
        () => 0,
      )

  const first = await start()
  const meio = submissions.length / 2
  const answered = submissions.slice(0, meio).map(send(first.base))
  // Killed once the first order is in and more have come: others are at every stage of their way, however quick they were.
  await Promise.any(answered)
  answered.push(...submissions.slice(meio).map(send(first.base)))
  await new Promise((resolve) => setTimeout(resolve, 10))
  first.child.kill('SIGKILL')
  const before = await Promise.all(answered)
  expect(before).toContain(0)

  const second = await start()
  expect(new Set(await Promise.all(submissions.map(send(second.base))))).toEqual(new Set([200]))

  const [orders] = await sql<{ n: number; charged: number; coded: number; letters: number }[]>`
    select count(distinct p.numpedido)::int as n, count(g.idpagamento)::int as charged, count(g.brcode)::int as coded,
      (select count(*)::int from evento where 'cartas' = any(falta)) as letters
    from pedido p left join pagamento g on g.numpedido = p.numpedido`
  expect(orders).toEqual({ n: 40, charged: 40, coded: 40, letters: 40 })
  const [stock] = await sql<{ quantidade: number }[]>`select quantidade from estoque`
  expect(stock?.quantidade).toBe(960_000)
}, 120_000)
