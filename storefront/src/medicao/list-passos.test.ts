import { expect, test } from 'vitest'

import type { ItemCarrinho } from '@vitrine/contract'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'

import { collectProdutos } from './collect-produtos.ts'
import { listPassos } from './list-passos.ts'

const item = (quantidade: number): ItemCarrinho => ({
  id: 'a',
  idproduto: 'a',
  nome: 'Café',
  marca: 'Serra',
  embalagem: '500 g',
  imagem: null,
  idcategoria: 'c',
  quantidade,
  disponivel: true,
  maior_de_18: false,
  unidade_base: null,
  fator_unidade: null,
  unidade: 'un',
  multiploincremento: null,
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  preco: 10,
  preconf: 9.9,
  efeitospoliticas: { descontoProgressivo: { 3: 8 } },
  embalarParaPresente: false,
  idcombopromocional_cabecalho: null,
})
const soma: PassoCarrinho = { tipo: 'soma', id: 'a', delta: 1 }
const opcoes = { multiplies: true }
const vazio = { itens: [], passos: [] }

test('a click is told as what it added, at the unit price of the whole line', () => {
  const { mais, menos } = listPassos(
    { itens: [item(3)], passos: [soma] },
    { itens: [item(1)], passos: [] },
    opcoes,
  )
  expect(menos).toEqual([])
  expect(mais).toMatchObject([{ id: 'a', quantidade: 2, total: 16, preco: 10 }])
})

test('what is taken out is told as removed, with what it cost', () => {
  const antes = { itens: [item(2)], passos: [] }
  expect(listPassos({ itens: [], passos: [{ ...soma, delta: -2 }] }, antes, opcoes)).toMatchObject({
    mais: [],
    menos: [{ quantidade: 2, total: 19.8 }],
  })
})

test('what no click did (an answer, another tab, a login) is nobody’s event', () => {
  expect(listPassos({ itens: [item(3)], passos: [] }, vazio, opcoes)).toEqual({ mais: [], menos: [] })
})

test('products are found wherever the data of a screen have them, and data that are deep or strange stop nothing', () => {
  const produto = { id: 'a', idproduto: 'b', name: 'Café', preconf: 9.9 }
  const ciclo: { eu?: unknown } = {}
  ciclo.eu = ciclo
  const dados = { secoes: [{ trilho: { data: [produto] } }], nada: null, texto: 'x', ciclo }
  expect(collectProdutos(dados).get('a')).toMatchObject({ nome: 'Café', preconf: 9.9 })
  expect(collectProdutos(undefined).size).toBe(0)
})
