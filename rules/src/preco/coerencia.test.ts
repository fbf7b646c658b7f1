import { expect, test } from 'vitest'

import { listIncoerencias, type PrecosDeclarados } from './index.ts'

const cafe: PrecosDeclarados = {
  preco: 10,
  precooferta: null,
  precovendaatacado: null,
  minvendaatacado: null,
  multiploincremento: null,
  descontoProgressivo: null,
}

test.each<[string, Partial<PrecosDeclarados>, string[]]>([
  ['a price alone', {}, []],
  ['no price, a budget', { preco: null }, []],
  ['an offer', { precooferta: 9.99 }, []],
  ['an offer that is none', { precooferta: 10 }, ['precooferta']],
  ['an offer without a price', { preco: null, precooferta: 9 }, ['precooferta']],
  ['a table without a price', { preco: null, descontoProgressivo: { 2: 9 } }, ['descontoProgressivo']],
  ['an empty table', { preco: null, descontoProgressivo: {} }, []],
  ['wholesale', { precovendaatacado: 8, minvendaatacado: 12 }, []],
  ['wholesale that is dearer', { precovendaatacado: 11, minvendaatacado: 12 }, ['precovendaatacado']],
  ['wholesale from nowhere on', { precovendaatacado: 8 }, ['minvendaatacado']],
  [
    'wholesale beyond the maximum',
    { precovendaatacado: 8, minvendaatacado: 12, maxporpedido: 10 },
    ['minvendaatacado'],
  ],
  [
    'wholesale counted in boxes',
    { precovendaatacado: 8, minvendaatacado: 12, maxporpedido: 10, multiploincremento: 6 },
    [],
  ],
  ['a wholesale minimum without its price', { minvendaatacado: 12 }, []],
  ['a table that falls, in any order', { descontoProgressivo: { 12: 8, 3: 9, '0.5': 9.5 } }, []],
  ['a table that rises', { descontoProgressivo: { 3: 8, 12: 9 } }, ['descontoProgressivo']],
  ['a table that stands', { descontoProgressivo: { 3: 8, 12: 8 } }, ['descontoProgressivo']],
  ['a first tier at the price', { descontoProgressivo: { 3: 10 } }, ['descontoProgressivo']],
  ['a tier twice', { descontoProgressivo: { 3: 9, '3.0': 8 } }, ['descontoProgressivo']],
  [
    'all of it at once',
    { precooferta: 11, precovendaatacado: 12, descontoProgressivo: { 2: 20 } },
    ['precooferta', 'precovendaatacado', 'descontoProgressivo'],
  ],
])('§5: what a supplier says of prices: %s', (_, change, campos) => {
  expect(listIncoerencias({ ...cafe, ...change }).map(({ campo }) => campo)).toEqual(campos)
})
