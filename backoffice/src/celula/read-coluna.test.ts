import { expect, test } from 'vitest'

import { readColada, splitColuna } from './read-coluna.ts'

const read = (texto: string) => {
  const lido = Number(texto.replace(',', '.'))
  return lido > 0 ? lido : undefined
}
const paste = (texto: string, cabem = 3) => readColada(splitColuna(texto), { cabem, oQue: 'um preço', read })

test.each([
  ['1,50\n2,00\n', [1.5, 2]],
  ['1,50\r\n2,00\r\n\r\n', [1.5, 2]],
  ['\t1,50\t\n\t2,00', [1.5, 2]],
  // A line without anything is left as it is.
  ['1,50\n\n2,00', [1.5, undefined, 2]],
])('a column is read as a spreadsheet copies it: %j', (texto, valores) => {
  expect(paste(texto)).toEqual({ valores })
})

test.each([
  ['1,50\nabc', 'Nada foi colado: “abc”, na 2ª linha, não é um preço.'],
  ['1,50\n-2', 'Nada foi colado: “-2”, na 2ª linha, não é um preço.'],
  ['Arroz\t1,50', 'Nada foi colado: copie uma coluna só.'],
  ['1\n2\n3\n4', 'Nada foi colado: são 4 linhas, e daqui para baixo há 3 produtos.'],
])('a column with a mistake in it is not taken at all, and says where: %j', (texto, recusa) => {
  expect(paste(texto)).toEqual({ recusa })
})
