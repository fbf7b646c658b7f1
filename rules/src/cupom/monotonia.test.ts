import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { computeTotais } from '#carrinho'
import { computeCombo } from '#combo'
import type { PrecoCombo } from '#combo'
import { choosePreco, findProximaFaixa } from '#preco'
import { computeServicos } from '#servico'

import { computeDescontos, sumDescontos, toLinhasCupom } from './index.ts'

/** Where more must never cost less, or a benefit never turn into a loss (readings 3, issue 3). */

const opcoes = { multiplies: true }
const reais = (max: number) => fc.integer({ min: 0, max: max * 10_000 }).map((n) => n / 10_000)
const unidades = fc.integer({ min: 1, max: 50_000 }).map((n) => n / 1000)
const cupom = fc.record({
  tipodesconto: fc.constantFrom('percentual' as const, 'absoluto' as const),
  valor: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
  alvo: fc.constantFrom({}, { produtos: ['a'] }),
  nao_usar_com_politica: fc.boolean(),
})
type CupomAoAcaso = Parameters<typeof computeDescontos>[0]
/** Unit price and quantity. */
const compra = fc.tuple(reais(500), unidades)

const linha = (id: string, preco: number, quantidade: number) => ({
  id,
  nome: id,
  preco,
  quantidade,
  idcategoria: 'c',
  preco_embalagem: 1.5,
  embalarParaPresente: true,
})

function totalOf(itens: ReturnType<typeof linha>[], regra: CupomAoAcaso): number {
  const descontos = computeDescontos(regra, toLinhasCupom(itens, opcoes))
  return computeTotais(itens, { ...opcoes, descontos }).totalCompras ?? Number.NaN
}

describe('where no tier is crossed', () => {
  test('more of a line never makes the cart cheaper, whatever the coupon', () => {
    fc.assert(
      fc.property(compra, unidades, reais(500), cupom, ([preco, q], mais, outro, regra) => {
        const outra = linha('b', outro, 2)
        const before = totalOf([linha('a', preco, q), outra], regra)
        expect(totalOf([linha('a', preco, q + mais), outra], regra)).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  test('one line more never makes the cart cheaper, and a coupon never makes it dearer or takes more than the goods', () => {
    fc.assert(
      fc.property(compra, compra, cupom, (uma, duas, regra) => {
        const [one, other] = [linha('a', ...uma), linha('b', ...duas)]
        expect(totalOf([one, other], regra)).toBeGreaterThanOrEqual(totalOf([one], regra))
        const linhas = toLinhasCupom([one, other], opcoes)
        const desconto = sumDescontos(computeDescontos(regra, linhas))
        const bens = computeTotais([one, other], opcoes).subtotal ?? Number.NaN
        expect(desconto).toBeGreaterThanOrEqual(0)
        expect(desconto).toBeLessThanOrEqual(bens)
      }),
      { numRuns: 2000 },
    )
  })

  test('a larger percentage or amount never takes less', () => {
    fc.assert(
      fc.property(compra, cupom, fc.integer({ min: 0, max: 9000 }), (uma, regra, mais) => {
        const linhas = toLinhasCupom([linha('a', ...uma)], opcoes)
        const larger = { ...regra, valor: Math.round(regra.valor * 100 + mais) / 100 }
        expect(sumDescontos(computeDescontos(larger, linhas))).toBeGreaterThanOrEqual(
          sumDescontos(computeDescontos(regra, linhas)),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('prices by quantity', () => {
  const comFaixas = fc.record({
    preco: reais(100).filter((preco) => preco > 1),
    precovendaatacado: fc.option(reais(100)),
    minvendaatacado: fc.option(fc.integer({ min: 1, max: 20 })),
    multiploincremento: fc.option(fc.integer({ min: 1, max: 12 })),
  })

  test('wholesale never raises the unit price, and the nudge tells a saving that is there', () => {
    fc.assert(
      fc.property(comFaixas, unidades, unidades, (item, q, mais) => {
        const before = choosePreco(item, q, opcoes) ?? Number.NaN
        expect(choosePreco(item, q + mais, opcoes)).toBeLessThanOrEqual(before)
        const faixa = findProximaFaixa({ ...item, granularidade: 0.001 }, q, opcoes)
        if (!faixa) return
        expect(faixa.faltam).toBeGreaterThan(0)
        expect(faixa.economia).toBeGreaterThanOrEqual(0)
        expect(choosePreco(item, faixa.quantidade, opcoes)).toBe(faixa.preco)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('combos and services', () => {
  const preco = fc.oneof(
    reais(500).map((valor): PrecoCombo => ({ tipo: 'fixo', valor })),
    fc.integer({ min: 0, max: 100 }).map((percentual): PrecoCombo => ({ tipo: 'percentual', percentual })),
    fc.constant<PrecoCombo>({ tipo: 'por_produto' }),
  )
  const parte = fc.record({
    id: fc.constantFrom('a', 'b'),
    preco: reais(100),
    precocombo: fc.option(reais(100)),
    quantidade: fc.integer({ min: 1, max: 9 }),
  })

  test('one combo more never costs less, and none costs more than its parts', () => {
    fc.assert(
      fc.property(preco, fc.array(parte, { minLength: 1, maxLength: 4 }), fc.nat(5), (regra, partes, n) => {
        const [some, more] = [n + 1, n + 2].map((quantos) => computeCombo(regra, partes, quantos, opcoes))
        expect(more?.total).toBeGreaterThanOrEqual(some?.total ?? Number.NaN)
        expect(more?.total).toBeLessThanOrEqual(more?.soma ?? Number.NaN)
      }),
      { numRuns: 1000 },
    )
  })

  test('more of a product, or one service more, never costs less', () => {
    const servico = fc.record({
      idservico: fc.constant('s'),
      nome: fc.constant('S'),
      descricao: fc.constant(''),
      aplicacao: fc.constantFrom('pedido' as const, 'linha' as const),
      cobranca: fc.constantFrom('fixo' as const, 'unidade' as const),
      preco: reais(50),
      linhas: fc.constant(['a']),
    })
    fc.assert(
      fc.property(servico, unidades, unidades, (oferecido, q, mais) => {
        const escolha = { idservico: 's', idlinha: oferecido.aplicacao === 'linha' ? 'a' : null }
        const cost = (quantidade: number, chosen = true) =>
          computeServicos(chosen ? [escolha] : [], [oferecido], [{ id: 'a', quantidade }]).total
        expect(cost(q + mais)).toBeGreaterThanOrEqual(cost(q))
        expect(cost(q)).toBeGreaterThanOrEqual(cost(q, false))
      }),
      { numRuns: 1000 },
    )
  })
})
