import { expect, test } from 'vitest'

import { findErroNaArvore, type CategoriaNaArvore } from './index.ts'

function check(pais: Record<string, string | null>, idcategoria: string, idsetor: string | null = null) {
  const arvore = new Map(
    Object.entries(pais).map(([id, idcategoriapai]): [string, CategoriaNaArvore] => [
      id,
      { idcategoria: id, idcategoriapai, idsetor },
    ]),
  )
  const filhas = new Set(Object.values(pais).filter((pai) => pai !== null))
  const categoria = arvore.get(idcategoria)
  if (!categoria) throw new Error('not in the tree')
  return findErroNaArvore(categoria, arvore, filhas)
}

test.each<[string, Record<string, string | null>, RegExp | null]>([
  ['at the top', { a: null }, null],
  ['at the top, with others below', { a: null, b: 'a' }, null],
  ['below one of the top', { a: 'b', b: null }, null],
  ['below nothing that is there', { a: 'b' }, /não existe/],
  ['below itself', { a: 'a' }, /dentro de si/],
  ['in a circle of two', { a: 'b', b: 'a' }, /dentro de si/],
  ['in a circle of three', { a: 'b', b: 'c', c: 'a' }, /dentro de si/],
  ['below a circle of others', { a: 'b', b: 'c', c: 'b' }, /não mais fundo/],
  ['on a third level', { a: 'b', b: 'c', c: null }, /não mais fundo/],
  ['below, with others below it', { a: 'b', b: null, c: 'a' }, /não mais fundo/],
  ['of a name that objects have', { a: 'constructor', constructor: null }, null],
])('§7: a category %s', (_, pais, erro) => {
  if (erro) expect(check(pais, 'a')).toMatch(erro)
  else expect(check(pais, 'a')).toBeNull()
})

test('only a category of the top stands in a sector', () => {
  expect(check({ a: null }, 'a', 'bebidas')).toBeNull()
  expect(check({ a: 'b', b: null }, 'a', 'bebidas')).toMatch(/setor/)
})
