import { expect, test } from 'vitest'

import { nameLogins } from './name-logins.ts'

test.each([
  [undefined, 'CPF, CNPJ ou e-mail'],
  [['CNPJ', 'EMAIL'], 'CNPJ ou e-mail'],
  [['EMAIL'], 'E-mail'],
  [['ESTRANGEIRO'], 'Documento'],
] as const)('a store that takes %j asks for %s (§5 Login input)', (logins, label) => {
  expect(nameLogins(logins && [...logins])).toBe(label)
})
