import { expect, test } from 'vitest'

import { esperaDaCarga, isAplicavel, nextCarga } from './index.ts'

const carrossel = {
  tela: 'HOME',
  dispositivos: [],
  condicoes: {},
  idstaticpage: null,
  inicio: null,
  fim: null,
}
const pedido = {
  tela: 'HOME',
  device: undefined,
  idformapagto: null,
  tipoEntrega: 'DELIVERY',
  idstaticpage: undefined,
  hoje: '2026-11-23',
}

test.each([
  ['stands on its screen', {}, {}, true],
  ['and on no other', {}, { tela: 'CART' }, false],
  ['of a phone is not on a desktop', { dispositivos: ['mobile'] }, { device: 'desktop' }, false],
  ['of a phone comes when no device is named', { dispositivos: ['mobile'] }, {}, true],
  ['without devices is on each', {}, { device: 'mobile' }, true],
  ['of a payment method waits for it', { condicoes: { idformapagto: ['pix'] } }, {}, false],
  [
    'of a payment method comes with it',
    { condicoes: { idformapagto: ['pix'] } },
    { idformapagto: 'pix' },
    true,
  ],
  [
    'of a payment method is not with another',
    { condicoes: { idformapagto: ['pix'] } },
    { idformapagto: 'x' },
    false,
  ],
  ['of pickup is not in a delivery', { condicoes: { tipoEntrega: 'RETIRADA' } }, {}, false],
  ['of pickup is there', { condicoes: { tipoEntrega: 'RETIRADA' } }, { tipoEntrega: 'RETIRADA' }, true],
  ['of a static page is on no other', { idstaticpage: 'a' }, { idstaticpage: 'b' }, false],
  ['of a static page is there', { idstaticpage: 'a' }, { idstaticpage: 'a' }, true],
  ['begins on its first day', { inicio: '2026-11-23' }, {}, true],
  ['is not there the day before', { inicio: '2026-11-24' }, {}, false],
  ['stays through its last day', { fim: '2026-11-23' }, {}, true],
  ['is gone the day after', { fim: '2026-11-22' }, {}, false],
])('a carousel %s (§7)', (_, change, asked, expected) => {
  expect(isAplicavel({ ...carrossel, ...change }, { ...pedido, ...asked })).toBe(expected)
})

test('product loads wait 10 ms, then 1000 ms each (§9)', () => {
  expect([0, 1, 2, 30].map(esperaDaCarga)).toEqual([10, 1000, 1000, 1000])
})

test('what is nearly in view is loaded before what stands above it, the rest in the order of the page', () => {
  expect(nextCarga(['a', 'b', 'c'], new Set())).toBe('a')
  expect(nextCarga(['a', 'b', 'c'], new Set(['c', 'b']))).toBe('b')
  expect(nextCarga([], new Set(['a']))).toBeUndefined()
})
