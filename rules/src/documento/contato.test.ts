import { describe, expect, test } from 'vitest'

import {
  formatCep,
  formatTelefone,
  isCep,
  isEan,
  isEmail,
  isMaiorDe18,
  normalizeCep,
  normalizeLogin,
  normalizeTelefone,
  withEanDigito,
} from './index.ts'

test('a CEP is stored without its hyphen and shown with it (§3 Address, §5)', () => {
  expect(normalizeCep('13015-320')).toBe('13015320')
  expect(formatCep('13015320')).toBe('13015-320')
  expect(formatCep('13015')).toBe('13015')
  expect(['13015320', '13015-320', '13015', '00000000', '1301532O'].map(isCep)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

describe('phones are stored in E.164', () => {
  test.each([
    ['(11) 98765-4321', '+5511987654321', '(11) 98765-4321'],
    ['+55 11 98765 4321', '+5511987654321', '(11) 98765-4321'],
    ['5511987654321', '+5511987654321', '(11) 98765-4321'],
    ['011 98765-4321', '+5511987654321', '(11) 98765-4321'],
    ['19 3254-0180', '+551932540180', '(19) 3254-0180'],
    ['55 3254-0180', '+555532540180', '(55) 3254-0180'],
    ['+1 415 555 2671', '+14155552671', '+14155552671'],
  ])('%s is %s', (typed, stored, shown) => {
    expect(normalizeTelefone(typed)).toBe(stored)
    expect(formatTelefone(typed)).toBe(shown)
  })

  test.each([
    ['11 8765-4321', 'a mobile number of before 2016'],
    ['(10) 98765-4321', 'an area code that does not exist'],
    ['98765-4321', 'no area code'],
    ['0800 727 0000', 'a service number, nobody to call back'],
    ['+55 11 9876', 'too short'],
    ['', 'nothing'],
  ])('%j is not a telephone number: %s', (typed) => {
    expect(normalizeTelefone(typed)).toBeNull()
    expect(formatTelefone(typed)).toBe(typed)
  })
})

test.each([
  ['ana@exemplo.br', true],
  [' Ana.Prado+loja@mail.exemplo.com.br ', true],
  ['ana@exemplo', false],
  ['ana..p@exemplo.br', false],
  ['.ana@exemplo.br', false],
  ['ana@-exemplo.br', false],
  ['ana prado@exemplo.br', false],
  [`${'a'.repeat(65)}@exemplo.br`, false],
  ['@exemplo.br', false],
])('%j is an e-mail: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test.each([
  ['529.982.247-25', { tipo: 'CPF', valor: '52998224725' }],
  ['12.abc.345/01de-35', { tipo: 'CNPJ', valor: '12ABC34501DE35' }],
  [' Ana@Exemplo.BR ', { tipo: 'EMAIL', valor: 'ana@exemplo.br' }],
  ['ab-123456', { tipo: 'ESTRANGEIRO', valor: 'AB123456' }],
  ['12ABC34501DE36', { tipo: 'ESTRANGEIRO', valor: '12ABC34501DE36' }],
  ['529.982.247-26', null],
  ['11222333000182', null],
  ['ana@', null],
  ['', null],
])('the login %j is read as %o (§5 Login input)', (text, login) => {
  expect(normalizeLogin(text)).toEqual(login)
})

test.each([
  ['2008-11-20', true, 'the very birthday'],
  ['2008-11-21', false, 'the eve'],
  ['1980-01-01', true, 'long since'],
  ['2030-01-01', false, 'not born yet'],
  ['2007-02-30', false, 'a day that does not exist'],
  ['20/11/2000', false, 'another format'],
])('on 20 Nov 2026 somebody born %s is over 18: %s, %s (§2 Age check)', (data_nascimento, expected) => {
  expect(isMaiorDe18(data_nascimento, '2026-11-20')).toBe(expected)
})

test('who was born on 29 February turns 18 on 1 March of a common year', () => {
  expect(isMaiorDe18('2008-02-29', '2026-02-28')).toBe(false)
  expect(isMaiorDe18('2008-02-29', '2026-03-01')).toBe(true)
})

test.each([
  ['7891000100103', true],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['7891000100104', false],
  ['789100010010', false],
  ['', false],
])('%j is a bar code: %s', (text, expected) => {
  expect(isEan(text)).toBe(expected)
})

test('twelve digits and their check digit make an EAN-13', () => {
  expect(withEanDigito('789100010010')).toBe('7891000100103')
  expect(() => withEanDigito('7891')).toThrow(RangeError)
})
