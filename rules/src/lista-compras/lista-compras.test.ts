import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  chooseCandidato,
  convertUnidade,
  correctPalavras,
  parsePedidoColado,
  splitPalavras,
  splitPedidoColado,
} from './index.ts'

/** Read where the products of these codes exist. */
const parse = (texto: string, ...codigos: string[]) =>
  parsePedidoColado(splitPedidoColado(texto), (codigo) => codigos.includes(codigo))
const one = (texto: string) => parse(texto, '10234')[0]

describe('a pasted line (issue 3)', () => {
  test.each([
    ['3 cx coca 2l', 3, 'cx', 'coca 2l', null],
    ['3cx coca 2l', 3, 'cx', 'coca 2l', null],
    ['3x coca 2l', 3, null, 'coca 2l', null],
    ['3 x coca 2l', 3, null, 'coca 2l', null],
    ['3 coca 2l', 3, null, 'coca 2l', null],
    ['10 cx leite integral', 10, 'cx', 'leite integral', null],
    ['2,5 kg de tomate', 2.5, 'kg', 'tomate', null],
    ['1.200 tijolo baiano', 1200, null, 'tijolo baiano', null],
    ['1/2 kg queijo prato', 0.5, 'kg', 'queijo prato', null],
    ['½ kg queijo', 0.5, 'kg', 'queijo', null],
    ['uma caixa de leite', 1, 'cx', 'leite', null],
    ['2 dúzias de ovos', 2, 'dz', 'ovos', null],
    ['- 3 fardos de guaraná', 3, 'fd', 'guaraná', null],
    ['[x] 2 pct arroz', 2, 'pct', 'arroz', null],
    ['1) 3 cx coca', 3, 'cx', 'coca', null],
    ['[21/11/2026 07:12] Ana: 3 cx coca', 3, 'cx', 'coca', null],
    ['coca 2l 3 cx', 3, 'cx', 'coca 2l', null],
    ['coca 2l - 3', 3, null, 'coca 2l', null],
    ['arroz 5kg: 2', 2, null, 'arroz 5kg', null],
    ['arroz 5 kg x3', 3, null, 'arroz 5 kg', null],
    ['feijão preto (2 un)', 2, 'un', 'feijão preto', null],
    ['leite 6', 6, null, 'leite', null],
    ['arroz agulhinha', null, null, 'arroz agulhinha', null],
    ['Espaguete nº 8', null, null, 'Espaguete nº 8', null],
    ['cerveja 600', null, null, 'cerveja 600', null],
    ['ABC-12;3', 3, null, '', 'ABC-12'],
    ['ABC-12,3', 3, null, '', 'ABC-12'],
    ['ABC-12 x 3', 3, null, '', 'ABC-12'],
    ['10234;3', 3, null, '', '10234'],
    ['3;10234', 3, null, '', '10234'],
    ['10234 3 cx', 3, 'cx', '', '10234'],
    ['7891000100103\t12', 12, null, '', '7891000100103'],
    ['7891000100103', null, null, '', '7891000100103'],
    ['10234\tRefrigerante Cola 2 L\tcx\t3\tR$ 47,40', 3, 'cx', 'Refrigerante Cola 2 L', '10234'],
    ['Refrigerante Cola 2 L\t3 cx', 3, 'cx', 'Refrigerante Cola 2 L', null],
    ['Arroz branco;2,5', 2.5, null, 'Arroz branco', null],
    ['"ABC-9";"2"', 2, null, '', 'ABC-9'],
    ['???', null, null, '???', null],
    ['12', null, null, '12', '12'],
  ])('%j asks for %s %s of %j, code %s', (...[texto, quantidade, unidade, termo, codigo]) => {
    expect(one(texto)).toMatchObject({ quantidade, unidade, termo, codigo })
  })

  test('a size at the end is first the product, else the quantity: arroz 5 kg, tomate 2 kg', () => {
    expect(one('tomate 2 kg')).toMatchObject({
      termo: 'tomate 2 kg',
      quantidade: null,
      alternativa: { termo: 'tomate', quantidade: 2, unidade: 'kg' },
    })
  })

  test('digits before a name may be the code or the quantity', () => {
    expect(one('10000 tijolos')).toMatchObject({
      codigo: '10000',
      quantidade: 10_000,
      codigoOuQuantidade: true,
    })
  })

  test('lines keep their numbers, blank ones are skipped, a heading is known for one', () => {
    const lidas = parse('Código;Produto;Qtd\r\n\r\n10234;Cola;3\n   \n\t\t\nlixo')
    expect(lidas.map(({ linha, recusa }) => [linha, recusa])).toEqual([
      [1, 'Cabeçalho da planilha: não pede nada'],
      [3, null],
      [6, null],
    ])
  })

  test('every line that is not blank gives exactly one result, with its number, and nothing throws', () => {
    const linha = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^[\d.,;\t x½/a-zç()=:-]{0,40}$/),
    )
    fc.assert(
      fc.property(fc.array(linha, { maxLength: 20 }), (linhas) => {
        const limpas = linhas.map((l) => l.replace(/[\r\n\u2028\u2029]/g, ' '))
        const lidas = parse(limpas.join('\n'))
        const numeros = limpas.flatMap((l, i) => (isBlank(l) ? [] : [i + 1]))
        expect(lidas.map((lida) => lida.linha)).toEqual(numeros)
        for (const { quantidade, texto } of lidas) {
          expect(quantidade === null || (quantidade > 0 && quantidade <= 1_000_000)).toBe(true)
          expect(texto).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('what is written as quantity, unit and name is read back (round trip)', () => {
    const nome = fc.constantFrom('arroz branco', 'leite integral', 'sabão em pó', 'café torrado')
    const unidade = fc.constantFrom('cx', 'fd', 'pct', 'kg', 'un')
    const quantidade = fc.integer({ min: 1, max: 9999 }).map((n) => n / 2)
    fc.assert(
      fc.property(nome, unidade, quantidade, fc.boolean(), (termo, un, n, antes) => {
        const numero = String(n).replace('.', ',')
        const texto = antes ? `${numero} ${un} ${termo}` : `${termo}: ${numero} ${un}`
        expect(one(texto)).toMatchObject({ termo, unidade: un, quantidade: n })
      }),
    )
  })
})

function isBlank(linha: string): boolean {
  // An empty row of a CSV is nothing but separators.
  return /^[\s;|,]*$/.test(linha.replace(/\p{Cc}|\p{Cf}/gu, ''))
}

describe('units (lessons 3.10: unit and multiple awareness)', () => {
  const un = {
    unidade: 'un',
    multiploincremento: null,
    granularidade: 1,
    unidade_base: null,
    fator_unidade: null,
  }
  const caixa12 = { ...un, unidade: 'cx', multiploincremento: 12 }
  const porQuilo = { ...un, unidade: 'kg', unidade_base: 'kg', fator_unidade: 1 }
  const saco5 = { ...un, unidade_base: 'kg', fator_unidade: 5 }
  const duzia = { ...un, granularidade: 12 }
  const ovos12 = { ...un, unidade_base: 'un', fator_unidade: 12 }
  const ovos30 = { ...ovos12, fator_unidade: 30 }
  test.each([
    ['no unit', 3, null, caixa12, 3, true],
    ['the same unit', 3, 'cx', caixa12, 3, true],
    ['units of a box', 24, 'un', caixa12, 2, true],
    ['units that fill no box', 20, 'un', caixa12, 2, false],
    ['dozens of a box', 2, 'dz', caixa12, 2, true],
    ['dozens of units', 2, 'dz', un, 24, true],
    ['grams of a kilo', 500, 'g', porQuilo, 0.5, true],
    ['kilos of a bag', 10, 'kg', saco5, 2, true],
    ['kilos that fill no bag', 12, 'kg', saco5, 3, false],
    ['boxes of what is sold in twelves', 2, 'cx', duzia, 24, true],
    ['a box of single things', 2, 'cx', un, 2, false],
    ['a dozen of eggs in boxes of 12 (P3)', 1, 'dz', ovos12, 1, true],
    ['dozens of eggs in boxes of 30 (P3)', 2, 'dz', ovos30, 1, false],
    ['dozens that fill boxes of 30', 5, 'dz', ovos30, 2, true],
    ['few units of what holds 12 are packages', 5, 'un', ovos12, 5, true],
  ])('%s', (...[, quantidade, unidade, produto, convertida, exata]) => {
    expect(convertUnidade({ quantidade, unidade }, produto)).toMatchObject({ quantidade: convertida, exata })
  })

  test('units that would fill packages are a question, with the arithmetic in words (P3)', () => {
    const lida = convertUnidade({ quantidade: 24, unidade: 'un' }, ovos12)
    expect(lida).toMatchObject({ quantidade: 24, exata: false, outra: { quantidade: 2 } })
    expect(lida.outra?.nota.replaceAll('\u00a0', ' ')).toBe('24 un. = 2 un. de 12')
    const duzias = convertUnidade({ quantidade: 2, unidade: 'dz' }, ovos30)
    expect(duzias.nota.replaceAll('\u00a0', ' ')).toBe('2 dz = 1 un. de 30, arredondado para cima')
  })
})

describe('which product is meant', () => {
  const cola = { nome: 'Refrigerante Cola Boa 2 L', embalagem: 'cx 6 un' }
  const zero = { nome: 'Refrigerante Cola Boa Zero 2 L', embalagem: 'cx 6 un' }
  const lata = { nome: 'Refrigerante Cola Boa lata 350 ml', embalagem: 'cx 12 un' }
  test('the only one, the one of this very name, else the shopper chooses', () => {
    expect(chooseCandidato('cola', [cola]).escolhido).toBe(cola)
    expect(chooseCandidato('refrigerante cola boa 2L', [zero, cola]).escolhido).toBe(cola)
    expect(chooseCandidato('cola 2l', [zero, cola])).toMatchObject({
      escolhido: null,
      candidatos: [cola, zero],
    })
    expect(chooseCandidato('refrigerante cola 2l', [lata, cola]).escolhido).toBe(cola)
    expect(chooseCandidato('cola', [])).toEqual({ escolhido: null, candidatos: [], iguais: 0 })
  })

  test('two that have all of the written words are asked for, dearer or not (P5)', () => {
    const moido = { nome: 'Café torrado e moído Serra Alta', embalagem: 'pacote 500 g' }
    const graos = { nome: 'Café em grãos Serra Alta', embalagem: 'pacote 500 g' }
    const pouco = { nome: 'Café torrado e moído Serra Alta', embalagem: 'pacote 250 g' }
    expect(chooseCandidato('cafe serra alta 500g', [graos, pouco, moido])).toMatchObject({
      escolhido: null,
      iguais: 2,
    })
    expect(chooseCandidato('cafe graos serra alta 500g', [graos, pouco, moido]).escolhido).toBe(graos)
  })

  test('misspelled words find those of the catalogue, others none', () => {
    const corrigidas = correctPalavras(['macarao', 'guarna', 'xyzw', '350'], ['macarrao', 'guarana', 'arroz'])
    expect(Object.fromEntries(corrigidas)).toEqual({ macarao: ['macarrao'], guarna: ['guarana'] })
  })

  test('numbers stand apart from letters, articles go', () => {
    expect(splitPalavras('Molho de Tomate 2L')).toEqual(['molho', 'tomate', '2', 'l'])
  })
})
