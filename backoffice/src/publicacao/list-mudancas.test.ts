import { expect, test } from 'vitest'

import { listMudancas } from './list-mudancas.ts'

const parte = (id: string, valor: unknown = id) => ({ id, nome: `Seção ${id}`, valor })
const versao = (ids: string, ditos = {}) => ({ ditos, partes: [...ids].map((id) => parte(id)) })

test('what comes, what goes, what changes, what is moved: each once, in words', () => {
  expect(listMudancas(versao('abc'), versao('abc'))).toEqual([])
  expect(listMudancas(versao('abc'), versao('abd'))).toEqual(['Entra: Seção d', 'Sai: Seção c'])
  expect(listMudancas(versao('ab'), { ditos: {}, partes: [parte('a'), parte('b', 'outra')] })).toEqual([
    'Muda: Seção b',
  ])
  expect(listMudancas(versao('abcd'), versao('bcda'))).toEqual(['Muda de lugar: Seção a'])
  expect(listMudancas(versao('a', { Título: 'Um' }), versao('a', { Título: 'Dois' }))).toEqual([
    'Título: de “Um” para “Dois”',
  ])
})
