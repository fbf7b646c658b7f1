import { expect, test } from 'vitest'

import { ordens, readLista, toEndereco, vistas, type QualLista } from './lista.ts'
import { sayFiltro, toFiltro, toLista } from './recorte-da-lista.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const addressOf = (qual: QualLista) => {
  const campos = Object.entries(toEndereco(qual)).flatMap(([nome, valor]) => (valor ? [[nome, valor]] : []))
  return new URL(`https://painel.example/produtos?${new URLSearchParams(campos)}`)
}

test('every list is what its address says, and what was saved of it', () => {
  for (const { id: vista } of vistas)
    for (const { id: ordem } of ordens)
      for (const busca of ['', 'queijo & "mel"'])
        for (const categoria of ['', id])
          for (const recorte of [undefined, id]) {
            for (const sem of [undefined, [], ['sku', 'estoque']] as const) {
              const qual: QualLista = { vista, ordem, busca, categoria, recorte, sem }
              expect(readLista(addressOf(qual))).toEqual(qual)
              // What is saved has the columns that were seen, whosever they were.
              expect(toLista(toFiltro(qual, sem ?? ['preco']), recorte)).toEqual({
                ...qual,
                sem: sem ?? ['preco'],
              })
            }
          }
})

test('all products have a word in the address, too: without any, it is the saved one that opens the list', () => {
  expect(addressOf(readLista(new URL('https://painel.example/produtos'))).search).toBe('?vista=todos')
})

test('an address that nobody made is the list of all', () => {
  const url = new URL('https://painel.example/produtos?vista=x&ordem=y&categoria=z&recorte=%27--')
  expect(readLista(url)).toEqual({
    vista: 'todos',
    ordem: 'nome',
    busca: '',
    categoria: '',
    recorte: undefined,
    sem: undefined,
  })
})

test('a category that is gone is said to be', () => {
  const filtro = toFiltro(readLista(new URL(`https://painel.example/produtos?categoria=${id}`)), [
    'sku',
    'estoque',
  ])
  expect(sayFiltro(new Map())(filtro)).toContainEqual(['Categoria', 'Categoria que não existe mais'])
  expect(sayFiltro(new Map([[id, 'Doces']]))(filtro)).toContainEqual(['Categoria', 'Doces'])
  expect(sayFiltro(new Map())(filtro)).toContainEqual(['Colunas', 'sem Código e Estoque'])
})
