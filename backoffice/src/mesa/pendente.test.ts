import { describe, expect, test } from 'vitest'

import type { GradeDoOrcamento } from '@vitrine/contract'

import { addEscritos, findConflitos, isNada, minus, nada, without } from './pendente.ts'

/** Lines of a budget, of which the prices alone count here. */
const gradeDe = (precos: Record<number, number | null>) => ({
  linhas: Object.entries(precos).map(([sequencia, preco]) => ({
    sequencia: Number(sequencia),
    nome: `Linha ${sequencia}`,
    preco,
  })) as GradeDoOrcamento['linhas'],
})
const escritosDe = (precos: Record<number, number | null>) =>
  addEscritos(nada, new Map(Object.entries(precos).map(([i, preco]) => [Number(i), { preco }])), {})

describe('what waits to be stored (ux 3.3: no lost edit)', () => {
  test('a line that is written again keeps what was said of it before', () => {
    const antes = escritosDe({ 1: 9.5 })
    const { escritos } = addEscritos(antes, new Map([[1, { recado: 'Safra nova' }]]), {
      validade: '2026-12-01',
    })
    expect(escritos.get(1)).toEqual({ preco: 9.5, recado: 'Safra nova' })
  })

  test('what was written while it was on its way stays', () => {
    const levado = escritosDe({ 1: 9.5, 2: 8 })
    const depois = addEscritos(levado, new Map([[2, { preco: 7.5 }]]), { observacao: 'Até sexta' })
    expect([...minus(depois, levado).escritos]).toEqual([[2, { preco: 7.5 }]])
    expect(minus(depois, levado).cabeca).toEqual({ observacao: 'Até sexta' })
    expect(isNada(minus(levado, levado))).toBe(true)
  })

  test('lines are dropped by their names', () => {
    expect([...without(escritosDe({ 1: 9, 2: 8 }), [1]).escritos.keys()]).toEqual([2])
  })
})

describe('two who write in one draft', () => {
  test.each([
    ['in other lines', { 1: 9 }, { 1: 10, 2: 20 }, { 1: 10, 2: 19 }, []],
    ['the same price', { 1: 9 }, { 1: 10 }, { 1: 9 }, []],
    [
      'another price of the same line',
      { 1: 9 },
      { 1: 10 },
      { 1: 9.5 },
      [{ sequencia: 1, nome: 'Linha 1', meu: 9, outro: 9.5 }],
    ],
    [
      'one takes the price out',
      { 1: null },
      { 1: 10 },
      { 1: 9.5 },
      [{ sequencia: 1, nome: 'Linha 1', meu: null, outro: 9.5 }],
    ],
  ])('%s', (...[, meus, base, nova, conflitos]) => {
    expect(findConflitos(escritosDe(meus), gradeDe(base), gradeDe(nova))).toEqual(conflitos)
  })
})
