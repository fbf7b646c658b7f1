import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

const start = (env: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/x', SMTP_URL: 'smtps://u:s@mail.example:465', ...env })

test.each([
  ['no sender', undefined],
  ['an empty one', ' '],
  ['a name alone', 'Minha loja'],
  ['the default of a developer', 'Vitrine <nao-responda@localhost.localdomain>'],
  ['a machine of the own network', 'loja@servidor'],
])('a real shop with a mail server does not start with %s, and says what to set (B10)', (_, CORREIO_DE) => {
  expect(() => start({ NODE_ENV: 'production', CORREIO_DE })).toThrow(/CORREIO_DE/)
  expect(() => start({ CORREIO_DE })).not.toThrow()
})

test.each(['Minha loja <nao-responda@loja.com.br>', 'nao-responda@loja.com.br'])(
  'it starts with %s',
  (CORREIO_DE) => {
    expect(start({ NODE_ENV: 'production', CORREIO_DE }).correioDe).toBe(CORREIO_DE)
  },
)

test('without a mail server nothing leaves, and nobody is asked who sends', () => {
  expect(() => start({ NODE_ENV: 'production', SMTP_URL: '' })).not.toThrow()
})
