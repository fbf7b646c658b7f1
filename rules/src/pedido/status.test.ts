import { describe, expect, test } from 'vitest'

import { currentStep, describeStatus, statusPedido, stepsOf } from './index.ts'

describe('the bar and the timeline (ux 1.10.1)', () => {
  test.each([
    ['DELIVERY', 'ADIANTADO', 'ENVIADO PAGO SEPARANDO EMENTREGA ENTREGUE'],
    ['RETIRADA', 'RESERVA', 'ENVIADO SEPARANDO PAGO PRONTO_RETIRADA ENTREGUE'],
    ['DELIVERY', 'NA_ENTREGA', 'ENVIADO SEPARANDO EMENTREGA ENTREGUE'],
    ['RETIRADA', 'A_PRAZO', 'ENVIADO SEPARANDO PRONTO_RETIRADA ENTREGUE'],
  ] as const)('%s paid %s: %s', (tipoEntrega, momento, steps) => {
    expect(stepsOf(tipoEntrega, momento).join(' ')).toBe(steps)
  })

  test.each([
    ['ENVIADO', 'ADIANTADO', 0],
    ['AGUARDANDOPAGAMENTO', 'ADIANTADO', 0],
    ['AGUARDANDOPAGAMENTO', 'RESERVA', 1],
    ['ENTREGUE', 'ADIANTADO', 4],
    ['CANCELADO', 'ADIANTADO', -1],
    ['ORCAMENTO_NOVO', 'A_PRAZO', -1],
  ] as const)('%s paid %s stands at step %d', (status, momento, step) => {
    expect(currentStep(status, stepsOf('DELIVERY', momento))).toBe(step)
  })
})

test('every status has its own label and icon, and an unknown one is a neutral pill (ux 1.10.6)', () => {
  const shown = statusPedido.map(describeStatus)
  expect(new Set(shown.map(({ rotulo }) => rotulo)).size).toBe(10)
  expect(new Set(shown.map(({ icone }) => icone)).size).toBe(10)
  expect(describeStatus('ORCAMENTO_NOVO')).toEqual({
    rotulo: 'Orçamento enviado',
    icone: 'file-text',
    tom: 'neutro',
  })
  expect(describeStatus('toString').rotulo).toBe('Em andamento')
})
