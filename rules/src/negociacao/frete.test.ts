import { describe, expect, test } from 'vitest'

import { computePisoFrete, explainFrete, isDestinoDoFrete } from './index.ts'

describe('how low a freight may be set', () => {
  test.each([
    [[7.9], 50, 3.95],
    [[7.9, 40], 50, 20],
    [[7.9], 100, 0],
    [[7.9], 0, 7.9],
    // Half a centavo is rounded up, as everywhere.
    [[0.01], 50, 0.01],
    [[0], 10, 0],
  ])('of %j with %d %% off: %d', (taxas, desconto, piso) => {
    expect(computePisoFrete(taxas, desconto)).toBe(piso)
  })

  test('where no form goes there is none', () => {
    expect(computePisoFrete([], 50)).toBeNull()
    expect(explainFrete(0, [], 50)).toBeNull()
  })

  test('the floor itself may be set, a centavo less is refused with both numbers', () => {
    expect(explainFrete(3.95, [7.9], 50)).toBeNull()
    expect(explainFrete(3.94, [7.9], 50)).toMatch(/50%.*R\$\s3,95/)
  })
})

describe('which delivery it counts for', () => {
  const entrega = { tipoEntrega: 'DELIVERY', cep: '13015002', idformaentrega: 'a' }
  test.each([
    ['the place by any form', { cep: '13015002', idformaentrega: null }, entrega, true],
    ['the place by its form', { cep: '13015002', idformaentrega: 'a' }, entrega, true],
    ['the place by another form', { cep: '13015002', idformaentrega: 'b' }, entrega, false],
    ['another place', { cep: '13015003', idformaentrega: null }, entrega, false],
    [
      'a place that is not known',
      { cep: '13015002', idformaentrega: null },
      { ...entrega, cep: null },
      false,
    ],
    [
      'what is picked up',
      { cep: '13015002', idformaentrega: null },
      { ...entrega, tipoEntrega: 'RETIRADA' },
      false,
    ],
  ])('%s', (_title, destino, qual, vale) => {
    expect(isDestinoDoFrete(destino, qual)).toBe(vale)
  })
})
