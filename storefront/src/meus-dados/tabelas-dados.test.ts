import { expect, test } from 'vitest'

import { toCsv } from './tabelas-dados.ts'

test('a table of my data opens in a spreadsheet as it is, and runs nothing there (LGPD)', () => {
  const csv = toCsv({
    nome: 'pedidos',
    linhas: [
      { numero: 1, total: 12.5, nota: 'sem "gelo"; por favor', entregue: true },
      { numero: 2, total: 3, nota: '=HYPERLINK("x")', entregue: false, loja: null },
    ],
  })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFnumero;total;nota;entregue;loja',
    '1;12,5;"sem ""gelo""; por favor";sim;',
    `2;3;"'=HYPERLINK(""x"")";não;`,
    '',
  ])
})
