import { expect, test } from 'vitest'

import { findFaltaIdade } from './idade.ts'

const vinho = { maior_de_18: true }
const pao = { maior_de_18: false }
const comData = { cliente: { tem_data_nascimento: true } as never }
const semData = { cliente: { tem_data_nascimento: false } as never }

test.each([
  ['nothing restricted', [pao], { maior_de_18: false, ...semData }, null],
  ['an adult', [pao, vinho], { maior_de_18: true, ...comData }, null],
  ['a company, which has no birth date', [vinho], { maior_de_18: true, ...semData }, null],
  ['no birth date yet', [pao, vinho], { maior_de_18: false, ...semData }, 'sem-data'],
  ['too young', [vinho], { maior_de_18: false, ...comData }, 'menor'],
] as const)(
  'before an order is sent the age that it needs is asked for: %s (readings 8)',
  (_, itens, quem, falta) => {
    expect(findFaltaIdade(itens, quem)).toBe(falta)
  },
)
