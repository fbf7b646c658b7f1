import { expect, test } from 'vitest'

import { maskLogin } from './mask-login.ts'

test('a login field masks documents and leaves e-mails alone (§5 Login input)', () => {
  expect(maskLogin('31820455640')).toBe('318.204.556-40')
  expect(maskLogin('12345678000195')).toBe('12.345.678/0001-95')
  expect(maskLogin('ana@vitrine.example')).toBe('ana@vitrine.example')
  expect(maskLogin('')).toBe('')
})
