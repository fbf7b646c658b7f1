import { expect, test } from 'vitest'

import { readEntradas, toEscritas } from './entradas.ts'

const entradas = {
  brand: '#0f5b63',
  accent: '#f2b84b',
  font: 'Figtree',
  radius: 12,
  density: 0.9,
  logoRatio: 3.5,
  imageRatio: 1,
  scheme: 'auto',
} as const

test('what stands in the form is read as it was kept', () => {
  expect(toEscritas(entradas)).toMatchObject({ density: '0,9', radius: '12' })
  expect(readEntradas(toEscritas(entradas))).toEqual({ entradas })
})

test('what no theme can be made of is told at its field', () => {
  const erradas = { ...toEscritas(entradas), brand: 'verde', radius: '', density: '3' }
  expect(readEntradas(erradas)).toEqual({
    erros: {
      brand: 'Informe a cor como #rrggbb.',
      radius: 'Informe um número de 0 a 24.',
      density: 'Informe um número de 0,75 a 1,25.',
    },
  })
})
