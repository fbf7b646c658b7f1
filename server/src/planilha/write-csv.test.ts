import { expect, test } from 'vitest'

import { writeCsv } from './write-csv.ts'
import type { Celula } from './write-planilha.ts'

async function write(...linhas: Celula[][]): Promise<string> {
  async function* emLote() {
    yield linhas
  }
  const chunks: Uint8Array[] = []
  const colunas = [{ nome: 'Produto', largura: 40 }]
  for await (const chunk of writeCsv({ colunas, linhas: emLote() })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

test('a spreadsheet in Portuguese opens it: mark, semicolons, commas in numbers, lines that end as it ends them', async () => {
  expect(await write(['Pão', 0.0875, null], ['Café', 1200, 'un'])).toBe(
    '\uFEFFProduto\r\nPão;0,0875;\r\nCafé;1200;un\r\n',
  )
})

test.each(['=1+1', '+55 11', '-2', '@soma', '\tx', '\rx'])(
  'a text that a spreadsheet would work out stays a text: %j',
  async (texto) => {
    const [, linha = ''] = (await write([texto])).split(/(?<=Produto\r\n)/)
    expect(linha.replaceAll('"', '').trimEnd()).toBe(`'${texto}`.trimEnd())
  },
)

test('a number below zero is a number, not a text', async () => {
  expect(await write([-2.5])).toContain('\r\n-2,5\r\n')
})

test.each([
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['duas\nlinhas', '"duas\nlinhas"'],
])('what would end a cell stays inside it: %j', async (texto, escrito) => {
  expect(await write([texto])).toContain(`\r\n${escrito}\r\n`)
})
