import { expect, test } from 'vitest'

import { chooseAlternativa, listAlternativas } from './index.ts'
import type { CupomEmVigor } from './previa.ts'

const cafe = { id: 'cafe', nome: 'Café', idcategoria: 'cafes', quantidade: 2, preco: 10 }

/** Ten per cent, of whatever it is said to count for. */
const dezPorCento = (change: Partial<CupomEmVigor> = {}): CupomEmVigor => ({
  codigocupom: 'DEZ',
  tipodesconto: 'percentual',
  valor: 10,
  alvo: {},
  nao_usar_com_politica: false,
  valor_minimo: null,
  ...change,
})

const opcoes = { multiplies: true }

test('a coupon that was typed is one of the ways to pay, beside paying without it', () => {
  const todas = listAlternativas([cafe], { manual: dezPorCento(), automaticos: [] }, opcoes)
  expect(todas.map(({ cupom, totalCompras }) => [cupom?.codigocupom, totalCompras])).toEqual([
    [undefined, 20],
    ['DEZ', 18],
  ])
  expect(chooseAlternativa(todas).cupom?.codigocupom).toBe('DEZ')
})

test.each([
  ['nothing of what it is for is in the cart', { alvo: { categorias: ['queijos'] } }],
  ['the goods are below its minimum', { valor_minimo: 20.01 }],
])('a coupon is in force nowhere while %s: nobody reads its name beside R$ 0,00', (_, change) => {
  const todas = listAlternativas([cafe], { manual: dezPorCento(change), automaticos: [] }, opcoes)
  expect(todas).toHaveLength(1)
  expect(chooseAlternativa(todas).cupom).toBeNull()
})
