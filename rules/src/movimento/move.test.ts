import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { MomentoPagamento } from '#pagamento'
import { isFinal, isOrcamento, statusPedido, stepsOf, type StatusPedido } from '#pedido'

import { canMove, findTransicao, listMoves, statusAfterSubmission } from './index.ts'
import type { Ator, SituacaoPedido } from './index.ts'

const pix: SituacaoPedido = {
  ator: 'sistema',
  momentoPagamento: 'ADIANTADO',
  tipoEntrega: 'DELIVERY',
  pago: false,
  separado: true,
}
const pixPago: SituacaoPedido = { ...pix, pago: true }
const cartao: SituacaoPedido = { ...pix, momentoPagamento: 'RESERVA' }
const naEntrega: SituacaoPedido = { ...pix, momentoPagamento: 'NA_ENTREGA' }
const aPrazo: SituacaoPedido = { ...pix, momentoPagamento: 'A_PRAZO' }
const retirada: SituacaoPedido = { ...aPrazo, tipoEntrega: 'RETIRADA' }
const vencido: SituacaoPedido = { ...pix, vencido: true }

const atores: Ator[] = [
  'cliente',
  'representante',
  'usuario vinculado',
  'atendente',
  'fornecedor',
  'api-key',
  'sistema',
]
const momentos: MomentoPagamento[] = ['ADIANTADO', 'RESERVA', 'NA_ENTREGA', 'A_PRAZO']
const compradores = atores.slice(0, 3)
const equipe: Ator[] = ['atendente', 'fornecedor']
const erp: Ator[] = [...equipe, 'api-key']

/** Who may make the move, in the order of `atores`. */
const movers = (de: StatusPedido | null, para: StatusPedido, situacao: SituacaoPedido) =>
  atores.filter((ator) => canMove(de, para, { ...situacao, ator }))

describe('the table of readings 7: who moves an order, and when', () => {
  test.each<[StatusPedido | null, StatusPedido, SituacaoPedido, Ator[]]>([
    [null, 'ORCAMENTO_NOVO', pix, compradores],
    [null, 'ENVIADO', pix, [...compradores, 'atendente']],
    ['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', pix, [...equipe, 'api-key']],
    ['ORCAMENTO_PRECIFICADO', 'ORCAMENTO_PRECIFICADO', pix, [...equipe, 'api-key']],
    ['ORCAMENTO_PRECIFICADO', 'ENVIADO', pix, [...compradores, 'atendente']],
    ['ORCAMENTO_PRECIFICADO', 'ENVIADO', vencido, []],
    ['ORCAMENTO_NOVO', 'ENVIADO', pix, []],
    ['ENVIADO', 'AGUARDANDOPAGAMENTO', pix, ['sistema']],
    ['ENVIADO', 'AGUARDANDOPAGAMENTO', cartao, []],
    ['SEPARANDO', 'AGUARDANDOPAGAMENTO', cartao, ['sistema']],
    ['SEPARANDO', 'AGUARDANDOPAGAMENTO', aPrazo, []],
    ['AGUARDANDOPAGAMENTO', 'PAGO', pix, [...equipe, 'sistema']],
    ['ENVIADO', 'PAGO', pix, []],
    ['ENVIADO', 'SEPARANDO', pix, []],
    ['ENVIADO', 'SEPARANDO', cartao, erp],
    ['ENVIADO', 'SEPARANDO', naEntrega, erp],
    ['ENVIADO', 'SEPARANDO', aPrazo, erp],
    ['PAGO', 'SEPARANDO', pixPago, erp],
    ['PAGO', 'SEPARANDO', { ...cartao, pago: true }, []],
    ['SEPARANDO', 'EMENTREGA', pixPago, erp],
    ['SEPARANDO', 'EMENTREGA', pix, []],
    ['SEPARANDO', 'EMENTREGA', cartao, []],
    ['SEPARANDO', 'EMENTREGA', naEntrega, erp],
    ['SEPARANDO', 'EMENTREGA', retirada, []],
    ['SEPARANDO', 'EMENTREGA', { ...aPrazo, separado: false }, []],
    ['SEPARANDO', 'PRONTO_RETIRADA', { ...retirada, separado: false }, []],
    ['PAGO', 'EMENTREGA', { ...cartao, pago: true, separado: false }, []],
    ['SEPARANDO', 'PRONTO_RETIRADA', retirada, erp],
    ['PAGO', 'EMENTREGA', { ...cartao, pago: true }, erp],
    ['PAGO', 'EMENTREGA', cartao, []],
    ['PAGO', 'EMENTREGA', pixPago, []],
    ['EMENTREGA', 'ENTREGUE', aPrazo, [...compradores, ...equipe]],
    ['PRONTO_RETIRADA', 'ENTREGUE', retirada, [...compradores, ...equipe]],
  ])('%s to %s', (de, para, situacao, expected) => {
    expect(movers(de, para, situacao)).toEqual(expected)
  })
})

describe('cancelling (readings 7)', () => {
  test.each<[StatusPedido, SituacaoPedido, Ator[]]>([
    ['ORCAMENTO_NOVO', pix, [...compradores, ...equipe]],
    ['ORCAMENTO_PRECIFICADO', vencido, [...compradores, ...equipe, 'sistema']],
    ['ENVIADO', pix, [...compradores, ...equipe]],
    ['AGUARDANDOPAGAMENTO', pix, [...compradores, ...equipe]],
    ['AGUARDANDOPAGAMENTO', vencido, [...compradores, ...equipe, 'sistema']],
    ['AGUARDANDOPAGAMENTO', { ...cartao, vencido: true }, equipe],
    ['PAGO', pixPago, [...compradores, ...equipe]],
    ['PAGO', { ...cartao, pago: true }, equipe],
    ['SEPARANDO', pixPago, equipe],
    ['EMENTREGA', aPrazo, equipe],
    ['PRONTO_RETIRADA', retirada, equipe],
    ['ENTREGUE', aPrazo, []],
    ['CANCELADO', aPrazo, []],
  ])('of an order that is %s', (de, situacao, expected) => {
    expect(movers(de, 'CANCELADO', situacao)).toEqual(expected)
  })

  test('staff must say why, buyers need not', () => {
    expect(findTransicao('ENVIADO', 'CANCELADO', { ...pix, ator: 'fornecedor' })?.motivo).toBe(true)
    expect(findTransicao('ENVIADO', 'CANCELADO', { ...pix, ator: 'cliente' })?.motivo).toBeUndefined()
  })
})

describe('over every situation', () => {
  const situacao = fc.record({
    ator: fc.constantFrom(...atores),
    momentoPagamento: fc.constantFrom(...momentos),
    tipoEntrega: fc.constantFrom('DELIVERY' as const, 'RETIRADA' as const),
    pago: fc.boolean(),
    separado: fc.boolean(),
    vencido: fc.boolean(),
  })

  test('nothing follows ENTREGUE or CANCELADO, and no order becomes a budget again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statusPedido), situacao, (de, situacao) => {
        const moves = listMoves(de, situacao)
        expect(isFinal(de) && moves.length > 0).toBe(false)
        expect(!isOrcamento(de) && moves.some(isOrcamento)).toBe(false)
      }),
    )
  })

  test('nothing is picked for a card that was refused or is still looked into', () => {
    const enviado = { ...cartao, ator: 'fornecedor' } as const
    expect(canMove('ENVIADO', 'SEPARANDO', enviado)).toBe(true)
    expect(canMove('ENVIADO', 'SEPARANDO', { ...enviado, semReserva: true })).toBe(false)
    expect(canMove('ENVIADO', 'CANCELADO', { ...enviado, semReserva: true })).toBe(true)
  })

  test('an order whose payment is contested stays where it is; its store alone may cancel it (decision 0054)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...statusPedido),
        fc.constantFrom(...statusPedido),
        situacao,
        (de, para, situacao) => {
          const isOpen = canMove(de, para, situacao)
          const isStaff = para === 'CANCELADO' && equipe.includes(situacao.ator)
          expect(canMove(de, para, { ...situacao, retido: true })).toBe(isOpen && isStaff)
        },
      ),
    )
  })

  test('goods never leave before they are picked, nor before the money that is due before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statusPedido), situacao, (de, situacao) => {
        const { momentoPagamento } = situacao
        const isDue = !situacao.pago && (momentoPagamento === 'ADIANTADO' || momentoPagamento === 'RESERVA')
        const leaves = listMoves(de, situacao).some(
          (para) => para === 'EMENTREGA' || para === 'PRONTO_RETIRADA',
        )
        expect((isDue || !situacao.separado) && leaves).toBe(false)
      }),
    )
  })

  test.each(momentos)(
    'an order paid %s walks its steps from the submission to ENTREGUE',
    (momentoPagamento) => {
      const submitted = statusAfterSubmission({ orcamento: false, momentoPagamento })
      const steps = stepsOf('DELIVERY', momentoPagamento)
      const needsWait = steps.includes('PAGO') && !submitted.includes('AGUARDANDOPAGAMENTO')
      const walk = steps.flatMap((step): StatusPedido[] => {
        if (step === 'ENVIADO') return submitted
        return step === 'PAGO' && needsWait ? ['AGUARDANDOPAGAMENTO', step] : [step]
      })
      walk.forEach((para, i) => {
        const de = walk[i - 1] ?? null
        const pago = walk.slice(0, i).includes('PAGO')
        expect([de, para, movers(de, para, { ...pix, momentoPagamento, pago }).length > 0]).toEqual([
          de,
          para,
          true,
        ])
      })
    },
  )
})

test.each([
  [{ orcamento: true, momentoPagamento: 'ADIANTADO' }, ['ORCAMENTO_NOVO']],
  [{ orcamento: false, momentoPagamento: 'ADIANTADO' }, ['ENVIADO', 'AGUARDANDOPAGAMENTO']],
  [{ orcamento: false, momentoPagamento: 'RESERVA' }, ['ENVIADO']],
  [{ orcamento: false, momentoPagamento: 'NA_ENTREGA' }, ['ENVIADO']],
  [{ orcamento: false, momentoPagamento: 'A_PRAZO' }, ['ENVIADO']],
] as const)('submitting %o passes through %j (readings 7)', (submissao, expected) => {
  expect(statusAfterSubmission(submissao)).toEqual(expected)
})
