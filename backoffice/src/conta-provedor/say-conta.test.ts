import { expect, test } from 'vitest'

import type { CobrancaTeste, ContaProvedor } from '@vitrine/contract'

import { isEsperado, listPassosDoTeste, sayGravada, sayGuardado } from './say-conta.ts'

const teste = (change: Partial<CobrancaTeste>) =>
  ({ estado: 'PENDENTE', avisada_em: null, recusa: null, ...change }) as CobrancaTeste // what is looked at of it
const estadosOf = (change: Partial<CobrancaTeste>) =>
  listPassosDoTeste(teste(change)).map(({ estado }) => estado)

test('a test charge is told as far as it came', () => {
  expect(estadosOf({ estado: 'RECUSADO', recusa: 'O provedor recusou: x' })).toEqual(['falhou'])
  expect(listPassosDoTeste(teste({ estado: 'CRIADO', recusa: 'Não respondeu.' }))[0]?.frase).toBe(
    'Não respondeu.',
  )
  expect(estadosOf({})).toEqual(['feito', 'espera'])
  expect(estadosOf({ estado: 'EXPIRADO' })).toEqual(['feito', 'falhou'])
  expect(estadosOf({ estado: 'PAGO' })).toEqual(['feito', 'feito', 'espera'])
  expect(estadosOf({ estado: 'PAGO', avisada_em: '2026-11-28T12:00:00Z' })).toEqual([
    'feito',
    'feito',
    'feito',
  ])
})

test('it is looked at again while something may become of it', () => {
  expect(isEsperado(teste({}))).toBe(true)
  expect(isEsperado(teste({ estado: 'PAGO' }))).toBe(true)
  expect(isEsperado(teste({ estado: 'PAGO', avisada_em: '2026-11-28T12:00:00Z' }))).toBe(false)
  expect(isEsperado(teste({ estado: 'RECUSADO' }))).toBe(false)
})

test('of a secret its last signs alone are said, and of which kind the account is', () => {
  expect(sayGuardado('6789')).toBe('termina em 6789')
  const conta = { gravada_em: '2026-11-28T12:00:00Z', chave_publica: 'TEST-1' } as ContaProvedor // what is looked at of it
  expect(sayGravada(conta, 'America/Sao_Paulo')).toMatch(
    /^Segredos gravados em 28\/11\/2026.*Credenciais de teste/,
  )
  expect(sayGravada({ ...conta, chave_publica: 'APP_USR-1' }, 'America/Sao_Paulo')).not.toMatch(/teste/)
})
