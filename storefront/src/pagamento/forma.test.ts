import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { FormaPagamento } from '@vitrine/contract'
import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import { describeParcelas } from './forma.ts'
import { listOpcoes } from './parcelado.ts'

const parcelas = fc.record({
  maximo: fc.integer({ min: 1, max: 12 }),
  sem_juros: fc.integer({ min: 1, max: 12 }),
  juros_mes: fc.constantFrom(0, 2.49),
  minimo: fc.constantFrom(0, 5, 10, 33.33),
})

test('what a card promises without interest is the last such choice that its list offers, at the same amount (S3)', () => {
  fc.assert(
    fc.property(parcelas, fc.integer({ min: 1, max: 500_000 }), (condicao, centavos) => {
      const forma = { tipo: 'CARTAO', parcelas: condicao } as FormaPagamento // the rest says nothing of parts
      const total = fromCentavos(centavos)
      const livre = listOpcoes(forma, total).findLast((opcao) => opcao.juros_mes === 0)
      const dito = describeParcelas(forma, total)
      if (!livre || livre.parcelas === 1) expect(dito).toBeNull()
      else
        expect(dito).toBe(`em até ${livre.parcelas}x de ${formatReais(fromCentavos(livre.valor))} sem juros`)
    }),
  )
})
