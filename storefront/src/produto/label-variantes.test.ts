import { describe, expect, it } from 'vitest'

import { labelVariantes } from './label-variantes.ts'

const labels = (variantes: [string, string][]) => [
  ...labelVariantes(
    variantes.map(([name, embalagem]) => ({ id: name + embalagem, name, embalagem })),
  ).values(),
]

describe('§3 product: variants told apart', () => {
  it('by their package when each has its own', () => {
    expect(
      labels([
        ['Arroz Grão Nobre', 'pacote 5 kg'],
        ['Arroz Grão Nobre 1 kg', 'pacote 1 kg'],
      ]),
    ).toEqual(['pacote 5 kg', 'pacote 1 kg'])
  })

  it('by the words only one has when packages repeat', () => {
    expect(
      labels([
        ['Café torrado e moído Serra Alta', 'pacote 500 g'],
        ['Café em grãos Serra Alta', 'pacote 500 g'],
        ['Café descafeinado Serra Alta', 'pacote 250 g'],
      ]),
    ).toEqual(['torrado e moído', 'em grãos', 'descafeinado'])
  })
})
