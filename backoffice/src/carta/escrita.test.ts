import { expect, test } from 'vitest'

import { insertParte } from './escrita.ts'

test('a part goes where the cursor is, in place of what is chosen', () => {
  expect(insertParte('Oi, !', 'pessoa', { inicio: 4, fim: 4 })).toEqual({
    texto: 'Oi, {pessoa}!',
    cursor: 12,
  })
  expect(insertParte('Oi, Ana!', 'pessoa', { inicio: 4, fim: 7 }).texto).toBe('Oi, {pessoa}!')
})
