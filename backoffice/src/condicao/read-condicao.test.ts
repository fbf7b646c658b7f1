import { expect, test } from 'vitest'

import { readCondicao, sayCondicao } from './read-condicao.ts'

const faturado = { idformapagto: 'f', nome: 'Boleto faturado', tipo: 'FATURADO' as const }
const pix = { idformapagto: 'p', nome: 'Pix', tipo: 'PIX' as const }

test.each([
  ['28/35/42', [[28, 35, 42]]],
  [' 28 / 35 / 42 ', [[28, 35, 42]]],
  ['28, 35', [[28, 35]]],
  ['30', [[30]]],
  ['', []],
])('the terms “%s” are read as they are meant', (prazo, prazos) => {
  expect(readCondicao(faturado, { prazo, desconto: '' })).toEqual({
    condicao: { idformapagto: 'f', prazos, desconto: 0 },
  })
})

test.each([
  ['trinta', '', 'prazo'],
  ['42/28', '', 'prazo'],
  ['28//35', '', 'prazo'],
  ['400', '', 'prazo'],
  ['', 'dois', 'desconto'],
  ['', '50,01', 'desconto'],
  ['', '3,005', 'desconto'],
])('“%s” with “%s” off is asked about at its field', (prazo, desconto, campo) => {
  expect(readCondicao(faturado, { prazo, desconto })).toEqual({ erros: { [campo]: expect.any(String) } })
})

test('a method that is paid at once has no terms, whatever stands in the field', () => {
  expect(readCondicao(pix, { prazo: '28', desconto: '4,5%' })).toEqual({
    condicao: { idformapagto: 'p', prazos: [], desconto: 4.5 },
  })
})

test('a condition is said by its method, its days and what it takes off', () => {
  expect(sayCondicao({ idformapagto: 'f', prazos: [[28, 35, 42]], desconto: 0 }, [faturado, pix])).toBe(
    'Boleto faturado, 28/35/42 dias',
  )
  expect(sayCondicao({ idformapagto: 'p', prazos: [], desconto: 4.5 }, [faturado, pix])).toBe('Pix, −4,5%')
})
