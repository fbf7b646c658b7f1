import { expect, test } from 'vitest'

import type { GrupoCombo } from './index.ts'
import { countUnidades, mountCombo } from './index.ts'

/** A combo of what was bought piece by piece (decision 0166). */
const opcoes = { multiplies: true }
const vinho = { id: 'vinho', quantidade: 1, preco: 50 }
const queijo = { id: 'queijo', quantidade: 2, preco: 20 }
const grupo = (change: Partial<GrupoCombo>): GrupoCombo => ({
  idgrupo: 'g',
  nome: 'Um',
  minimo: 1,
  maximo: 1,
  repete: false,
  produtos: [queijo, vinho],
  ...change,
})
function mount(grupos: readonly GrupoCombo[], tem: Record<string, number>, limite_por_pedido: number | null) {
  const combo = { preco: { tipo: 'percentual' as const, percentual: 10 }, grupos, limite_por_pedido }
  const montado = mountCombo(combo, new Map(Object.entries(tem)), opcoes)
  return montado && [montado.combos, montado.partes.map(({ id }) => id).join(), montado.conta.economia]
}

test.each<[string, Parameters<typeof mount>, unknown]>([
  ['the dearest of a group is taken', [[grupo({})], { vinho: 1, queijo: 2 }, null], [1, 'vinho', 5]],
  ['up to its most', [[grupo({ maximo: 2 })], { vinho: 1, queijo: 2 }, null], [1, 'vinho,queijo', 9]],
  [
    'one product twice where it may repeat',
    [[grupo({ maximo: 2, repete: true })], { vinho: 2 }, null],
    [1, 'vinho,vinho', 10],
  ],
  ['as often as all goods are there', [[grupo({})], { vinho: 3 }, null], [3, 'vinho', 15]],
  ['and as an order may have it', [[grupo({})], { vinho: 3 }, 2], [2, 'vinho', 10]],
  ['a product is not taken for two groups', [[grupo({}), grupo({})], { vinho: 1 }, null], null],
  [
    'half of what a choice takes is none of it',
    [[grupo({ produtos: [queijo] })], { queijo: 1.5 }, null],
    null,
  ],
  ['nothing chosen is no combo', [[grupo({ minimo: 0, produtos: [queijo] })], { vinho: 1 }, null], null],
])('%s', (_caso, pedido, montado) => {
  expect(mount(...pedido)).toEqual(montado)
})

test('lines of one product are one heap of units', () => {
  const linhas = [
    { id: 'vinho', quantidade: 1500 },
    { id: 'vinho', quantidade: 500 },
  ]
  expect(countUnidades(linhas)).toEqual(new Map([['vinho', 2]]))
})
