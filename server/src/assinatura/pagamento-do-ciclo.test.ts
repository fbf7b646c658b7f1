import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Submissao } from '@vitrine/contract'
import { uuidv7 } from '../infra/index.ts'
import {
  buildAssinatura,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  depoisDoBoleto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { runAssinaturas } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let idBoleto: string
let idCartao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`update assinatura set status = 'CANCELADA'`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
  ;[idBoleto, idCartao] = [uuidv7(), uuidv7()]
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values
    (${idBoleto}, ${loja.idfornecedor}, 'BOLETO', 'Boleto', 3), (${idCartao}, ${loja.idfornecedor}, 'CARTAO', 'Cartão', 4)`
})

const cartao = (guardar = false) => ({
  token: `sim-APROVADO-visa-1111-1235-${uuidv7()}`,
  bandeira: 'visa',
  final: '1111',
  ...(guardar && { tokenGuardar: `sim-APROVADO-visa-1111-1235-${uuidv7()}` }),
})

const begin = (formaPagamento: Omit<Submissao['formaPagamento'], 'temForma'>) =>
  buildAssinatura(
    app,
    { loja, cliente: ana, produto: arroz },
    {
      formaPagamento: { temForma: true, ...formaPagamento },
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: depoisDoBoleto, inicio: '08:00' },
    },
  )

/** The order of the next date, when its time has come. */
async function cycle(idassinatura: string) {
  const [row] = await app.sql<{ tentar_em: Date; proxima: string }[]>`
    select tentar_em, proxima from assinatura where idassinatura = ${idassinatura}`
  if (!row) throw new Error('no subscription')
  await runAssinaturas(app, { agora: new Date(row.tentar_em.getTime() + 1000) })
  const [pedido] = await app.sql`
    select p.numpedido, p.tipopagamento as tipo, p.status, p.data_de_entrega, g.status as pagamento, g.cartao ->> 'final' as final
    from pedido p left join pagamento g using (numpedido) where p.idassinatura = ${idassinatura} and p.ciclo is not null`
  const [depois] = await app.sql`select motivo from assinatura where idassinatura = ${idassinatura}`
  return { pedido, proxima: row.proxima, motivo: String(depois?.motivo) }
}

const show = async (id: string) =>
  (await app.call('GET /v4/subscription/get/{id}', { params: { id } }, { token: ana.token })).dados

test.each([
  ['PIX', () => ({ idformapagto: loja.idPix }), 'PIX', 'PENDENTE'],
  ['boleto, so early that it can be paid', () => ({ idformapagto: idBoleto }), 'BOLETO', 'PENDENTE'],
  ['on delivery', () => ({ idformapagto: loja.idNaEntrega }), 'ENTREGA', null],
  ['on credit', () => ({ idformapagto: loja.idFaturado }), 'FATURADO', null],
  ['a card that is kept', () => ({ idformapagto: idCartao, cartao: cartao(true) }), 'CARTAO', 'RESERVADO'],
  [
    'a card that is not kept: Pix by letter',
    () => ({ idformapagto: idCartao, cartao: cartao() }),
    'PIX',
    'PENDENTE',
  ],
] as const)(
  'a cycle paid by %s is ordered on its date and can be paid (S2)',
  async (_nome, forma, tipo, pagamento) => {
    const { idassinatura } = await begin(forma())
    expect((await show(idassinatura)).formaPagamento?.tipo).toBe(tipo)
    const { pedido, proxima, motivo } = await cycle(idassinatura)
    expect(motivo).toBe('')
    expect(pedido).toMatchObject({ tipo, data_de_entrega: proxima, pagamento })
  },
)

test('a card that is removed is a Pix from then on, and another method is taken at once', async () => {
  const { idassinatura } = await begin({ idformapagto: idCartao, cartao: cartao(true) })
  const change = (formaPagamento: { idformapagto: string; idcartao?: string }, token = ana.token) =>
    app.call(
      'POST /v4/subscription/{id}/{acao}',
      { params: { id: idassinatura, acao: 'pagamento' }, body: { formaPagamento } },
      { token },
    )
  const guardado = (await show(idassinatura)).formaPagamento?.cartao
  expect(guardado).toMatchObject({ bandeira: 'visa', final: '1111' })
  const bia = await buildCliente(app.sql, loja)
  const deBia = await change({ idformapagto: loja.idPix }, bia.token)
  expect(deBia.status).toBe(404)

  expect((await change({ idformapagto: loja.idNaEntrega })).dados.formaPagamento).toMatchObject({
    tipo: 'ENTREGA',
    cartao: null,
  })
  expect((await change({ idformapagto: idCartao })).falha.codigo).toBe('pagamento_indisponivel')
  expect((await change({ idformapagto: idCartao, idcartao: uuidv7() })).falha.codigo).toBe(
    'pagamento_indisponivel',
  )
  const volta = await change({ idformapagto: idCartao, idcartao: guardado?.idcartao ?? '' })
  expect(volta.dados.formaPagamento?.cartao?.idcartao).toBe(guardado?.idcartao)

  await app.call(
    'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}',
    { params: { idfornecedor: loja.idfornecedor, idcartao: guardado?.idcartao ?? '' } },
    { token: ana.token },
  )
  expect((await show(idassinatura)).formaPagamento?.tipo).toBe('PIX')
  expect((await cycle(idassinatura)).pedido).toMatchObject({ tipo: 'PIX', pagamento: 'PENDENTE' })
})
