import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { computeLinha } from '#dinheiro'

import { computeServida } from './compute-servida.ts'

/** A line as an order holds it; `desconto` up to its whole value. */
const linha = fc
  .record({
    quantidade: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 50_000 })),
    // Cheap lines that are given away are where centavos round apart.
    precounitario: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 900_000 })),
    parte: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
    embalagens: fc.integer({ min: 0, max: 2_000 }),
    valoripi: fc.integer({ min: 0, max: 5_000 }),
    valorst: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ parte, ...vendida }) => {
    const valor = computeLinha(vendida.precounitario, vendida.quantidade)
    const desconto = Math.round((valor * parte) / 100)
    return { sequencia: 0, ...vendida, desconto, total: valor - desconto + vendida.embalagens }
  })

test('what comes in less never costs more than the whole, nor less than nothing', () => {
  fc.assert(
    fc.property(linha, fc.integer({ min: 0, max: 999 }), (vendida, milesimos) => {
      const servida = Math.floor((vendida.quantidade * milesimos) / 1000)
      const { total, impostos } = computeServida({ ...vendida, servida })
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(vendida.total)
      expect(impostos).toBeLessThanOrEqual(vendida.valoripi + vendida.valorst)
    }),
    { numRuns: 2000 },
  )
})

test('a line that a coupon pays whole costs nothing, however little of it comes', () => {
  // 0,45 kg at R$ 0,0978 is R$ 0,04, all of it discount; of 0,155 kg the value rounds up and the discount down.
  const paga = {
    sequencia: 0,
    quantidade: 450,
    precounitario: 978,
    desconto: 4,
    embalagens: 0,
    total: 0,
    valoripi: 0,
    valorst: 0,
  }
  for (let servida = 0; servida <= 450; servida += 1)
    expect(computeServida({ ...paga, servida }).total).toBe(0)
})
