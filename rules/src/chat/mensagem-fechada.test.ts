import { expect, test } from 'vitest'

import { mayChangeMensagem, MINUTOS_PARA_MUDAR } from './mensagem-fechada.ts'

const escrita = new Date('2026-11-24T12:00:00Z')
const mensagem = { idusuario: 'ana', criada_em: escrita, retirada_em: null }
const depois = (minutos: number) => new Date(escrita.getTime() + minutos * 60_000)

test.each([
  ['an own message is changed at once', {}, 'ana', 0, true],
  ['and to the last minute', {}, 'ana', MINUTOS_PARA_MUDAR, true],
  ['but not after it', {}, 'ana', MINUTOS_PARA_MUDAR + 0.01, false],
  ["somebody else's never is", {}, 'bia', 0, false],
  ['nor what the shop wrote', { idusuario: null }, 'ana', 0, false],
  ['nor what was withdrawn', { retirada_em: depois(1) }, 'ana', 2, false],
])('%s', (_, change, quem, minutos, expected) => {
  expect(mayChangeMensagem({ ...mensagem, ...change }, quem, depois(minutos))).toBe(expected)
})
