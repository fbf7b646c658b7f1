import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  pickTudo,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
  await app.sql`update forma_pagamento set prazos = '{28,35,42}' where idformapagto = ${loja.idFaturado}`
})

/** 9 units at R$ 10 and R$ 7.90 of freight: 97.90 in three, of 32.64, 32.63 and 32.63. Its number and the ids of its invoices. */
async function buy() {
  const ids = await buildFatura(app, { loja, cliente: ana, produto: arroz }, 9)
  const [row] = await app.sql<
    { numpedido: number }[]
  >`select numpedido from fatura where idfatura = ${ids[0] ?? ''}`
  return { num: row?.numpedido ?? 0, ids }
}
type Destino = 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE' | 'CANCELADO'
async function move(num: number, ...destinos: Destino[]) {
  for (const para of destinos) {
    if (para === 'EMENTREGA') await pickTudo(app, num, bia)
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para, motivo: 'Caminhão quebrou' } },
      { token: bia.token },
    )
  }
}
const pick = (num: number, quantidadeServida: number) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }] } },
    { token: bia.token },
  )
async function giveBack(num: number, valor: number) {
  const { dados, status } = await app.call(
    'POST /painel/v1/pedidos/{num}/devolver',
    { params: { num }, body: { valor, motivo: 'Avaria' } },
    { token: bia.token },
  )
  if (status !== 200) return
  await app.call(
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
    { params: { num, iddevolucao: dados.iddevolucao }, body: {} },
    { token: bia.token },
  )
}
async function pay(faturas: string[]) {
  const quem = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  const { dados, status } = await app.call(
    'POST /v4/faturas/pagar',
    { body: { ...quem, faturas, idpagamento: uuidv7() } },
    { token: ana.token },
  )
  if (status === 200) await payAtBank(dados.simulador)
}
/** The customer pays at the simulated bank, which tells the shop. */
const payAtBank = (simulador: string | null) =>
  app.fastify.inject({
    method: 'POST',
    url: `/dev/banco/${simulador?.split('/').at(-1)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'acao=pagar',
  })
const settle = () => app.pagamentos.resume()

async function read(num: number) {
  const rows = await app.sql<{ status: string; valor: number; abatido: number; devolvido: number }[]>`
    select status, valor::int, abatido::int, devolvido::int from fatura where numpedido = ${num} order by parcela`
  return rows.map(({ status, valor, abatido, devolvido }) => [status, valor, abatido, devolvido])
}
async function readCredito() {
  const [row] = await app.sql<{ n: number }[]>`
    select credito_usado_centavos::int as n from cadastroextracliente where idcliente = ${ana.idcliente}`
  return row?.n
}
/** Centavos that the bank sent back of what was paid for invoices. */
async function readBanco() {
  const [row] = await app.sql<{ n: number }[]>`
    select coalesce(sum(b.devolvido), 0)::int as n from cobranca_fatura g join banco_simulado b using (txid) where g.idcliente = ${ana.idcliente}`
  return row?.n
}

describe('what is not served is not owed (ux 1.11.2, 1.12)', () => {
  test('every invoice owes its share less, and more again when it was found after all', async () => {
    const { num } = await buy()
    await move(num, 'SEPARANDO')
    await pick(num, 6)
    expect(await read(num)).toEqual([
      ['ABERTA', 2264, 1000, 0],
      ['ABERTA', 2263, 1000, 0],
      ['ABERTA', 2263, 1000, 0],
    ])
    expect(await readCredito()).toBe(6790)
    await pick(num, 9)
    expect(await read(num)).toEqual([
      ['ABERTA', 3264, 0, 0],
      ['ABERTA', 3263, 0, 0],
      ['ABERTA', 3263, 0, 0],
    ])
    expect(await readCredito()).toBe(9790)
  })

  test('a Pix over the old amount is given up; paid all the same, what is too much goes back', async () => {
    const { num, ids } = await buy()
    const quem = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
    const pix = await app.call(
      'POST /v4/faturas/pagar',
      { body: { ...quem, faturas: ids, idpagamento: uuidv7() } },
      { token: ana.token },
    )
    await move(num, 'SEPARANDO')
    await pick(num, 6)
    await payAtBank(pix.dados.simulador)
    await settle()
    expect((await read(num)).map(([status]) => status)).toEqual(['PAGA', 'PAGA', 'PAGA'])
    expect([await readCredito(), await readBanco()]).toEqual([0, 3000])
  })
})

describe('what comes back after it was paid (ux 1.12)', () => {
  test('open invoices owe less first, then money goes back through the charge that paid', async () => {
    const { num, ids } = await buy()
    await pay(ids.slice(0, 1))
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    await giveBack(num, 80)
    expect(await read(num)).toEqual([
      ['PAGA', 3264, 0, 1474],
      ['CANCELADA', 0, 3263, 0],
      ['CANCELADA', 0, 3263, 0],
    ])
    expect(await readCredito()).toBe(0)
    await Promise.all(Array.from({ length: 10 }, settle))
    expect(await readBanco()).toBe(1474)
  })

  test('a cancelled order keeps nothing that was paid for it', async () => {
    const { num, ids } = await buy()
    await pay(ids.slice(0, 2))
    await move(num, 'CANCELADO')
    await settle()
    await settle()
    expect(await read(num)).toEqual([
      ['PAGA', 3264, 0, 3264],
      ['PAGA', 3263, 0, 3263],
      ['CANCELADA', 3263, 0, 0],
    ])
    expect([await readCredito(), await readBanco()]).toEqual([0, 6527])
    await app.lerEventos()
    const [carta] = await app.sql<
      { texto: string }[]
    >`select texto from correio where chave = ${`pedido-cancelado:${num}`}`
    expect(carta?.texto).toContain('O valor pago será devolvido')
  })
})

type Passo =
  | { faz: 'separar'; servida: number }
  | { faz: 'pagar'; quais: number[] }
  | { faz: 'devolver'; valor: number }

test('whatever is picked, paid and returned at once, the credit used is what is open, and paid less returned is what it costs (property)', async () => {
  const passo: fc.Arbitrary<Passo> = fc.oneof(
    fc.record({ faz: fc.constant('separar' as const), servida: fc.nat(9) }),
    fc.record({ faz: fc.constant('pagar' as const), quais: fc.subarray([0, 1, 2], { minLength: 1 }) }),
    fc.record({ faz: fc.constant('devolver' as const), valor: fc.integer({ min: 1, max: 9790 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(passo, { maxLength: 3 }), { maxLength: 4 }), async (rodadas) => {
      ana = await buildCliente(app.sql, loja, { limite: 500_000 })
      const { num, ids } = await buy()
      await move(num, 'SEPARANDO')
      const run = async (each: Passo) => {
        if (each.faz === 'separar') return pick(num, each.servida)
        if (each.faz === 'pagar') return pay(each.quais.map((i) => ids[i] ?? ''))
        await move(num, 'EMENTREGA', 'ENTREGUE')
        return giveBack(num, each.valor / 100)
      }
      for (const rodada of rodadas) await Promise.all(rodada.map(run))
      await settle()
      const [soma] = await app.sql<{ aberto: number; pago: number; custa: number }[]>`
        select coalesce(sum(valor) filter (where status = 'ABERTA'), 0)::int as aberto,
          coalesce(sum(valor - devolvido) filter (where status = 'PAGA'), 0)::int as pago,
          (select (coalesce(p.totalservido, p.total) - (select coalesce(sum(d.aceito), 0) from devolucao d where d.numpedido = p.numpedido))::int
            from pedido p where p.numpedido = ${num}) as custa
        from fatura where numpedido = ${num}`
      expect(await readCredito()).toBe(soma?.aberto)
      expect((soma?.aberto ?? 0) + (soma?.pago ?? 0)).toBe(soma?.custa)
      const [banco] = await app.sql<{ n: number }[]>`
        select coalesce(sum(f.devolvido), 0)::int + coalesce((select sum(sobra) from cobranca_fatura where idcliente = ${ana.idcliente}), 0)::int as n
        from fatura f where f.numpedido = ${num}`
      expect(await readBanco()).toBe(banco?.n)
    }),
    { numRuns: 12 },
  )
}, 120_000)
