import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'

import { letterOf } from '@vitrine/rules/importacao'

import { writePlanilha, type Celula, type Coluna } from './write-planilha.ts'

const colunas: Coluna[] = [
  { nome: 'Produto', largura: 40 },
  { nome: 'Preço', largura: 12, formato: 'dinheiro' },
  { nome: 'Mínimo', largura: 10 },
]

async function* batches(...lotes: Celula[][][]) {
  yield* lotes
}

async function write(...lotes: Celula[][][]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writePlanilha({ aba: 'Preços: 11/2026', colunas, linhas: batches(...lotes) }))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('another reader finds what was written: accents, four decimals, gaps, what looks like a formula', async () => {
  const file = await write(
    [
      ['Pão de Açúcar & "café" <1 kg>', 28.9, 1],
      ['=1+1', 0.0875, null],
    ],
    [['Linha\u0000 com \ud800lixo', null, 2.5]],
  )
  const [sheet] = await readXlsxFile(file)
  expect(sheet?.sheet).toBe('Preços  11 2026')
  expect(sheet?.data).toEqual([
    ['Produto', 'Preço', 'Mínimo'],
    ['Pão de Açúcar & "café" <1 kg>', 28.9, 1],
    ['=1+1', 0.0875, null],
    ['Linha com lixo', null, 2.5],
  ])
})

test('no rows give the heading alone', async () => {
  const [sheet] = await readXlsxFile(await write())
  expect(sheet?.data).toEqual([['Produto', 'Preço', 'Mínimo']])
})

test('bytes come while rows are still read, and memory holds a batch, not the file', async () => {
  let made = 0
  async function* many() {
    for (let lote = 0; lote < 200; lote++) {
      made += 500
      yield Array.from({ length: 500 }, (_, n) => [`Produto ${lote}-${n} ${Math.random()}`, n / 100, n])
    }
  }
  let firstAt = 0
  let bytes = 0
  let peak = 0
  const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  for await (const chunk of writePlanilha({ aba: 'Preços', colunas, linhas: many() })) {
    firstAt ||= made
    bytes += chunk.length
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    peak = Math.max(peak, heapUsed + arrayBuffers - before)
  }
  expect(made).toBe(100_000)
  expect(firstAt).toBeLessThan(5_000)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(peak).toBeLessThan(200 * 1024 * 1024)
}, 30_000)

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letter) => {
  expect(letterOf(index)).toBe(letter)
})
