import { expect, test } from 'vitest'

import { readChavePix } from './chave-pix.ts'

test.each([
  ['529.982.247-25', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  [' Ana@Vitrine.Example ', 'ana@vitrine.example'],
  ['(11) 98765-4321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['11987654321', '+5511987654321'],
  ['123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ['529.982.247-26', null],
  ['(52) 99822-4725', '+5552998224725'],
  ['', null],
  ['minha chave', null],
  ['ana@', null],
  ['<b>11987654321</b>', null],
])('a Pix key written as %j is %j', (texto, chave) => expect(readChavePix(texto)).toBe(chave))
