import { expect, test } from 'vitest'

import type { AtoDaNegociacao } from '@vitrine/contract'
import { acoesNegociacao } from '@vitrine/contract'

import { describeAto, describeMedida } from './describe-ato.ts'

const produto = (nome: string) => ({ id: nome, nome, unidade: 'cx' })
const ato = (mudado: Partial<AtoDaNegociacao>): AtoDaNegociacao => ({
  id: 'a',
  em: '2026-11-20T17:00:00.000Z',
  quem: { lado: 'LOJA', nome: 'Marina', idusuario: null },
  acao: 'PRECO',
  produtos: [produto('Óleo')],
  medida: null,
  antes: null,
  depois: null,
  motivo: '',
  numpedido: null,
  ...mudado,
})
/** Without the space that holds an amount together. */
const plain = (texto: string | null) => texto?.replaceAll('\u00a0', ' ') ?? null

test.each([
  [{}, 'Marina mudou o preço de Óleo'],
  [{ acao: 'ACEITOU', produtos: [produto('Lata'), produto('Garrafa')] }, 'Marina aceitou Lata e Garrafa'],
  [{ acao: 'DESCONTO_EM_TUDO', produtos: ['A', 'B', 'C', 'D'].map(produto) }, 'Marina baixou A, B e mais 2'],
  [{ acao: 'ACEITOU', produtos: [] }, 'Marina aceitou tudo'],
  [{ acao: 'FECHOU', produtos: [], numpedido: 48208 }, 'Marina fechou o pedido 48208'],
  [{ acao: 'VENCEU', produtos: [] }, 'O prazo da negociação venceu'],
] as const)('an act is told in words: %#', (mudado, dito) => {
  expect(describeAto(ato(mudado as never))).toBe(dito)
})

test('every act has words of its own', () => {
  const ditos = acoesNegociacao.map((acao) => describeAto(ato({ acao })))
  expect(new Set(ditos).size).toBe(acoesNegociacao.length)
  expect(ditos.join()).not.toContain('{o}')
})

test.each([
  [{ medida: 'PRECO', antes: 159.8, depois: 158 }, 'R$ 159,80 → R$ 158,00'],
  [{ medida: 'PRECO', antes: null, depois: 158 }, 'tabela → R$ 158,00'],
  [{ medida: 'QUANTIDADE', antes: 0, depois: 10 }, '0 cx → 10 cx'],
  [{ medida: 'FRETE', antes: null, depois: 0 }, '— → R$ 0,00'],
  [{ medida: null }, null],
] as const)('what changed is measured: %j', (mudado, dito) => {
  expect(plain(describeMedida(ato(mudado as never)))).toBe(dito)
})
