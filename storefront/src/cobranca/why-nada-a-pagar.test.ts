import { expect, test } from 'vitest'

import { isAPagar } from './is-a-pagar.ts'
import { whyNadaAPagar } from './why-nada-a-pagar.ts'

type Visto = Parameters<typeof whyNadaAPagar>[0]

const pix: Visto = {
  status: 'AGUARDANDOPAGAMENTO',
  formaPagamento: { tipo: 'PIX', nome: 'Pix' },
  podeSubmeter: true,
  pagamento: null,
}

/** What the panels say of an order that takes no money, and where it goes on (O5). */
const casos: [string, Partial<Visto>, RegExp, 'PEDIDO' | 'FATURAS' | null][] = [
  ['a budget', { status: 'ORCAMENTO_PRECIFICADO' }, /orçamento ainda não é/, 'PEDIDO'],
  ['a cancelled one', { status: 'CANCELADO' }, /foi cancelado/, 'PEDIDO'],
  [
    'one whose money went back',
    { status: 'CANCELADO', pagamento: { status: 'ESTORNADO', boleto: null } },
    /valor pago voltou/,
    'PEDIDO',
  ],
  [
    'one on credit',
    { status: 'EMENTREGA', formaPagamento: { tipo: 'FATURADO', nome: '' } },
    /faturado/,
    'FATURAS',
  ],
  [
    'one paid at the door',
    { status: 'SEPARANDO', formaPagamento: { tipo: 'ENTREGA', nome: '' } },
    /na entrega/,
    null,
  ],
  [
    'one that was paid at the door',
    { status: 'ENTREGUE', formaPagamento: { tipo: 'ENTREGA', nome: '' } },
    /nada a pagar/,
    'PEDIDO',
  ],
  ['one that is being picked', { status: 'SEPARANDO' }, /nada a pagar/, 'PEDIDO'],
  ['one of who prepares', { podeSubmeter: false }, /prepara pedidos/, null],
]

test.each(casos)('%s says why', (_, mudado, titulo, caminho) => {
  const dito = whyNadaAPagar({ ...pix, ...mudado })
  expect(dito.titulo).toMatch(titulo)
  expect(dito.caminho).toBe(caminho)
})

test.each([
  ['AGUARDANDOPAGAMENTO', 'PIX', null, true],
  ['AGUARDANDOPAGAMENTO', 'BOLETO', null, true],
  // What was picked is charged of the reserve: its bank sends it.
  ['AGUARDANDOPAGAMENTO', 'CARTAO', null, false],
  ['ENVIADO', 'CARTAO', 'CARTAO_RECUSADO', true],
  ['ENVIADO', 'CARTAO', null, false],
  ['ENVIADO', 'ENTREGA', null, false],
] as const)('%s by %s, missing %s: waits for its customer is %s', (status, tipo, falta, espera) => {
  expect(isAPagar({ status, falta, formaPagamento: { tipo, nome: '' } })).toBe(espera)
})
