import { cnpj as cnpjOracle, cpf as cpfOracle } from 'cpf-cnpj-validator'
import { formatCnpj, formatCpf, isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  detectTipoDocumento,
  formatDocumento,
  isCnpj,
  isCpf,
  isDocumentoEstrangeiro,
  maskDocumentoParcial,
  findDeslize,
  maskDocumentoWhileTyping,
  maskTelefoneWhileTyping,
  maskWhileTyping,
  normalizeDocumento,
} from './index.ts'

describe('CNPJ with letters since July 2026 (readings 8)', () => {
  test.each([
    '12ABC34501DE35',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    '6A3EDMWP000168',
    'A1B2C3D4000193',
    '1A2B3C4D000179',
    'ZZZZZZZZZZZ962',
    'LOJA1234000A47',
    '00000000000191',
    '11222333000181',
  ])('%s is a CNPJ', (text) => {
    expect(isCnpj(text)).toBe(true)
  })

  test.each([
    ['12ABC34501DE36', 'wrong check digit'],
    ['11.222.333/0001-82', 'wrong check digit'],
    ['00000000000000', 'twelve equal characters'],
    ['1122233300018', 'thirteen characters'],
    ['12ABC34501DEA5', 'a letter among the check digits'],
    ['12ÁBC34501DE35', 'an accent'],
    ['', 'nothing'],
  ])('%j is not a CNPJ: %s', (text) => {
    expect(isCnpj(text)).toBe(false)
  })
})

describe('CPF', () => {
  test.each(['52998224725', '11144477735', '12345678909', '529.982.247-25'])('%s is a CPF', (text) => {
    expect(isCpf(text)).toBe(true)
  })

  test.each(['52998224726', '11111111111', '5299822472', '529982247255', 'A2998224725', ''])(
    '%j is not a CPF',
    (text) => {
      expect(isCpf(text)).toBe(false)
    },
  )
})

describe('against the oracles', () => {
  const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const root = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 12, maxLength: 12 })
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet.slice(0, 10)), minLength: length, maxLength: length })
  /** Half of the samples carry right digits, else nearly none would be valid. */
  const withDigits = (root: string, right: boolean, wrong: string, digit: (text: string) => number) => {
    const first = digit(root)
    return right ? `${root}${first}${digit(`${root}${first}`)}` : `${root}${wrong}`
  }

  test('every CNPJ is judged as cpf-cnpj-validator and brazilian-utils judge it', () => {
    fc.assert(
      fc.property(fc.oneof(root, digits(12)), fc.boolean(), digits(2), (root, right, wrong) => {
        const cnpj = withDigits(root, right, wrong, cnpjOracle.verifierDigit)
        expect(isCnpj(cnpj)).toBe(cnpjOracle.isValid(cnpj))
        // Trap: without { version: 2 } this library still judges by the numeric rule.
        expect(isCnpj(cnpj)).toBe(isValidCnpj(cnpj, { version: 2 }))
        expect(formatDocumento(cnpj)).toBe(formatCnpj(cnpj, { version: 2 }))
      }),
      { numRuns: 1000 },
    )
  })

  test('every CPF is judged as cpf-cnpj-validator and brazilian-utils judge it', () => {
    fc.assert(
      fc.property(digits(9), fc.boolean(), digits(2), (root, right, wrong) => {
        const cpf = withDigits(root, right, wrong, cpfOracle.verifierDigit)
        expect(isCpf(cpf)).toBe(cpfOracle.isValid(cpf))
        expect(isCpf(cpf)).toBe(isValidCpf(cpf))
        expect(formatDocumento(cpf)).toBe(formatCpf(cpf))
      }),
      { numRuns: 1000 },
    )
  })

  test('typing a whole document gives its final mask, and masking again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digits(11),
          fc.tuple(root, digits(2)).map((parts) => parts.join('')),
        ),
        (documento) => {
          expect(maskWhileTyping(documento)).toBe(formatDocumento(documento))
          expect(maskWhileTyping(formatDocumento(documento))).toBe(formatDocumento(documento))
          expect(normalizeDocumento(formatDocumento(documento))).toBe(documento)
        },
      ),
    )
  })
})

test.each([
  ['52998224725', 'CPF'],
  ['529.982.247-25', 'CPF'],
  ['12.ABC.345/01DE-35', 'CNPJ'],
  ['11222333000181', 'CNPJ'],
  ['1234567', null],
  ['AB123456789012345', null],
])('%s is of kind %s: length 14 counts after unmasking (§5, readings 8)', (text, tipo) => {
  expect(detectTipoDocumento(text)).toBe(tipo)
})

test.each([
  ['AB-123.456', true],
  ['x1234', true],
  ['123', false],
  ['....', false],
  ['AB 123456', true],
  ['AB 123.456-X', true],
  ['AB123456X', true],
  ['AB\t123456', false],
  ['ana souza', false],
  ['A'.repeat(21), false],
])('%j as a foreign document: %s', (text, expected) => {
  expect(isDocumentoEstrangeiro(text)).toBe(expected)
})

test.each([
  ['52998224725', '529.***.***-25'],
  ['12ABC34501DE35', '12.ABC.345/****-35'],
  ['AB123456', 'AB******'],
  ['', ''],
])('%s appears in screens and logs as %s', (text, shown) => {
  expect(maskDocumentoParcial(text)).toBe(shown)
})

test.each([
  ['3', '3'],
  ['318204', '318.204'],
  ['31820455640', '318.204.556-40'],
  ['318204556401', '31.820.455/6401'],
  ['12a', '12.A'],
  ['12abc34501de35999', '12.ABC.345/01DE-35'],
])('typing %s shows %s', (typed, shown) => {
  expect(maskWhileTyping(typed)).toBe(shown)
})

test.each([
  ['3182', '318.2'],
  ['12345678000195', '12.345.678/0001-95'],
  // Foreign: raised, never cut up.
  ['ab123', 'AB123'],
  ['12345678z', '12345678Z'],
  ['ab 123.456-x', 'AB 123.456-X'],
  // A CNPJ with letters: by its own dots at once, else from the tenth character on.
  ['12.ab', '12.AB'],
  ['12.abc3', '12.ABC.3'],
  ['12abc34501', '12.ABC.345/01'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['AB123456789012345', 'AB123456789012345'],
])('typing %s where foreign documents are taken too shows %s (B11)', (typed, shown) => {
  expect(maskDocumentoWhileTyping(typed)).toBe(shown)
})

test('whatever is typed, the mask loses nothing of it and is stable', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z./ -]{0,20}$/), (typed) => {
      const shown = maskDocumentoWhileTyping(typed)
      expect(normalizeDocumento(shown)).toBe(normalizeDocumento(typed))
      expect(maskDocumentoWhileTyping(shown)).toBe(shown)
    }),
  )
})

test.each([
  ['1', '1'],
  ['19', '19'],
  ['199', '(19) 9'],
  ['1933334444', '(19) 3333-4444'],
  ['19987654321', '(19) 98765-4321'],
  ['(19) 98765-43', '(19) 9876-543'],
  ['019987654321', '(19) 98765-4321'],
  ['+351 912', '+351 912'],
])('typing the phone %s shows %s', (typed, shown) => {
  expect(maskTelefoneWhileTyping(typed)).toBe(shown)
})

test.each([
  ['529.982.247-25', null, null],
  ['529.982.247-26', null, /CPF/],
  ['52998224726', null, /CPF/],
  ['529.982.247-2', null, null],
  ['12.345.678/0001-95', null, null],
  ['12.345.678/0001-96', /CNPJ/, /CNPJ/],
  ['12.ABC.345/01DE-35', null, null],
  ['12.ABC.345/01DE-36', /CNPJ/, /CNPJ/],
  ['12abc34501de36', null, null],
  ['AB 123.456-X', null, null],
  ['', null, null],
])(
  'a wrong check digit of %j is said while it is typed: %s, and when it is whole: %s',
  (typed, early, late) => {
    for (const [isWhole, dito] of [
      [false, early],
      [true, late],
    ] as const)
      if (dito) expect(findDeslize(typed, { isWhole })).toMatch(dito)
      else expect(findDeslize(typed, { isWhole })).toBeNull()
  },
)
