import { expect, test } from 'vitest'

import { mayChangeMensagem, MINUTOS_PARA_MUDAR } from './mensagem-fechada.ts'

const escrita = new Date('2026-11-24T12:00:00Z')
const mensagem = { idusuario: 'ana', criada_em: escrita, retirada_em: null }
const depois = (minutos: number) => new Date(escrita.getTime() + minutos * 60_000)

test.each([
  ['an own message may be changed at once', {}, 0, true],
  ['and to the last minute', {}, MINUTOS_PARA_MUDAR, true],
  ['but not after it', {}, MINUTOS_PARA_MUDAR + 0.01, false],
  ["somebody else's never", { idusuario: 'bia' }, 0, false],
  ['nor what the shop wrote', { idusuario: null }, 0, false],
  ['nor what was withdrawn', { retirada_em: depois(1) }, 2, false],
])('%s', (_, change, minutos, expected) => {
  expect(mayChangeMensagem({ ...mensagem, ...change }, 'ana', depois(minutos))).toBe(expected)
})
