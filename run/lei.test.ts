import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** docs/lei.md: a row is `| L5 | what is asked | where it is built | the test's file, or why there is none |`. */
const linhas = readFileSync('docs/lei.md', 'utf8')
  .split('\n')
  .filter((linha) => /^\| [LPAB]\d+ \|/.test(linha))
  .map((linha) => linha.split('|').map((celula) => celula.trim()))
  .map(([, id = '', pede = '', onde = '', teste = '']) => ({ id, pede, onde, teste }))

const numeros = (letra: string, quantos: number) =>
  Array.from({ length: quantos }, (_, i) => `${letra}${i + 1}`)

/** Titles of tests, wherever they stand. */
const arquivos = globSync(
  '{rules,contract,server,ui,conversa,storefront,backoffice,e2e}/**/*.{test,e2e}.{ts,tsx}',
  {
    exclude: (nome) => nome.includes('node_modules'),
  },
)
const textos = new Map(arquivos.map((arquivo) => [arquivo, readFileSync(arquivo, 'utf8')]))

test('docs/lei.md has every line of the law of brazil.md 8, once', () => {
  const ids = [...numeros('L', 21), ...numeros('P', 6), 'A1', 'B1']
  expect(linhas.map(({ id }) => id)).toEqual(ids)
})

describe.each(linhas)('$id', ({ id, pede, onde, teste }) => {
  test('says what is asked and where it is built', () => {
    expect(pede).not.toBe('')
    expect(onde).not.toBe('')
  })

  test('is held by a test that names it, or says why none can', () => {
    if (teste.startsWith('none: ')) return
    const [, arquivo = ''] = /\(\.\.\/(\S+)\)/.exec(teste) ?? []
    expect(textos.get(arquivo), arquivo).toMatch(new RegExp(`brazil [^'\`]*\\b${id}\\b`))
  })
})
