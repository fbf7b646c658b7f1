import { expect, test } from 'vitest'

import { listGrupos } from './grupos-de-telas.ts'
import { explainRecusa, listTelas, telas } from './telas.ts'

const loja = { modulos: ['Chat'] } as never // the rest of a store is not looked at
const semModulos = { modulos: ['Cupom'] } as never

test('each screen has a key of its own, after g', () => {
  expect(new Set(telas.map(({ tecla }) => tecla)).size).toBe(telas.length)
})

test('each screen that one may open stands in one group of the navigation', () => {
  for (const papel of ['atendente', 'fornecedor'] as const) {
    const trabalho = { papel, loja }
    const ids = listGrupos(trabalho).flatMap((grupo) => grupo.telas.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(
      listTelas(trabalho)
        .map(({ id }) => id)
        .toSorted(),
    )
  }
})

test('who works at a store opens its conversations (§6)', () => {
  for (const papel of ['atendente', 'fornecedor'] as const)
    expect(listTelas({ papel, loja }).map(({ id }) => id)).toContain('conversas')
})

test('a module that the store does not have stands in no navigation, and ⌘K says why (§5 Module access)', () => {
  const trabalho = { papel: 'atendente', loja: semModulos } as const
  expect(listTelas(trabalho).filter(({ modulo }) => modulo !== null)).toEqual([])
  const doChat = telas.filter(({ modulo }) => modulo === 'chat')
  expect(doChat.length).toBeGreaterThan(0)
  for (const tela of doChat) expect(explainRecusa(tela, trabalho)).toBe('Esta loja não usa este módulo.')
})

test('a role that may not open a screen is told that it is its role', () => {
  const soDoDono = { papeis: ['fornecedor'], modulo: null } as const
  expect(explainRecusa(soDoDono, { papel: 'atendente', loja })).toMatch(/papel/)
  expect(explainRecusa(soDoDono, { papel: 'fornecedor', loja })).toBe(null)
})
