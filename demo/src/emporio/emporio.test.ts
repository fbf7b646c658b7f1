import { expect, test } from 'vitest'
import type { ProdutoDemo } from '../tipos.ts'
import { emporio } from './index.ts'
import { listFalhas } from './list-falhas.ts'
import { readConteudo } from './read-conteudo.ts'

const { produtos, categorias } = emporio

function count(filtro: (produto: ProdutoDemo) => unknown): number {
  return produtos.filter(filtro).length
}

test('the grocery can be loaded: valid CNPJ, closed areas that serve ana, ordered prices, no repeated name', () => {
  expect(listFalhas(emporio)).toEqual([])
})

test('the grocery has 310 products or more, in a tree of two levels with ten departments or more', () => {
  expect(produtos.length).toBeGreaterThanOrEqual(310)
  expect(categorias.filter(({ pai }) => !pai).length).toBeGreaterThanOrEqual(10)
  const topo = new Set(categorias.filter(({ pai }) => !pai).map(({ slug }) => slug))
  expect(categorias.filter(({ pai }) => pai && !topo.has(pai))).toEqual([])
})

test('every price rule of §5 has products to be seen with', () => {
  expect(count(({ precooferta }) => precooferta)).toBeGreaterThanOrEqual(30)
  expect(count(({ descontoProgressivo }) => descontoProgressivo)).toBeGreaterThanOrEqual(15)
  expect(count(({ precovendaatacado }) => precovendaatacado)).toBeGreaterThanOrEqual(15)
  expect(count(({ preco_embalagem }) => preco_embalagem)).toBeGreaterThanOrEqual(15)
})

test('every quantity rule of §5 has products to be seen with', () => {
  expect(
    count(({ unidade, granularidade }) => unidade === 'kg' && granularidade === 0.05),
  ).toBeGreaterThanOrEqual(30)
  expect(count(({ maxporpedido }) => maxporpedido)).toBeGreaterThanOrEqual(5)
  expect(count(({ min_por_pedido }) => min_por_pedido === 6)).toBeGreaterThanOrEqual(5)
  expect(count(({ estoque }) => estoque === 0)).toBeGreaterThanOrEqual(8)
  expect(new Set(produtos.flatMap(({ principal }) => principal ?? [])).size).toBeGreaterThanOrEqual(8)
})

test('every alcoholic drink is for adults only', () => {
  const alcoolicas = new Set(
    categorias.filter(({ pai }) => pai === 'bebidas-alcoolicas').map(({ slug }) => slug),
  )
  const bebidas = produtos.filter(({ categoria }) => alcoolicas.has(categoria))
  expect(bebidas.length).toBeGreaterThanOrEqual(12)
  expect(bebidas.filter(({ maior_de_18 }) => !maior_de_18)).toEqual([])
})

test('the content of a package is read from its text, for the unit price of Lei 10.962 art. 2-A', () => {
  expect(readConteudo('pacote 500 g')).toEqual({ unidade_base: 'kg', fator_unidade: 0.5, texto: '500 g' })
  expect(readConteudo('6 latas · 350 ml')).toEqual({
    unidade_base: 'L',
    fator_unidade: 2.1,
    texto: '6 × 350 ml',
  })
  expect(readConteudo('caixa com 15 sachês')).toEqual({
    unidade_base: 'un',
    fator_unidade: 15,
    texto: '15 sachês',
  })
  expect(readConteudo('maço')).toBeUndefined()
  expect(readConteudo('cesta com 9 itens')).toBeUndefined()
})
