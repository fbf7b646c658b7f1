import { describe, expect, test } from 'vitest'

import { parsePedidoColado, splitPedidoColado } from './index.ts'

const sabidos = new Set(['10241', '10242', '10243', '12', 'ABC-12', '7891000100103'])
const read = (texto: string) =>
  parsePedidoColado(splitPedidoColado(texto), (codigo) => sabidos.has(codigo)).filter(
    ({ recusa }) => recusa !== 'Cabeçalho da planilha: não pede nada',
  )
const asked = (texto: string) =>
  read(texto).map(({ codigo, quantidade, duvida, recusa }) => [codigo, recusa ?? quantidade, ...duvida])

describe('headings decide what a column is (P1)', () => {
  test.each([
    ['the number of the item is none', 'Item;Código;Produto;Qtde\n1;10241;Cola;24\n2;10242;Leite;30'],
    ['the quantity before the code', 'Qtd.|Cód.|Descrição\n24|10241|Cola\n30|10242|Leite'],
    ['prices and sums aside', 'Código\tPreço unit.\tQtd\tTotal\n10241\t7,90\t24\t189,60\n10242\t5\t30\t150'],
    ['commas of Google, decimals in quotes', 'Código,Produto,Qtd\n10241,Cola,"24"\n10242,Leite,"30,0"'],
    ['a title above', 'Pedido de compra;;;\nLoja 3;;;\nItem;Código;Produto;Qtde\n1;10241;a;24\n2;10242;b;30'],
    ['headings spoiled on the way', 'Item;CÃ³d.;DescriÃ§Ã£o;Qtde\n1;10241;Cola;24\n2;10242;Leite;30'],
    ['quotes that hold the separator', 'Produto;SKU;Qtd\n"Cola; lata";10241;24\n"Leite ""bom""";10242;30'],
    [
      'stock, minimum, multiple are no quantity',
      'SKU;Estoque;Mínimo;Múltiplo;Qtd\n10241;9;1;2;24\n10242;9;1;2;30',
    ],
  ])('%s', (_, texto) => {
    expect(asked(texto).slice(-2)).toEqual([
      ['10241', 24],
      ['10242', 30],
    ])
  })

  test('a row without quantity, a sheet without its column, a sum below: nothing is asked, and why', () => {
    expect(asked('Código;Produto;Qtd\n10241;Cola;\n10242;Leite;2\n;Total;2')).toEqual([
      ['10241', 'Sem quantidade: não pede nada'],
      ['10242', 2],
      [null, 'Linha sem produto: não pede nada'],
    ])
    expect(asked('Código;Produto;Preço\n10241;Cola;7,90')).toEqual([
      ['10241', 'A planilha não diz a quantidade: acrescente uma coluna Qtd.'],
    ])
  })

  test('a bar code is taken where the SKU is not known', () => {
    expect(asked('Ref.;EAN;Qtd\nX9;7891000100103;5')).toEqual([['7891000100103', 5]])
  })

  test('two columns of quantities are a question where they differ', () => {
    expect(asked('SKU;Qtd pedida;Qtd caixas\n10241;24;2\n10242;3;3')).toEqual([
      ['10241', 24, 24, 2],
      ['10242', 3],
    ])
  })
})

describe('without headings the columns are judged over all rows together (P1)', () => {
  test.each([
    ['numbered rows', '1;10241;Cola;24\n2;10242;Leite;30\n3;10243;Pão;15'],
    ['numbered in tens', '10;10241;Cola;24\n20;10242;Leite;30\n30;10243;Pão;15'],
    ['prices and sums', '10241;24;7,90;189,60\n10242;30;5,00;150,00\n10243;15;1,10;16,50'],
    ['sums without decimals', '10241;24;2;48\n10242;30;2;60\n10243;15;2;30'],
    ['units of their own', '10241;Cola;cx;24\n10242;Leite;cx;30\n10243;Pão;un;15'],
    ['units beside the number', '10241;24 cx\n10242;30 cx\n10243;15 un'],
    ['the quantity first', '24\t10241\n30\t10242\n15\t10243'],
  ])('%s', (_, texto) => {
    const lidas = read(texto)
    expect(lidas.map(({ codigo }) => codigo)).toEqual(['10241', '10242', '10243'])
    const quantidades = lidas.map(({ quantidade, duvida }) => (duvida.length > 0 ? duvida : quantidade))
    if (texto.includes('48')) expect(quantidades[0]).toContain(24)
    else expect(quantidades).toEqual([24, 30, 15])
  })

  test('the only numbers are those of the rows, or prices: asked, never ready', () => {
    expect(read('1;Cola\n2;Leite\n3;Pão').map(({ duvida }) => duvida)).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
    expect(read('Cola;7,90\nLeite;5,49').map(({ duvida }) => duvida)).toEqual([
      [7.9, null],
      [5.49, null],
    ])
  })

  test('numbers behind names are quantities, in order or not', () => {
    expect(asked('ABC-12;1\n10241;2\n10242;3')).toEqual([
      ['ABC-12', 1],
      ['10241', 2],
      ['10242', 3],
    ])
  })
})

describe('a number is a code only if such a code exists (P2)', () => {
  test.each([
    ['Refrigerante Cola Boa 2 L\t1200', null, 1200],
    ['Copo descartável\t1400', null, 1400],
    ['Cola\t10241', '10241', null],
    ['10241,10', '10241', 10],
    ['7891000100103,3', '7891000100103', 3],
    ['Cola\t0', null, 'Quantidade 0: não pede nada'],
    ['10241;-5', '10241', 'Quantidade negativa: não entendemos'],
    ['10241;−5', '10241', 'Quantidade negativa: não entendemos'],
    ['10241\t0,0001', '10241', 'Quantidade 0: não pede nada'],
    ['0 leite', null, 'Quantidade 0: não pede nada'],
    ['leite: 0', null, 'Quantidade 0: não pede nada'],
    ['10241;99999999', '10241', 'Quantidade grande demais'],
  ])('%j: code %j, %j', (texto, codigo, quantidade) => {
    expect(asked(texto)).toEqual([[codigo, quantidade]])
  })

  test('what only looks like a zero is a name', () => {
    expect(read('farinha 00')[0]).toMatchObject({ termo: 'farinha 00', recusa: null })
    expect(read('cerveja 0,0')[0]?.recusa).toBeNull()
  })
})

describe('what spreadsheets and other systems write (P2)', () => {
  test.each(['1,234.5', '1e309', 'NaN', '-Infinity', '#N/D', '#VALOR!', '1.2.3'])(
    'the quantity %s is refused by name, alone and among others, and never taken for none',
    (torta) => {
      const recusa = `Não entendemos a quantidade "${torta}": escreva só o número`
      expect(asked(`ABC-12;${torta}`)).toEqual([['ABC-12', recusa]])
      expect(asked(`ABC-12\t${torta}\n10241\t2\n10242\t7`)).toEqual([
        ['ABC-12', recusa],
        ['10241', 2],
        ['10242', 7],
      ])
      expect(asked(`Código;Qtd\n10241;${torta}\n10242;7`)).toEqual([
        ['10241', recusa],
        ['10242', 7],
      ])
    },
  )

  test('a cell of several lines is one: its row keeps its quantity', () => {
    expect(asked('10241\t"Cola\n2 L\r\n""boa"""\t24\n10242\tLeite\t30')).toEqual([
      ['10241', 24],
      ['10242', 30],
    ])
    expect(splitPedidoColado('"a\nb";2\nleite').map(({ linha }) => linha)).toEqual([1, 3])
  })

  test('a quote that nobody closes takes no other line along, nor does an inch', () => {
    expect(asked('10241;"Cola;24\n10242;Leite;30')).toHaveLength(2)
    expect(asked('10241;Tubo 1/2";24\n10242;Cano 3/4";30')).toEqual([
      ['10241', 24],
      ['10242', 30],
    ])
  })
})
