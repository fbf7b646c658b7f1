import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toCentavos } from '#dinheiro'

import type { Servico, ServicoOferecido } from './index.ts'
import { computeServicos, offerServicos } from './index.ts'

const corte: Servico = {
  idservico: 'corte',
  nome: 'Corte sob medida',
  descricao: 'Até dez cortes retos.',
  aplicacao: 'linha',
  cobranca: 'fixo',
  preco: 15,
  alvo: { categorias: ['madeiras'] },
}
const linhas = [
  { id: 'tabua', idcategoria: 'madeiras', tags: [], quantidade: 2.5 },
  { id: 'viga', idcategoria: 'madeiras', tags: ['pesado'], quantidade: 4 },
  { id: 'prego', idcategoria: 'ferragens', tags: [], quantidade: 100 },
]

describe('readings 8: which services a cart is offered', () => {
  test.each<[string, Servico['alvo'], string[]]>([
    ['for every product', {}, ['tabua', 'viga', 'prego']],
    ['for a category', { categorias: ['madeiras'] }, ['tabua', 'viga']],
    ['for a product', { produtos: ['prego'] }, ['prego']],
    ['for a tag', { tags: ['pesado', 'fragil'] }, ['viga']],
    ['for any of them', { produtos: ['prego'], tags: ['pesado'] }, ['viga', 'prego']],
  ])('%s', (_case, alvo, expected) => {
    expect(offerServicos([{ ...corte, alvo }], linhas)).toMatchObject([{ linhas: expected }])
  })

  test('none for products that are not in the cart', () => {
    expect(offerServicos([{ ...corte, alvo: { categorias: ['tintas'] } }], linhas)).toEqual([])
  })
})

describe('readings 8: what they cost', () => {
  const cost = (change: Partial<Servico>, idlinha: string | null) =>
    computeServicos(
      [{ idservico: 'corte', idlinha }],
      offerServicos([{ ...corte, ...change }], linhas),
      linhas,
    )

  test.each<[string, Partial<Servico>, string | null, [number, number]]>([
    ['one price for a line', {}, 'tabua', [1, 15]],
    ['each unit of a line, rounded once', { cobranca: 'unidade', preco: 1.1111 }, 'tabua', [2.5, 2.78]],
    ['one price for the order', { aplicacao: 'pedido' }, null, [1, 15]],
    ['each unit that it is for', { aplicacao: 'pedido', cobranca: 'unidade', preco: 2 }, null, [6.5, 13]],
  ])('%s', (_case, change, idlinha, [quantidade, total]) => {
    expect(cost(change, idlinha)).toMatchObject({
      total,
      servicos: [{ quantidade, total, nome: corte.nome }],
    })
  })

  test.each<[string, Partial<Servico>, string | null]>([
    ['for a line that is not its own', {}, 'prego'],
    ['for a line that left the cart', {}, 'fantasma'],
    ['for the order, of lines', {}, null],
    ['for a line, of the order', { aplicacao: 'pedido' }, 'tabua'],
  ])('nothing %s', (_case, change, idlinha) => {
    expect(cost(change, idlinha)).toEqual({ servicos: [], total: 0 })
  })

  test('the same choice twice counts once, and one that is not offered does not count', () => {
    const oferecidos = offerServicos([corte], linhas)
    const escolha = { idservico: 'corte', idlinha: 'viga' }
    expect(
      computeServicos([escolha, escolha, { idservico: 'x', idlinha: null }], oferecidos, linhas).total,
    ).toBe(15)
  })

  test('the total is the sum of its lines, never a fraction of a centavo', () => {
    const servico = fc.record({
      idservico: fc.constantFrom('a', 'b', 'c'),
      nome: fc.constant('S'),
      descricao: fc.constant(''),
      aplicacao: fc.constantFrom('pedido' as const, 'linha' as const),
      cobranca: fc.constantFrom('fixo' as const, 'unidade' as const),
      preco: fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000),
      linhas: fc.subarray(['tabua', 'viga', 'prego']),
    })
    const escolha = fc.record({
      idservico: fc.constantFrom('a', 'b', 'c'),
      idlinha: fc.constantFrom(null, 'tabua', 'viga', 'prego'),
    })
    fc.assert(
      fc.property(fc.array(servico), fc.array(escolha), (oferecidos: ServicoOferecido[], escolhas) => {
        const { servicos, total } = computeServicos(escolhas, oferecidos, linhas)
        expect(servicos.reduce((sum, { total }) => sum + toCentavos(total), 0)).toBe(toCentavos(total))
      }),
    )
  })
})
