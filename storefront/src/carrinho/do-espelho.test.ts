import { expect, test } from 'vitest'

import type { ItemCarrinho } from '@vitrine/contract'

import { bare, readGuardado, writeGuardado, type Guardado } from './armazenamento.ts'
import { mergeGuardado } from './carrinho.store.ts'
import { estadoVazio } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'

/** Decision 0205: what a visitor's cart is once React has read the device, on a page that the server drew from what the device had told it. */
const item = (id: string, quantidade: number, preco: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: `Produto ${id}`,
  preco,
})
const kept: Guardado = {
  dono: null,
  itens: [item('a', 2, 10)],
  passos: [],
  mescla: null,
  versao: 'v1',
  anotacoes: { ...estadoVazio.anotacoes, observacao: 'sem sacola' },
}
const merge = (desenhado: Partial<EstadoCarrinho>, espelho: string | undefined) =>
  mergeGuardado(kept, { ...estadoVazio, ...desenhado }, { idcliente: null, multiplies: true, espelho })

const cupom = {} as EstadoCarrinho['cupom'] // only that there is one is looked at

test('drawn from these very lines it has today’s prices, what was written, and says what moved', () => {
  const estado = merge({ itens: [item('a', 2, 12)], cupom }, 'v1')
  expect(estado.itens).toEqual([item('a', 2, 12)])
  expect(estado).toMatchObject({
    passos: [],
    situacao: 'salvo',
    cupom,
    anotacoes: { observacao: 'sem sacola' },
  })
  expect(estado.derivas).toHaveLength(1)
})

test('what the server changed of them, before the browser’s cart was there, stays changed', () => {
  expect(merge({ itens: [item('a', 3, 10)], cupom }, 'v1')).toMatchObject({
    itens: [{ quantidade: 3 }],
    passos: [],
  })
  expect(merge({ itens: [] }, 'v1').itens).toEqual([])
})

test.each(['v2', 'v', 'v11'])('drawn from other lines (%s) it is forgotten', (espelho) => {
  const desenhado = { itens: [item('a', 9, 12), item('b', 1, 1)], cupom, mensagem: 'mudou' }
  const estado = merge(desenhado, espelho)
  expect(estado).toMatchObject({
    itens: kept.itens,
    passos: [],
    situacao: 'salvo',
    mensagem: null,
    cupom: null,
  })
})

test('lines that came in without script are added, as before', () => {
  const estado = merge({ itens: [item('a', 1, 12)] }, undefined)
  expect(estado).toMatchObject({ itens: [{ id: 'a', quantidade: 3 }], situacao: 'pendente' })
  expect(estado.passos).toEqual([{ tipo: 'soma', id: 'a', delta: 1 }])
})

test('the same cart written again keeps its version, another one and one of another build have their own', () => {
  const { versao: _, ...guardado } = kept
  const primeiro = writeGuardado('b1', guardado)
  expect(writeGuardado('b1', guardado, primeiro)).toBe(primeiro)
  const versoes = [
    primeiro,
    writeGuardado('b2', guardado, primeiro),
    writeGuardado('b1', { ...guardado, itens: [item('a', 3, 10)] }, primeiro),
  ].map((texto) => readGuardado('b1', texto)?.versao)
  expect(new Set(versoes).size).toBe(3)
  expect(versoes.every((versao) => versao && /^[\da-z]+$/.test(versao))).toBe(true)
})
