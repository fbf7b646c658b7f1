import { expect, test } from 'vitest'

import type { ProdutoGuardado } from '@vitrine/contract'

import { readProduto, sayQuantidades, toTextos } from './campos-do-produto.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const produto = {
  idcadastroextraproduto: id,
  sku: 'B-1',
  ean: null,
  nome: 'Bolo',
  marca: '',
  descricao: '',
  idcategoria: id,
  embalagem: '',
  unidade: 'un',
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  preco: 1.2985,
  precooferta: null,
  custo: null,
  precovendaatacado: null,
  preco_embalagem: null,
  minvendaatacado: null,
  multiploincremento: null,
  descontoProgressivo: { '6': 1 },
  especificacoes: [{ nome: 'Peso', valor: '500 g' }],
  tags: ['vegano'],
  ncm: null,
  origem: 0,
  unidade_base: null,
  fator_unidade: null,
  peso_gramas: 500,
  maior_de_18: false,
  precominimo: null,
  estoque: 4,
  ativo: true,
} as unknown as ProdutoGuardado // the fields of the form

test('a form that was opened and not written in changes nothing', () => {
  expect(readProduto(toTextos(produto), produto)).toEqual({ dito: {} })
})

test('what was written is said alone; a field that was emptied has nothing any more', () => {
  const textos = { ...toTextos(produto), preco: '', ean: '7891234567895', estoque: '', ativo: '' }
  expect(readProduto(textos, produto)).toEqual({
    dito: { preco: null, ean: '7891234567895', estoque: { tipo: 'SEM_CONTROLE' }, ativo: false },
  })
})

test('what cannot be is told at its field', () => {
  expect(
    readProduto({ ...toTextos(produto), nome: ' ', preco: '1,23456', granularidade: '' }, produto),
  ).toEqual({
    erros: {
      nome: 'Escreva aqui.',
      preco: 'São no máximo 4 casas decimais.',
      granularidade: 'Escreva aqui.',
    },
  })
})

test.each([
  [{ granularidade: '6', min_por_pedido: '10' }, 'O cliente compra 12, 18, 24… un.'],
  [
    { granularidade: '0,25', unidade: 'kg', maxporpedido: '2' },
    'O cliente compra 0,25; 0,5; 0,75… kg, até 2.',
  ],
  [{ granularidade: '6', maxporpedido: '13' }, 'O cliente compra 6, 12 un, e não mais.'],
  [{ granularidade: '6', maxporpedido: '5' }, 'O máximo não chega ao mínimo: nada poderia ser comprado.'],
  [{ granularidade: '' }, null],
])('the rules of quantities are told by a purchase: %j', (escritos, frase) => {
  expect(sayQuantidades({ ...toTextos(produto), ...escritos })).toBe(frase)
})
