import { expect, test } from 'vitest'

import { readLimites, toTextos } from './campos-dos-limites.ts'

const limites = {
  desconto_maximo_atendente: 7.5,
  desconto_maximo_fornecedor: 20,
  desconto_frete_atendente: 50,
  desconto_frete_fornecedor: 100,
  piso_margem: 0,
  minutos_de_posse: 20,
  horas_de_validade: 48,
}

test('limits are written as they are read', () => {
  expect(toTextos(limites).desconto_maximo_atendente).toBe('7,5')
  for (const piso_margem of [0, 0.0001, 12.25, 33.3333, 99.9999])
    expect(readLimites(toTextos({ ...limites, piso_margem }))).toEqual({
      limites: { ...limites, piso_margem },
    })
})

test.each([
  ['desconto_maximo_atendente', 'cinco'],
  ['desconto_maximo_atendente', ''],
  ['piso_margem', '-1'],
  ['minutos_de_posse', '7,5'],
] as const)('what is no number is named by its field: %s %j', (campo, texto) => {
  expect(readLimites({ ...toTextos(limites), [campo]: texto })).toEqual({ errados: [campo] })
})

test('a sign of percent is no mistake', () => {
  expect(readLimites({ ...toTextos(limites), piso_margem: ' 12,25 % ' })).toEqual({
    limites: { ...limites, piso_margem: 12.25 },
  })
})
