import { expect, test } from 'vitest'

import type { Categoria, ProdutoLista } from '@vitrine/contract'

import { groupItens } from './group-itens.ts'

const categoria = (idcategoria: string, filhas: Categoria['filhas'] = []) =>
  ({ idcategoria, nome: idcategoria, filhas }) as unknown as Categoria // what is grouped by
const categorias = [
  categoria('Bebidas', [categoria('Águas'), categoria('Cervejas')]),
  categoria('Limpeza', [categoria('Sabões')]),
]
const listOf = (...ids: string[]) =>
  ids.map((idcategoria, index) => ({ id: String(index), idcategoria }) as ProdutoLista) // what is grouped by
const show = (ids: string[], porGrupo?: number) =>
  groupItens(listOf(...ids), categorias, porGrupo).map(
    ({ nome, produtos }) => `${nome}: ${produtos.map(({ id }) => id).join(' ')}`,
  )

test('products stand under their category, in the order in which the categories come', () => {
  expect(show(['Cervejas', 'Águas', 'Cervejas', 'Águas'], 4)).toEqual(['Cervejas: 0 2', 'Águas: 1 3'])
})

test('what is there does not move when the next page comes, and a category that goes on is not named again', () => {
  const pagina = ['Águas', 'Cervejas', 'Águas', 'Cervejas']
  expect(show([...pagina, 'Cervejas', 'Cervejas', 'Águas', 'Águas'], 4)).toEqual([
    'Águas: 0 2',
    'Cervejas: 1 3 4 5',
    'Águas: 6 7',
  ])
})

test('where most would stand alone the department names them; where that is no better, nothing does', () => {
  expect(show(['Cervejas', 'Sabões', 'Águas', 'Limpeza'], 4)).toEqual(['Bebidas: 0 2', 'Limpeza: 1 3'])
  expect(show(['Cervejas', 'Sabões'], 4)).toEqual(['null: 0 1'])
})

test('an order that was asked for is kept, and a category that is not known is called by no false name', () => {
  expect(show(['Cervejas', 'Sabões', 'Cervejas'])).toEqual(['null: 0 1 2'])
  expect(show(['Novas', 'Novas'], 4)).toEqual(['Outros: 0 1'])
})
