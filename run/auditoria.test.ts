import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** docs/auditoria.md: a row is `| M1 | what was wrong | where it is mended | [file](../path) · a test's title, or the ruling |`; `<br>` between several. */
const linhas = readFileSync('docs/auditoria.md', 'utf8')
  .split('\n')
  .filter((linha) => /^\| [MPRANOSBT]\d+ \|/.test(linha))
  .map((linha) => linha.split(' | ').map((celula) => celula.replaceAll(/^\| | \|$/g, '').trim()))
  .map(([id = '', errado = '', onde = '', provas = '']) => ({
    id,
    errado,
    onde,
    provas: provas.split('<br>'),
  }))

const numeros = (letra: string, ate: number, de = 1) =>
  Array.from({ length: ate - de + 1 }, (_, i) => `${letra}${de + i}`)

const todos = [
  ...numeros('M', 11),
  ...numeros('P', 7),
  ...numeros('R', 11),
  ...numeros('A', 10),
  ...numeros('N', 12, 5),
  ...numeros('O', 9),
  ...numeros('S', 13),
  ...numeros('B', 11),
  ...numeros('T', 9),
]

test('docs/auditoria.md has every number of the audit that was mended here, once', () => {
  expect(linhas.map(({ id }) => id)).toEqual(todos)
})

/** Why a proof proves nothing; null: it stands. A title is one as it is written in its file: between quotes. */
function whyNot(prova: string): string | null {
  if (/^readings: \S/.test(prova)) return null
  const [, decisao] = /^decision: \[\d{4}\]\((decisions\/[\w.-]+)\)$/.exec(prova) ?? []
  if (decisao) return readFileSync(`docs/${decisao}`, 'utf8') ? null : 'an empty decision'
  const [, arquivo = '', titulo = ''] =
    /^\[[\w-]+\]\(\.\.\/(\S+\.(?:test|e2e)\.tsx?)\) · (\S+ .+)$/.exec(prova) ?? []
  if (!arquivo) return 'neither a test nor a ruling'
  const texto = readFileSync(arquivo, 'utf8')
  return ["'", '"', '`'].some((aspas) => texto.includes(aspas + titulo + aspas))
    ? null
    : `not a title of ${arquivo}`
}

describe.each(linhas)('$id', ({ errado, onde, provas }) => {
  test('says what was wrong and where it is mended', () => {
    expect(errado).not.toBe('')
    expect(onde).not.toBe('')
  })

  test('is held by tests of that title, or by a ruling', () => {
    expect(provas.map((prova) => [prova, whyNot(prova)])).toEqual(provas.map((prova) => [prova, null]))
  })
})
