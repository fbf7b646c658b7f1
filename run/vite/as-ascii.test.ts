import { expect, test } from 'vitest'

import { escapeLetras } from './as-ascii.ts'

const run = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  ['a string', `'São Paulo — “já” 😀'`],
  ['a template', '`${1}ª via…`'],
  ['a name of a field', `Object.keys({ 'opção': 1 }).join()`],
  ['a pattern', `'ção😀–'.replace(/[ã–]|😀/gu, '.')`],
])('%s says the same when only its escapes are kept', (_, code) => {
  const escaped = escapeLetras(code)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  expect(run(escaped)).toEqual(run(code))
})

test('what would be read as it is written is refused', () => {
  expect(() => escapeLetras('String.raw`½`')).toThrow('String.raw')
  expect(escapeLetras('String.raw`\\d`')).toBe('String.raw`\\d`')
  expect(() => escapeLetras(String.raw`'\–'`)).toThrow('backslash')
  expect(escapeLetras(String.raw`'\\–'`)).toBe(String.raw`'\\\u2013'`)
})
