import { expect, test } from 'vitest'

import { findSeparador } from './find-separador.ts'

test.each([
  ['semicolons beside decimal commas', 'sku;nome;preco\n1;Café;1,50\n2;Chá, verde;2,00', ';'],
  ['commas, decimals in quotes', 'sku,nome,preco\r\n1,Café,"1,50"\r\n2,"Chá; verde",2', ','],
  ['tabs', 'sku\tnome\n1\tCafé, moído', '\t'],
  ['bars', 'sku|nome\r1|Café', '|'],
  ['a line break and a quote in a cell', 'sku;nome\n1;"Café ""bom"";\n500 g, moído"\n2;Chá', ';'],
  ['one column', 'sku\n1\n2', ';'],
  ['nothing', '', ';'],
  ['a row that is short', 'sku;nome;preco\n1;Café', ';'],
  ['more commas in one heading than separators', 'sku;nome, marca, peso\n1;Café', ';'],
  ['a text longer than what is looked at', `sku;nome\n${'1;Café\n'.repeat(20_000)}`, ';'],
])('the separator is found: %s', (_, texto, esperado) => {
  expect(findSeparador(texto)).toBe(esperado)
})
