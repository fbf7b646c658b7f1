import { expect, test } from 'vitest'

import { isInMunicipio } from './check-ponto.ts'

test.each([
  ['Campinas', 'SP', -22.9, -47.06, true],
  ['campinas', 'sp', -22.9, -47.06, true],
  ['Valinhos', 'SP', -22.97, -46.99, true],
  ['Rio de Janeiro', 'RJ', -22.9, -47.06, false],
  ['Campinas', 'SP', -22.9068, -43.1729, false],
  // Parelheiros, nearer to Embu-Guaçu's seat than to its own city's.
  ['São Paulo', 'SP', -23.827, -46.727, true],
  ['Campinas', 'SP', -3.1, -60, false],
  // In the sea, far from any town.
  ['Campinas', 'SP', -30, -20, false],
  ['Cidade Que Não Há', 'SP', -22.9, -47.06, null],
  ['', '', -22.9, -47.06, null],
])('%s, %s at %d, %d: %s', async (...[cidade, uf, lat, lng, wanted]) => {
  expect(await isInMunicipio({ lat, lng }, { cidade, uf })).toBe(wanted)
})
