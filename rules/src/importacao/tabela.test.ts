import { expect, test } from 'vitest'

import { colunasTabela, fichas, readDia, readFaixaDaTabela } from './index.ts'

const read = (campo: string, celula: string) =>
  colunasTabela.find((coluna) => coluna.campo === campo)?.read(celula)

test.each([
  ['12,5%', { valor: 12.5 }],
  ['10', { valor: 10 }],
  ['0,5%', { valor: 0.5 }],
  ['0,1', { erro: 'A planilha guarda 10% como 0,1? Escreva 10, ou 0,1% se for isso mesmo.' }],
  ['101', { erro: 'O desconto é de no máximo 100%.' }],
  ['-5', { erro: 'O número não pode ser negativo.' }],
  ['0,0000001', { erro: 'O número tem mais de 4 casas depois da vírgula.' }],
])('a discount of %s', (celula, lida) => {
  expect(read('desconto', celula)).toEqual(lida)
})

test.each([
  ['46357', '2026-12-01'],
  ['36526', '2000-01-01'],
  ['1/12/26', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
])('a day is read however a spreadsheet leaves it: %s', (celula, dia) => {
  expect(readDia(celula)).toEqual({ valor: dia })
})

test.each(['12345', '99999', '463571', '46.357'])('a number that is no day is none: %s', (celula) => {
  expect(readDia(celula)).toHaveProperty('erro')
})

test('rows of one product, table and quantity are the same, however they are written', () => {
  const { chaveOf } = fichas.TABELAS
  const um = { sku: 'A1', tabela: '', grupo: 'Ouro', inicio: '01/12/2026', fim: '', quantidade: '1' }
  expect(chaveOf({ ...um, grupo: 'ouro ', inicio: '46357', quantidade: '' })).toBe(chaveOf(um))
  expect(chaveOf({ ...um, quantidade: '0' })).toBe(chaveOf(um))
  expect(chaveOf({ ...um, quantidade: '2' })).not.toBe(chaveOf(um))
  expect(chaveOf({ ...um, fim: '31/12/2026' })).not.toBe(chaveOf(um))
  expect(chaveOf({ ...um, sku: '' })).toBe('')
  expect(['', '0', '1', '1,000', '12'].map(readFaixaDaTabela)).toEqual(['0', '0', '0', '0', '12'])
})
