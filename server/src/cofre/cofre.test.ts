import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { readConfig } from '../infra/index.ts'
import { createCofre } from './cofre.ts'

const chaveDe = (id: string) => ({ id, chave: randomBytes(32) })
const [nova, velha] = [chaveDe('2027'), chaveDe('2026')]

test('what is sealed opens for whom it was sealed, and reads like nothing', () => {
  const cofre = createCofre({ chavesSelo: [nova] })
  const selado = cofre.seal('APP_USR-1234', 'loja-a')
  expect(cofre.open(selado, 'loja-a')).toBe('APP_USR-1234')
  expect(selado).not.toContain('1234')
  expect(cofre.seal('APP_USR-1234', 'loja-a'), 'never twice the same').not.toBe(selado)
})

test('it opens for nobody else, not changed, and not with another key', () => {
  const cofre = createCofre({ chavesSelo: [nova] })
  const selado = cofre.seal('APP_USR-1234', 'loja-a')
  const outro = createCofre({ chavesSelo: [{ ...chaveDe('2027') }] })
  expect(cofre.open(selado, 'loja-b')).toBeNull()
  expect(outro.open(selado, 'loja-a')).toBeNull()
  const meio = Math.floor(selado.length / 2)
  const mudado = selado.slice(0, meio) + (selado[meio] === 'A' ? 'B' : 'A') + selado.slice(meio + 1)
  for (const torto of [mudado, '2027.', '', '2027.AAAA', selado.replace('2027', '2026')])
    expect(cofre.open(torto, 'loja-a'), torto).toBeNull()
})

test('a key is replaced: the new one seals, the old one still opens while it is there', () => {
  const antes = createCofre({ chavesSelo: [velha] }).seal('segredo', 'loja-a')
  const trocando = createCofre({ chavesSelo: [nova, velha] })
  expect(trocando.open(antes, 'loja-a')).toBe('segredo')
  expect(trocando.seal('segredo', 'loja-a')).toMatch(/^2027\./)
  expect(trocando.isAtual(antes)).toBe(false)
  expect(trocando.isAtual(trocando.seal('segredo', 'loja-a'))).toBe(true)
  expect(createCofre({ chavesSelo: [nova] }).open(antes, 'loja-a')).toBeNull()
})

test('without a key nothing is sealed', () => {
  const fechado = createCofre({ chavesSelo: [] })
  expect(fechado.isAberto()).toBe(false)
  expect(() => fechado.seal('segredo', 'loja-a')).toThrow(
    expect.objectContaining({ codigo: 'cofre_fechado' }),
  )
})

test('a key that is cut off ends the start, and the message repeats none of it', () => {
  const env = (CHAVES_SELO: string) => ({ DATABASE_URL: 'postgres://x/y', CHAVES_SELO })
  const boa = randomBytes(32).toString('base64')
  expect(
    readConfig(env(`2027:${boa}, 2026:${randomBytes(32).toString('base64url')}`)).chavesSelo,
  ).toHaveLength(2)
  for (const torta of [`2027:${boa.slice(0, 30)}`, boa, `a:${boa},a:${boa}`])
    expect(() => readConfig(env(torta))).toThrow(/^CHAVES_SELO precisa ser nome:chave/)
})
