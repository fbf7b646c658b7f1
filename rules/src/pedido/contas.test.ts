import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sumReais } from '#dinheiro'

import { describeCombinado, listContas, nameServico, type PedidoContado } from './contas.ts'

const centavos = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 100)

/** An order whose own amounts agree, as the server keeps them. */
const pedido: fc.Arbitrary<PedidoContado & { totalapagar: number }> = fc
  .record({
    itens: fc.array(fc.constant({}), { minLength: 1, maxLength: 5 }),
    subtotal: centavos,
    economia: centavos,
    combos: centavos,
    desconto: centavos,
    cupom: fc.option(fc.constant('DEZ')),
    embalagens: centavos,
    servicos: fc.array(
      fc.record({
        nome: fc.constant('Corte'),
        nomeproduto: fc.option(fc.constant('Tábua')),
        quantidade: fc.integer({ min: 1, max: 3 }),
        precounitario: centavos,
        total: centavos,
      }),
      {
        maxLength: 3,
      },
    ),
    taxaentrega: centavos,
    valoripi: centavos,
    valorst: centavos,
    retira: fc.boolean(),
    menos: fc.option(centavos),
    juros: centavos,
  })
  .map(({ combos, cupom, retira, menos, ...each }) => {
    const servicos = each.servicos.map(({ total }) => total)
    const { subtotal, desconto, embalagens, taxaentrega, valoripi, valorst } = each
    const partes = [subtotal, -desconto, embalagens, valoripi, valorst, taxaentrega, ...servicos]
    const original = sumReais(...partes)
    const totalpedido = sumReais(original, -(menos ?? 0))
    return {
      ...each,
      economiaCombos: Math.min(combos, each.economia),
      dadospedido: { cupom },
      tipoEntrega: retira ? 'RETIRADA' : 'DELIVERY',
      totalpedido,
      totalOriginal: menos === null ? null : original,
      totalapagar: sumReais(totalpedido, each.juros),
    }
  })

test.each([false, true])(
  'the parts of an order add up to what is paid, offers shown apart: %s (S3, B9)',
  (economias) => {
    fc.assert(
      fc.property(pedido, (each) => {
        const contas = listContas(each, { economias })
        expect(sumReais(...contas.map(({ valor }) => valor))).toBe(each.totalapagar)
        expect(contas.every(({ valor, texto }) => valor !== 0 || texto === 'grátis')).toBe(true)
      }),
    )
  },
)

test('without prices there are no sums; a service is named with its product', () => {
  const [each] = fc.sample(pedido, 1)
  expect(each && listContas({ ...each, subtotal: null, totalpedido: null })).toEqual([])
  expect(nameServico({ nome: 'Corte', nomeproduto: null })).toBe('Corte')
  expect(nameServico({ nome: 'Corte', nomeproduto: 'Tábua' })).toBe('Corte · Tábua')
})

test.each([
  ['the table', null, undefined],
  ['one that was agreed with somebody', { frete: 4, atendente: 'Bruna Sales' }, 'combinado por Bruna Sales'],
  [
    'one with its reason',
    {
      frete: 4,
      atendente: 'Bruna Sales',
      frete_acordado: { por: 'Davi Moraes', motivo: 'vai na mesma rota' },
    },
    'combinado por Davi Moraes: “vai na mesma rota”',
  ],
  ['prices alone that were negotiated', { frete: null, atendente: 'Bruna Sales' }, undefined],
])('the freight of %s says who agreed on it', (_, negociacao, dito) => {
  const [each] = fc.sample(pedido, 1)
  if (!each) throw new Error('no order')
  const frete = listContas({ ...each, tipoEntrega: 'DELIVERY', taxaentrega: 4, negociacao }).find(
    ({ nome }) => nome === 'Frete',
  )
  expect(frete?.combinado && describeCombinado(frete.combinado)).toBe(dito)
})
