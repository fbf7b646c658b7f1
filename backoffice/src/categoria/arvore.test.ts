import { expect, test } from 'vitest'

import type { CategoriaGuardada } from '@vitrine/contract'

import { findDestino, listLugares, type Destino, type Passo } from './arvore.ts'

const make = (idcategoria: string, idcategoriapai: string | null, ordem: number): CategoriaGuardada => ({
  idcategoria,
  idcategoriapai,
  ordem,
  slug: idcategoria,
  nome: idcategoria,
  icone: 'package',
  fundo: '#ffffff',
  idsegmento: null,
  idsetor: null,
  dispositivos: ['desktop', 'mobile'],
  produtos: 0,
  versao: 1,
})
/** a, b (with b1, b2), c. */
const arvore = [
  make('a', null, 0),
  make('b', null, 1),
  make('c', null, 2),
  make('b1', 'b', 0),
  make('b2', 'b', 1),
]

test.each<[string, Passo, Destino | null]>([
  ['a', 'sobe', null],
  ['b', 'sobe', { pai: null, antes: 'a' }],
  ['a', 'desce', { pai: null, antes: 'c' }],
  ['c', 'desce', null],
  ['c', 'entra', { pai: 'b', antes: null }],
  ['a', 'entra', null],
  ['b', 'entra', null],
  ['b1', 'entra', null],
  ['b1', 'sai', { pai: null, antes: 'c' }],
  ['a', 'sai', null],
  ['b2', 'sobe', { pai: 'b', antes: 'b1' }],
  ['x', 'sobe', null],
])('of %s the step "%s" leads there', (id, passo, destino) => {
  expect(findDestino(arvore, id, passo)).toEqual(destino)
})

test('what changes its place is said, and nothing else', () => {
  expect(listLugares(arvore, 'c', { pai: null, antes: 'b' })).toEqual([
    { idcategoria: 'c', idcategoriapai: null, ordem: 1, versao: 1 },
    { idcategoria: 'b', idcategoriapai: null, ordem: 2, versao: 1 },
  ])
  expect(listLugares(arvore, 'c', { pai: 'b', antes: 'b2' })).toEqual([
    { idcategoria: 'c', idcategoriapai: 'b', ordem: 1, versao: 1 },
    { idcategoria: 'b2', idcategoriapai: 'b', ordem: 2, versao: 1 },
  ])
  expect(listLugares(arvore, 'a', { pai: null, antes: 'b' })).toEqual([])
})

test.each<[string, string, Destino]>([
  ['below itself', 'a', { pai: 'a', antes: null }],
  ['on a third level', 'a', { pai: 'b1', antes: null }],
  ['below another, with others below it', 'b', { pai: 'a', antes: null }],
  ['that there is not', 'x', { pai: null, antes: null }],
])('no category goes %s', (_, id, destino) => {
  expect(listLugares(arvore, id, destino)).toBe(null)
})
