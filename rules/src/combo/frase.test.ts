import { expect, test } from 'vitest'

import type { ComboDaFrase } from './index.ts'
import { describeCombo } from './index.ts'

const combo: ComboDaFrase = {
  preco: { tipo: 'fixo', valor: 39.9 },
  inicio: null,
  fim: null,
  exige_login: false,
  condicoes: {},
  limite_por_pedido: null,
  grupos: [
    { nome: 'Massas', minimo: 2, maximo: 2 },
    { nome: 'Molhos', minimo: 1, maximo: 3 },
  ],
}

test.each<[Partial<ComboDaFrase>, string]>([
  [{}, 'Quem leva 2 de Massas e 1 a 3 de Molhos paga R$ 39,90.'],
  [
    {
      preco: { tipo: 'percentual', percentual: 12.5 },
      fim: '2026-11-30',
      limite_por_pedido: 2,
      exige_login: true,
    },
    'Quem leva 2 de Massas e 1 a 3 de Molhos paga 12,5% menos, até 30/11/2026, no máximo 2 vezes por pedido. Só para quem entrou na conta.',
  ],
  [
    { preco: { tipo: 'por_produto' }, inicio: '2026-11-01', condicoes: { tipoEntrega: 'RETIRADA' } },
    'Quem leva 2 de Massas e 1 a 3 de Molhos paga o preço de combo de cada produto, só para retirada na loja, a partir de 01/11/2026.',
  ],
])('ux 3.7: a combo is a sentence (%j)', (change, frase) => {
  expect(describeCombo({ ...combo, ...change }).replaceAll('\u00a0', ' ')).toBe(frase)
})
