import { expect, test } from 'vitest'

import { maskLogin } from './mask-login.ts'

test('a login field masks documents and leaves e-mails alone (§5 Login input)', () => {
  expect(maskLogin('31820455640')).toBe('318.204.556-40')
  expect(maskLogin('12345678000195')).toBe('12.345.678/0001-95')
  expect(maskLogin('ana@vitrine.example')).toBe('ana@vitrine.example')
  expect(maskLogin('')).toBe('')
  expect(maskLogin('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(maskLogin('12abc34501de36')).toBe('12abc34501de36')
  expect(maskLogin('12.ABC.345/01DE-35@')).toBe('12abc34501de35@')
  expect(maskLogin('joao.silva')).toBe('joao.silva')
})
