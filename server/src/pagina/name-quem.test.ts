import { expect, test } from 'vitest'

import { nameQuem } from './name-quem.ts'

const TODOS = '1,1,1,1'

test.each([
  ['a visitor', { temSessao: false, quem: null }, undefined, '-'],
  ['a visitor who declined', { temSessao: false, quem: '' }, '1,0,0,0', '-'],
  ['a session that is over', { temSessao: true, quem: '' }, TODOS, '-'],
  ['a login that agreed', { temSessao: true, quem: 'u.c' }, TODOS, 'u.c'],
  ['a login that has not chosen', { temSessao: true, quem: 'u.c' }, undefined, null],
  ['a login that declined its group', { temSessao: true, quem: 'u.c' }, '1,0,1,1', null],
  ['a login that is not known', { temSessao: true, quem: null }, TODOS, null],
  ['a choice that is nonsense', { temSessao: true, quem: 'u.c' }, '1;1', null],
] as const)('the page of %s (decision 0088)', (_, contexto, consent, quem) => {
  expect(nameQuem(contexto, consent)).toBe(quem)
})
