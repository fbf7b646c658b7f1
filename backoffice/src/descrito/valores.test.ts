import { expect, test } from 'vitest'

import { asTextos, asValores, putValor, readValor } from './valores.ts'

test('a place within places is read, written and taken out, and nothing beside it is touched', () => {
  const valor = { titulo: 'Oi', conteudo: { tags: ['a'] } }
  expect(readValor(valor, 'conteudo.tags')).toEqual(['a'])
  expect(readValor(valor, 'conteudo.destino.tipo')).toBeUndefined()
  expect(putValor(valor, 'conteudo.categ', 'doces')).toEqual({
    titulo: 'Oi',
    conteudo: { tags: ['a'], categ: 'doces' },
  })
  expect(putValor(valor, 'conteudo.tags', undefined)).toEqual({ titulo: 'Oi', conteudo: {} })
  expect(valor.conteudo).toEqual({ tags: ['a'] })
})

test('what is no list is an empty one', () => {
  expect(asTextos('a')).toEqual([])
  expect(asTextos(['a', 1])).toEqual(['a'])
  expect(asValores([{ a: 1 }, null, 'x'])).toEqual([{ a: 1 }])
})
