import { expect, it } from 'vitest'

import { addRecente } from './recentes.ts'

it('keeps the five newest searches, each once (ux 1.3.4)', () => {
  expect(addRecente(['café', 'arroz'], 'Café')).toEqual(['Café', 'arroz'])
  expect(addRecente(['1', '2', '3', '4', '5'], '0')).toEqual(['0', '1', '2', '3', '4'])
})
