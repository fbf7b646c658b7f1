import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { palavras } from './palavras.ts'

const src = new URL('../', import.meta.url)
const textos = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts') && !nome.startsWith('teste/'))
  .map((nome) => readFileSync(new URL(nome, src), 'utf8'))

/** Table and columns of each record that the audit tells, as the writers of #cadastro describe them. */
const cadastros = textos
  .filter((texto) => texto.includes('describeCadastro('))
  .flatMap((texto) => [...texto.matchAll(/describeRegistro\(\s*'(\w+)',\s*\[([^\]]*)\],\s*\[([^\]]*)\]/g)])
  .map(([, tabela = '', , colunas = '']) => ({
    tabela,
    colunas: [...colunas.matchAll(/'(\w+)'/g)].map(([, coluna = '']) => coluna),
  }))
  // Of the person itself, the same for every supplier: its writer tells nothing of it.
  .filter(({ tabela }) => tabela !== 'cliente')

test('every record that the audit tells has words, and each of its columns', () => {
  expect(cadastros.length).toBeGreaterThan(25)
  const mudas = cadastros.flatMap(({ tabela, colunas }) =>
    colunas
      .filter((coluna) => !Object.hasOwn(palavras[tabela]?.campos ?? {}, coluna))
      .map((c) => `${tabela}.${c}`),
  )
  expect(mudas).toEqual([])
})
