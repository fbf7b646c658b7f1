import { expect, test } from 'vitest'
import { listFalhas } from '../emporio/list-falhas.ts'
import { cervejaria } from './index.ts'

const { produtos, categorias } = cervejaria

test('the brewery can be loaded: valid CNPJ, closed area that serves ana, ordered prices, no repeated name', () => {
  expect(listFalhas(cervejaria)).toEqual([])
})

test('the brewery has 44 products or more, in a tree of two levels', () => {
  expect(produtos.length).toBeGreaterThanOrEqual(44)
  const topo = new Set(categorias.filter(({ pai }) => !pai).map(({ slug }) => slug))
  expect(categorias.filter(({ pai }) => pai && !topo.has(pai))).toEqual([])
})

test('whatever has beer in it is for adults only, and says its volume in litres', () => {
  const lojinha = new Set(['growlers', 'copos', 'vestuario', 'petiscos'])
  const cervejas = produtos.filter(
    ({ categoria, nome }) => !lojinha.has(categoria) || nome.startsWith('Chope'),
  )
  expect(cervejas.length).toBeGreaterThanOrEqual(40)
  expect(cervejas.filter((p) => !p.maior_de_18 || p.unidade_base !== 'L')).toEqual([])
})

test('a closed box reaches its wholesale price by the bottles in it, not by boxes (§5 multiploincremento)', () => {
  const pilsen = produtos.find(({ sku }) => sku === 'AM-401')
  expect(pilsen).toMatchObject({
    unidade: 'cx',
    multiploincremento: 12,
    minvendaatacado: 12,
    fator_unidade: 7.2,
  })
})

test('the store is white-label on its own domain and opens only with one address (§6)', () => {
  expect(cervejaria.dominios).toEqual(['cervejaria.localhost'])
  expect(cervejaria.tags).toEqual([
    'use-new-style-page',
    'has-delivery',
    'requires-address-to-access',
    'uses-single-address',
  ])
})
