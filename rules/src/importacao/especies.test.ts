import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDias } from '#data'
import { isCnpj, isCpf, withCnpjDigitos, withCpfDigitos } from '#documento'

import {
  colunasCliente,
  colunasCupom,
  findDuvidaDoDesconto,
  guessEspecie,
  joinLista,
  readChaveDeDocumento,
  rehearseLinha,
  showCelula,
  type Coluna,
  type Valor,
} from './index.ts'

const texto = (max: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: max }),
      fc.constantFrom('LIMPAR', "'LIMPAR", 'apagar', '=1+1', "''x", '7,89E+12', '-', '+55'),
    )
    .map((valor) => valor.trim())
    .filter(Boolean)
const nome = fc.oneof(fc.constantFrom('ouro', 'LIMPAR', '=1', "'x"), fc.stringMatching(/^[a-zà-ü0-9]{1,20}$/))
const lista = fc.array(nome, { maxLength: 5 }).map(joinLista)
const reais = (casas: number) => fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => n / 10 ** casas)
const dia = fc.integer({ min: 0, max: 20_000 }).map((dias) => addDias('2000-01-01', dias))
const simOuNao = fc.boolean()

const cupom: fc.Arbitrary<Record<string, Valor>> = fc.record({
  codigocupom: fc.stringMatching(/^[A-Z0-9=+-]{1,40}$/),
  nome: texto(80),
  descricao: fc.option(texto(500)),
  tipodesconto: fc.constantFrom('percentual', 'absoluto'),
  valor: reais(2),
  valor_minimo: fc.option(reais(2)),
  inicio: fc.option(dia),
  fim: fc.option(dia),
  limite: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  limite_por_cliente: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  primeira_compra: simOuNao,
  tags: lista,
  idformapagto: lista,
  tipoEntrega: fc.option(fc.constantFrom('DELIVERY', 'RETIRADA')),
  canalVenda: fc.option(fc.constantFrom('WEB', 'MANUAL')),
  produtos: lista,
  categorias: lista,
  aplicacao_automatica: simOuNao,
  indicacao: simOuNao,
  nao_usar_com_politica: simOuNao,
  habilitar_visualizacao_desconto: simOuNao,
  listado: simOuNao,
  ativo: simOuNao,
})
const documento = fc.oneof(
  fc
    .stringMatching(/^\d{9}$/)
    .map(withCpfDigitos)
    .filter(isCpf),
  fc
    .stringMatching(/^[0-9A-Z]{12}$/)
    .map(withCnpjDigitos)
    .filter(isCnpj),
)
const cliente: fc.Arbitrary<Record<string, Valor>> = fc.record({
  documento,
  nome: texto(160),
  razaosocial: fc.option(texto(160)),
  email: fc.option(fc.stringMatching(/^[a-z0-9]{1,20}@[a-z]{1,20}\.com\.br$/)),
  telefone: fc.option(fc.constantFrom('+5511987654321', '+551932321010', '+14155550100')),
  tags: lista,
  limite_credito: reais(2),
  representante: fc.option(fc.constantFrom('rep@loja.example', 'outra@loja.example')),
  cod_erp: fc.option(texto(60)),
  aprovado: fc.option(simOuNao),
})

const especies: [string, readonly Coluna[], fc.Arbitrary<Record<string, Valor>>][] = [
  ['coupons', colunasCupom, cupom],
  ['customers', colunasCliente, cliente],
]

describe.each(especies)('%s in cells (ahead A2)', (_, colunas, guardado) => {
  const show = (valores: Record<string, Valor>, campos: readonly string[]) =>
    Object.fromEntries(
      colunas
        .filter(({ campo }) => campos.includes(campo))
        .map((coluna) => [coluna.campo, (coluna.show ?? showCelula)(valores[coluna.campo] ?? null)]),
    )
  const campos = fc.subarray(colunas.map(({ campo }) => campo))

  test('every subset of the columns of an export comes back as no change', () => {
    fc.assert(
      fc.property(guardado, campos, (atual, escolhidos) => {
        expect(rehearseLinha(colunas, show(atual, escolhidos), atual)).toEqual({
          tipo: 'igual',
          mudancas: [],
          erros: [],
        })
      }),
    )
  })

  test('the cells of one record make another one equal to it, except where a cell is empty', () => {
    fc.assert(
      fc.property(guardado, guardado, (um, outro) => {
        const { mudancas, erros } = rehearseLinha(colunas, show(um, Object.keys(um)), outro)
        const depois = Object.fromEntries(mudancas.map((mudanca) => [mudanca.campo, mudanca.depois]))
        expect(erros).toEqual([])
        for (const [campo, valor] of Object.entries(um))
          if (valor !== null) expect({ ...outro, ...depois }, campo).toHaveProperty(campo, valor)
      }),
    )
  })
})

describe('a document in a cell', () => {
  test('is the same with its mask, without it, and without the zeros that a spreadsheet drops', () => {
    fc.assert(
      fc.property(documento, (certo) => {
        const semZeros = /^\d+$/.test(certo) ? certo.replace(/^0+/, '') : certo
        expect(readChaveDeDocumento(certo.toLowerCase())).toBe(certo)
        expect(readChaveDeDocumento(`${certo.slice(0, 3)}.${certo.slice(3, 8)}/${certo.slice(8)}`)).toBe(
          certo,
        )
        // Either it is found again, or nothing is guessed.
        if (semZeros !== certo) expect([certo, semZeros]).toContain(readChaveDeDocumento(semZeros))
      }),
      { examples: [['04337681000'], ['00123456000149'], ['00033768188']] },
    )
    expect(readChaveDeDocumento('4337681000')).toBe('04337681000')
    expect(readChaveDeDocumento('123456000149')).toBe('00123456000149')
  })
})

test('a discount is of the kind that its sign says, and 10% that a spreadsheet keeps as 0,1 is asked about', () => {
  const duvidas = [
    findDuvidaDoDesconto('10%', 'percentual'),
    findDuvidaDoDesconto('0,5%', 'percentual'),
    findDuvidaDoDesconto('R$ 0,50', 'absoluto'),
    findDuvidaDoDesconto('10%', 'absoluto'),
    findDuvidaDoDesconto('R$ 10', 'percentual'),
    findDuvidaDoDesconto('0,1', 'percentual'),
  ]
  expect(duvidas.map((duvida) => duvida !== null)).toEqual([false, false, false, true, true, true])
})

test.each([
  ['CUPONS', ['Cupom', 'Tipo', 'Desconto', 'Validade']],
  ['CLIENTES', ['Código', 'Razão Social', 'CNPJ', 'E-mail', 'Fone', 'Limite de Crédito']],
  ['CLIENTES', ['Nome', 'CPF', 'Celular']],
  ['PRODUTOS', ['Código', 'Nome', 'Categoria', 'Preço']],
  ['PRECOS', ['Código', 'A partir de', 'Preço']],
  ['TABELAS', ['Código', 'Tabela', 'Qtd mín', 'Preço', 'Válido de', 'Válido até']],
  ['TABELAS', ['SKU', 'Descrição', 'Tipo de cliente', 'A partir de', 'Valor unitário']],
  ['ESTOQUE', ['EAN', 'Quantidade', 'Motivo']],
] as const)('a sheet of %s is known by %j', (tipo, titulos) => {
  expect(guessEspecie(titulos)).toBe(tipo)
})
