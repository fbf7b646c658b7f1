import { expect, test } from 'vitest'

import { composeConvite } from './compose-convite.ts'

test('the invitation says code, benefit, condition and address (ux 1.13.2)', () => {
  const cupom = {
    codigocupom: 'AMIGO15',
    beneficio: 'R$ 15,00',
    regras: ['Em compras a partir de R$ 100,00', 'Só na primeira compra'],
  }
  expect(
    composeConvite(cupom, { loja: 'Empório da Serra', endereco: 'https://emporio.example/emporio' }),
  ).toBe(
    'Compro no Empório da Serra e indico! Com o cupom AMIGO15 você ganha R$ 15,00 de desconto em compras a partir de R$ 100,00: https://emporio.example/emporio',
  )
})
