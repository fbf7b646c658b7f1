import { isValidBoleto } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDias } from '#data'

import { encodeBarras, fatorOf, parseBarras } from './codigo-barras.ts'
import { formatLinhaDigitavel, fromLinhaDigitavel, toLinhaDigitavel } from './linha-digitavel.ts'
import { nameBanco, nossoNumeroOf } from './nomes.ts'

const BARRAS = '23793164600003700003381260007827139500006330'
const LINHA = '23793381286000782713695000063305316460000370000'

describe('a boleto (brazil.md 5)', () => {
  test.each([
    ['2000-07-03', 1000],
    ['2025-02-21', 9999],
    ['2025-02-22', 1000],
    ['2026-11-30', 1646],
  ])('due on %s has the factor %i', (data, fator) => {
    expect(fatorOf(data)).toBe(fator)
  })

  test('has the bars and the line of a real one', () => {
    const dados = {
      banco: '237',
      valor: 370_000,
      vencimento: '2026-11-30',
      campoLivre: '3381260007827139500006330',
    }
    expect(encodeBarras(dados)).toBe(BARRAS)
    expect(toLinhaDigitavel(BARRAS)).toBe(LINHA)
    expect(fromLinhaDigitavel(LINHA)).toBe(BARRAS)
    expect(parseBarras(BARRAS, '2026-11-21')).toEqual(dados)
    expect(formatLinhaDigitavel(LINHA)).toBe('23793.38128 60007.827136 95000.063305 3 16460000370000')
  })

  const dados = fc.record({
    banco: fc.stringMatching(/^[1-9]\d{2}$/),
    valor: fc.integer({ min: 1, max: 9_999_999_999 }),
    vencimento: fc.integer({ min: 0, max: 3000 }).map((dias) => addDias('2025-02-22', dias)),
    campoLivre: fc.stringMatching(/^\d{25}$/),
  })

  test('whatever it says is read back from bars and line, and others find it valid', () => {
    fc.assert(
      fc.property(dados, (boleto) => {
        const codigo = encodeBarras(boleto)
        const linha = toLinhaDigitavel(codigo)
        expect(parseBarras(codigo, '2026-11-21')).toEqual(boleto)
        expect(fromLinhaDigitavel(linha)).toBe(codigo)
        expect(isValidBoleto(linha)).toBe(true)
      }),
    )
  })

  test('with one digit changed is refused', () => {
    fc.assert(
      fc.property(dados, fc.nat({ max: 46 }), fc.integer({ min: 1, max: 9 }), (boleto, place, plus) => {
        const linha = toLinhaDigitavel(encodeBarras(boleto))
        const digit = (Number(linha[place]) + plus) % 10
        const changed = linha.slice(0, place) + digit + linha.slice(place + 1)
        // Of the last digits only the eleventh of mod 11 may escape: 0, 10 and 11 share a check digit.
        if (place < 32) expect(fromLinhaDigitavel(changed)).toBeNull()
      }),
    )
  })
})

test.each([
  ['001', '001-9'],
  ['033', '033-7'],
  ['104', '104-0'],
  ['237', '237-2'],
  ['341', '341-7'],
])('bank %s is %s on paper', (banco, nome) => {
  expect(nameBanco(banco.padEnd(44, '0'))).toBe(nome)
})

test('Bradesco’s own number stands in its bars; of another bank they do not say it', () => {
  // Agency, portfolio, number, account.
  const livre = '1234091234567890176543210'
  expect(nossoNumeroOf('237'.padEnd(19, '9') + livre)).toBe('09/12345678901')
  expect(nossoNumeroOf('341'.padEnd(19, '9') + livre)).toBe('')
})
