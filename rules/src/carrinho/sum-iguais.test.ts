import { expect, test } from 'vitest'

import { sumIguais } from './sum-iguais.ts'

const line = (id: string, quantidade: number, more = {}) => ({ id, quantidade, ...more })

test('equal lines become one, in the place of the first; each quantity is rounded before it counts (readings 4)', () => {
  const cases: [number[], number][] = [
    [[1, 1, 1], 3],
    [[0.1, 0.2], 0.3],
    [[0.0004, 0.0004, 0.0004], 0],
    [[0.0005, 0.0005], 0.002],
    [[0.0000001], 0],
    [[1.0004, 1.0004], 2],
  ]
  for (const [quantidades, sum] of cases)
    expect(sumIguais(quantidades.map((quantidade) => line('a', quantidade)))).toEqual([line('a', sum)])
  expect(sumIguais([line('a', 1), line('b', 5), line('a', 2)])).toEqual([line('a', 3), line('b', 5)])
})

test('gift wrap asked for on one line holds, the first word about it stays', () => {
  const [joined] = sumIguais([
    { id: 'a', quantidade: 1, embalarParaPresente: false, observacao: '' },
    { id: 'a', quantidade: 1, embalarParaPresente: true, observacao: 'bem maduro' },
    { id: 'a', quantidade: 1, embalarParaPresente: false, observacao: 'verde' },
  ])
  expect(joined).toEqual({ id: 'a', quantidade: 3, embalarParaPresente: true, observacao: 'bem maduro' })
})
