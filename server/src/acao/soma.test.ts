import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildImpostos,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Money, stock, credit and coupons before and after agree, whatever happens at once (issue 5). */
let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Cena {
  loja: FornecedorDeTeste
  clientes: ClienteDeTeste[]
  produtos: string[]
  pedidos: { numpedido: number; token: string }[]
}

const ESTOQUE = 14

async function buildCena(): Promise<Cena> {
  const loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
  await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10, limite: 4 })
  const clientes = await Promise.all([1, 2, 3].map(() => buildCliente(app.sql, loja, { limite: 250_00 })))
  const produtos = await Promise.all(
    [3.33, 10, 27.5].map((preco) => buildProduto(app.sql, loja, { preco, estoque: ESTOQUE })),
  )
  // Taxes are in every sum as well (M10).
  await buildImpostos(app.sql, loja, { produtos: produtos.slice(1), contribuinte: clientes[0] })
  return { loja, clientes, produtos, pedidos: [] }
}

type Passo =
  | { faz: 'pedir'; quem: number; itens: number[]; aPrazo: boolean; cupom: boolean; orcamento: boolean }
  | { faz: 'cancelar' | 'aceitar' | 'expirar'; qual: number }

const passo: fc.Arbitrary<Passo> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      faz: fc.constant('pedir' as const),
      quem: fc.nat(2),
      itens: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      aPrazo: fc.boolean(),
      cupom: fc.boolean(),
      orcamento: fc.nat(3).map((n) => n === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      faz: fc.constantFrom('cancelar' as const, 'aceitar' as const, 'expirar' as const),
      qual: fc.nat(30),
    }),
  },
)

async function take(cena: Cena, passo: Passo): Promise<void> {
  if (passo.faz === 'pedir') return submit(cena, passo)
  const pedido = cena.pedidos[passo.qual % Math.max(1, cena.pedidos.length)]
  if (!pedido) return
  const { numpedido, token } = pedido
  if (passo.faz === 'expirar') {
    await app.sql`update pagamento set expira_em = now() - interval '10 minutes' where numpedido = ${numpedido} and status = 'PENDENTE'`
    await app.pagamentos.expire()
    return
  }
  const acao = passo.faz === 'cancelar' ? 'cancelar' : 'aceitar-orcamento'
  const { status } = await app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: numpedido, acao }, body: {} },
    { token },
  )
  expect([200, 409, 422]).toContain(status)
}

async function submit(cena: Cena, passo: Extract<Passo, { faz: 'pedir' }>): Promise<void> {
  const { loja, clientes, produtos, pedidos } = cena
  const cliente = clientes[passo.quem]
  if (!cliente) return
  const itens = produtos.flatMap((id, i) =>
    (passo.itens[i] ?? 0) > 0 ? [{ id, quantidade: passo.itens[i] ?? 0, embalarParaPresente: false }] : [],
  )
  const body = buildSubmissao(
    { loja, cliente, produto: '' },
    {
      itens,
      orcamento: passo.orcamento,
      cupom: passo.cupom ? 'DEZ' : null,
      formaPagamento: { temForma: true, idformapagto: passo.aPrazo ? loja.idFaturado : loja.idPix },
    },
  )
  const { status, dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
  expect([200, 409, 422]).toContain(status)
  if (status !== 200) return
  const { numpedido } = dados
  pedidos.push({ numpedido, token: cliente.token })
  // A budget gets a price at once, so that it can be accepted.
  if (passo.orcamento)
    await app.sql`
      with linhas as (
        update item_pedido set precounitario = 50000, total = quantidade / 200 where numpedido = ${numpedido} returning total
      )
      update pedido set status = 'ORCAMENTO_PRECIFICADO', versao = 1, valido_ate = now() + interval '1 day', taxaentrega = 0, servicos = 0,
        subtotal = (select sum(total) from linhas), total = (select sum(total) from linhas)
      where numpedido = ${numpedido}`
}

/** What is held by orders that live, against what is missing where it was taken. */
async function readSomas({ loja: { idfornecedor } }: Cena) {
  const vivo = app.sql`p.idfornecedor = ${idfornecedor} and p.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')`
  const [row] = await app.sql<Record<string, number>[]>`
    select
      (select coalesce(sum(i.quantidade), 0)::int from item_pedido i join pedido p using (numpedido) where ${vivo}) as vendido,
      (select sum(${ESTOQUE} * 1000 - quantidade)::int from estoque where idfornecedor = ${idfornecedor}) as tirado,
      (select coalesce(sum(p.total), 0)::int from pedido p where ${vivo} and p.tipopagamento = 'FATURADO') as aprazo,
      (select coalesce(sum(valor), 0)::int from fatura where idfornecedor = ${idfornecedor} and status = 'ABERTA') as faturado,
      (select sum(credito_usado_centavos)::int from cadastroextracliente where idfornecedor = ${idfornecedor}) as credito,
      (select count(*)::int from pedido p where ${vivo} and p.idcupom is not null) as comcupom,
      (select sum(usos)::int from cupom where idfornecedor = ${idfornecedor}) as usos,
      (select coalesce(sum(usos), 0)::int from uso_cupom where idfornecedor = ${idfornecedor}) as usosporcliente,
      (select count(*)::int from pedido p where ${vivo} and p.total <>
        p.taxaentrega + p.servicos + (select sum(i.total + i.valoripi + i.valorst) from item_pedido i where i.numpedido = p.numpedido)) as desiguais,
      (select count(*)::int from pedido p where p.idfornecedor = ${idfornecedor} and p.status = 'CANCELADO'
        and exists (select from pagamento g where g.numpedido = p.numpedido and g.status = 'PENDENTE')) as cobradas,
      (select count(*)::int from pedido p where ${vivo} and p.tipopagamento = 'PIX' and 1 <>
        (select count(*) from pagamento g where g.numpedido = p.numpedido and g.valor = p.total)) as semcobranca`
  return row ?? {}
}

test('over random orders, cancellations, acceptances and expiries at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 20, maxLength: 32 }), async (passos) => {
      const cena = await buildCena()
      // Eight at a time: twins of an order meet its cancellation.
      for (let i = 0; i < passos.length; i += 8)
        await Promise.all(passos.slice(i, i + 8).map((each) => take(cena, each)))
      // What a provider did not answer in the rush is asked again by the minute's job.
      await app.sql`update operacao_pagamento set tentar_em = now() where estado = 'PENDENTE'`
      await app.pagamentos.resume()
      const somas = await readSomas(cena)
      expect(somas.tirado).toBe(somas.vendido)
      expect([somas.credito, somas.faturado]).toEqual([somas.aprazo, somas.aprazo])
      expect([somas.usos, somas.usosporcliente]).toEqual([somas.comcupom, somas.comcupom])
      expect([somas.desiguais, somas.cobradas, somas.semcobranca]).toEqual([0, 0, 0])
    }),
    { numRuns: 5, endOnFailure: true },
  )
}, 120_000)
