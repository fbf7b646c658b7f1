import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { withEanDigito } from '#documento'

import {
  colunaAcao,
  colunasProduto,
  findComZeros,
  guessColunas,
  guessEspecie,
  listCaminhos,
  listCategoriasNovas,
  listRepetidas,
  rehearseLinha,
  showCelula,
  signCabecalho,
  withCategorias,
  type Coluna,
  type Valor,
} from './index.ts'

const colunas: readonly Coluna[] = colunasProduto
const produto: Record<string, Valor> = {
  sku: '00042',
  ean: '7891000100103',
  nome: 'Café torrado 500 g',
  marca: 'Serra',
  unidade: 'un',
  ncm: '09012100',
  preco: 1234.56,
  precominimo: null,
  estoque: 12.5,
  ativo: true,
}
const rehearse = (celulas: Record<string, string>, atual: Record<string, Valor> | null = produto) =>
  rehearseLinha(colunas, celulas, atual)

describe('a cell is read as it was meant, or asked about', () => {
  test.each<[string, string, Valor]>([
    ['preco', '1.234,57', 1234.57],
    ['preco', 'R$ 0,0796', 0.0796],
    ['preco', '1.234.567', 1_234_567],
    ['preco', '12', 12],
    ['estoque', '0,125', 0.125],
    ['ean', '789 1000 10020-2', '7891000100202'],
    ['ativo', 'NÃO', false],
    ['nome', "'=SOMA(A1)", '=SOMA(A1)'],
    ['nome', "'LIMPAR", 'LIMPAR'],
    ['nome', "'Olho d'água", "'Olho d'água"],
  ])('%s "%s" is %s', (campo, celula, depois) => {
    expect(rehearse({ [campo]: celula }).mudancas).toEqual([{ campo, antes: produto[campo], depois }])
  })

  test.each([
    ['preco', '1234.57', /escreva 1234,57, com vírgula/],
    ['preco', '1.234', /escreva 1234 \(milhar\) ou 1,234 \(decimal\)/],
    ['preco', '0,00001', /mais de 4 casas/],
    ['preco', '0.0000001', /escreva 0,0000001/],
    ['preco', '-3', /não pode ser negativo/],
    ['preco', 'sob consulta', /não é um número/],
    ['preco', '1,5,5', /não é um número/],
    ['preco', '999999999999', /grande demais/],
    ['estoque', '1,2345', /mais de 3 casas/],
    ['ean', '7,89E+12', /formate a coluna como texto/],
    ['ean', '7891000100200', /o certo termina em 2/],
    ['peso_gramas', '1,5', /em gramas, sem vírgula/],
    ['sku', '1.2E+15', /formate a coluna como texto/],
    ['ean', '12345', /8, 12, 13 ou 14 números/],
    ['ncm', 'abc', /Um NCM tem 8 números/],
    ['ativo', 'talvez', /Sim ou Não/],
    ['nome', 'x'.repeat(201), /passa de 200/],
    ['nome', 'limpar', /não pode ficar sem valor/],
  ])('%s "%s" is refused at its cell', (campo, celula, erro) => {
    const { tipo, mudancas, erros } = rehearse({ [campo]: celula })
    expect({ tipo, mudancas }).toEqual({ tipo: 'errada', mudancas: [] })
    expect(erros).toEqual([{ campo, erro: expect.stringMatching(erro) }])
  })
})

describe('an import cannot destroy (ahead A2)', () => {
  const texto = (max: number) =>
    fc
      .oneof(
        fc.string({ minLength: 1, maxLength: max }),
        fc.constantFrom('LIMPAR', "'LIMPAR", 'apagar', '=1+1', "''x", '7,89E+12', '-', "'"),
      )
      .map((valor) => valor.trim())
  const decimal = (casas: number) =>
    fc.integer({ min: 0, max: 1_000_000_000 }).map((inteiro) => inteiro / 10 ** casas)
  const guardado = fc.record({
    sku: texto(60),
    ean: fc.option(fc.stringMatching(/^\d{12}$/).map(withEanDigito)),
    categoria: texto(80),
    nome: texto(200),
    marca: texto(80),
    unidade: texto(20),
    ncm: fc.option(fc.stringMatching(/^\d{8}$/)),
    preco: fc.option(decimal(4)),
    precominimo: fc.option(decimal(4)),
    estoque: decimal(3),
    ativo: fc.boolean(),
  })
  const show = (valores: Record<string, Valor>, campos: readonly string[]) =>
    Object.fromEntries(campos.map((campo) => [campo, showCelula(valores[campo] ?? null)]))

  test('every subset of the columns of an export comes back as no change', () => {
    const campos = fc.subarray(colunas.map(({ campo }) => campo))
    fc.assert(
      fc.property(guardado, campos, (atual, escolhidos) => {
        expect(rehearse(show(atual, escolhidos), atual)).toEqual({ tipo: 'igual', mudancas: [], erros: [] })
      }),
    )
  })

  test('the cells of one record make another one equal to it, except where a cell is empty', () => {
    fc.assert(
      fc.property(guardado, guardado, (um, outro) => {
        const { mudancas, erros } = rehearse(show(um, Object.keys(um)), outro)
        const depois = Object.fromEntries(mudancas.map((mudanca) => [mudanca.campo, mudanca.depois]))
        expect(erros).toEqual([])
        for (const [campo, valor] of Object.entries(um))
          if (valor !== null && valor !== '')
            expect({ ...outro, ...depois }, campo).toHaveProperty(campo, valor)
      }),
    )
  })

  test('empty cells change nothing; LIMPAR takes away what may be without a value', () => {
    expect(rehearse({ ean: ' ', preco: '' }).tipo).toBe('igual')
    expect(rehearse({ ean: 'limpar' }).mudancas).toEqual([
      { campo: 'ean', antes: '7891000100103', depois: null },
    ])
  })

  test('only APAGAR removes, in the column of the action, and only what is there', () => {
    expect(rehearse({ acao: 'apagar', nome: 'Outro' })).toEqual({ tipo: 'apagada', mudancas: [], erros: [] })
    expect(rehearse({ acao: 'excluir' }).erros[0]?.erro).toMatch(/Escreva APAGAR/)
    expect(rehearse({ acao: 'APAGAR' }, null).erros[0]?.erro).toMatch(/não existe/)
    expect(rehearse({ nome: 'APAGAR' }).tipo).toBe('mudada')
  })
})

test('a row of a new key is new with all that it says, or wrong for what it lacks', () => {
  expect(rehearse({ sku: '7', nome: 'Chá', categoria: 'Bebidas', unidade: 'cx' }, null)).toEqual({
    tipo: 'nova',
    mudancas: [
      { campo: 'sku', antes: null, depois: '7' },
      { campo: 'nome', antes: null, depois: 'Chá' },
      { campo: 'categoria', antes: null, depois: 'Bebidas' },
      { campo: 'unidade', antes: null, depois: 'cx' },
    ],
    erros: [],
  })
  expect(rehearse({ sku: '7', nome: 'Chá', categoria: 'Bebidas' }, null).erros).toEqual([
    { campo: 'unidade', erro: 'Um cadastro novo precisa de Unidade.' },
  ])
})

test('headings of other programs are known, each field once, its own title first', () => {
  const todas = [...colunasProduto, colunaAcao]
  expect(
    guessColunas(['CÓDIGO', 'Descrição do Produto', 'Valor', ' preço (r$) ', 'Ação', '???'], todas),
  ).toEqual(['sku', 'nome', null, 'preco', 'acao', null])
  expect(guessColunas(['Nome', 'Nome'], todas)).toEqual(['nome', null])
  expect(
    guessColunas(
      todas.map(({ titulo }) => titulo),
      todas,
    ),
  ).toEqual(todas.map(({ campo }) => campo))
})

test('a mapping is remembered by the headings, however they are accented, and not by others', () => {
  expect(signCabecalho(['Código', 'PREÇO  (R$)'])).toBe(signCabecalho(['codigo', 'Preco R$']))
  expect(signCabecalho(['a', 'b c'])).not.toBe(signCabecalho(['a b', 'c']))
})

test('keys named twice in a file are told with the first row; empty ones are not', () => {
  expect([...listRepetidas(['A', '', 'B', 'A ', '', 'A'])]).toEqual([
    [3, 0],
    [5, 0],
  ])
})

test.each([
  ['42', ['00042', '7'], '00042'],
  ['42', ['042', '0042'], null],
  ['42', ['42'], null],
  ['A42', ['0A42'], null],
])('lost zeros: %s among %j is %s', (codigo, conhecidos, esperado) => {
  expect(findComZeros(codigo, conhecidos)).toBe(esperado)
})

describe('a category is one of the store, by its path', () => {
  const categorias = [
    { idcategoria: '1', idcategoriapai: null, nome: 'Mercearia' },
    { idcategoria: '2', idcategoriapai: '1', nome: 'Óleos' },
    { idcategoria: '3', idcategoriapai: null, nome: 'Automotivo' },
    { idcategoria: '4', idcategoriapai: '3', nome: 'Óleos' },
    { idcategoria: '5', idcategoriapai: '2', nome: 'De oliva' },
  ]
  const caminhos = listCaminhos(categorias)
  const daLoja = withCategorias(colunasProduto, caminhos.values())
  const read = (celula: string) => daLoja.find(({ campo }) => campo === 'categoria')?.read(celula)

  test.each([
    ['Mercearia > Óleos > De oliva', 'Mercearia > Óleos > De oliva'],
    ['de oliva', 'Mercearia > Óleos > De oliva'],
    ['MERCEARIA/OLEOS', 'Mercearia > Óleos'],
    ['mercearia', 'Mercearia'],
  ])('"%s" is %s', (celula, valor) => {
    expect(read(celula)).toEqual({ valor })
  })

  test('two that end alike are asked about, one that is not there is told', () => {
    expect(read('Óleos')).toEqual({
      erro: 'Há mais de uma categoria com este nome: escreva Mercearia > Óleos ou Automotivo > Óleos.',
    })
    expect(read('Congelados')).toEqual({ erro: 'A categoria "Congelados" não existe nesta loja.' })
  })

  test('what the store does not have is listed as it would be made, each once', () => {
    const celulas = [
      'Frios > Queijos',
      ' frios ',
      'Mercearia/Massas',
      'mercearia > massas',
      'De oliva',
      '',
      'A >',
      'A > B > C',
    ]
    expect(listCategoriasNovas(celulas, caminhos.values())).toEqual([
      'Frios',
      'Frios > Queijos',
      'Mercearia > Massas',
    ])
  })

  test('a tree that bites its tail ends', () => {
    const roda = [
      { idcategoria: '1', idcategoriapai: '2', nome: 'A' },
      { idcategoria: '2', idcategoriapai: '1', nome: 'B' },
    ]
    expect(listCaminhos(roda).get('1')).toMatch(/A$/)
  })
})

test.each<[string[], string]>([
  [['Código', 'Produto', 'Grupo', 'Un'], 'PRODUTOS'],
  [['Código', 'Preço'], 'PRODUTOS'],
  [['Código', 'Estoque'], 'PRODUTOS'],
  [['EAN', 'Qtde'], 'ESTOQUE'],
  [['Código', 'Descrição', 'Saldo', 'Obs'], 'ESTOQUE'],
  [['Cód', 'A partir de', 'Valor unitário'], 'PRECOS'],
  [['a', 'b'], 'PRODUTOS'],
])('a sheet is of what its headings say: %j', (titulos, tipo) => {
  expect(guessEspecie(titulos)).toBe(tipo)
})

test('a column that helps to read a row changes nothing, but is read; one of new records alone counts for them', () => {
  const duas: readonly Coluna[] = [
    { campo: 'motivo', titulo: 'Motivo', sinonimos: [], read: () => ({ erro: 'Não.' }), isApoio: true },
    { campo: 'nome', titulo: 'Nome', sinonimos: [], read: (valor) => ({ valor }), isSoDaNova: true },
  ]
  expect(rehearseLinha(duas, { nome: 'Outro' }, { nome: 'Ana' })).toMatchObject({
    tipo: 'igual',
    mudancas: [],
  })
  expect(rehearseLinha(duas, { nome: 'Outro' }, null)).toMatchObject({ tipo: 'nova' })
  expect(rehearseLinha(duas, { motivo: 'x' }, null)).toMatchObject({ tipo: 'errada' })
  expect(rehearseLinha(duas, { motivo: 'x' }, { motivo: 'x', nome: '' })).toMatchObject({ tipo: 'igual' })
})
