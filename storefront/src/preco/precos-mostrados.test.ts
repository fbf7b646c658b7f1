import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ProdutoLista } from '@vitrine/contract'
import { formatPrecoUnitario, parseReais } from '@vitrine/rules/dinheiro'
import { applyPoliticas, applyVariacao } from '@vitrine/rules/politica'
import { choosePreco, findProximaFaixa } from '@vitrine/rules/preco'
import { computeMinimo } from '@vitrine/rules/quantidade'

import { describePreco } from './preco.ts'

/**
 * M3 over random products, policies and methods: card, table, product page and cart line take their texts of `describePreco`, and none
 * of them shows as the lower price what is not lower. Texts are read back as people read them.
 */
const reais = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 10_000)
const percentual = fc.integer({ min: -4_000, max: 1_500 }).map((n) => n / 100)

const politica = fc
  .record({
    prioridade: fc.integer({ min: 0, max: 1 }),
    efeito: fc.oneof(
      fc.record({ percentual }),
      fc.record({ precofixo: reais(1, 400_000) }),
      fc.record({ descontoProgressivoPercentual: fc.constant({ '3': -7.5, '10': -12.25 }) }),
      fc.record({ descontoProgressivo: fc.record({ '6': reais(1, 400_000) }) }),
    ),
  })
  .map((each) => ({ ...each, idpolitica: 'p', nome: 'P', condicoes: {}, alvo: {} }))

const declarado = fc.record({
  // Screws in ten-thousandths, goods in centavos.
  preco: fc.oneof(
    reais(1, 3_000),
    fc.integer({ min: 1, max: 500_000 }).map((n) => n / 100),
  ),
  precooferta: fc.option(reais(1, 500_000)),
  precovendaatacado: fc.option(reais(1, 500_000)),
  minvendaatacado: fc.integer({ min: 1, max: 24 }),
  multiploincremento: fc.option(fc.constantFrom(6, 12)),
  politicas: fc.array(politica, { maxLength: 3 }),
  /** Of the method that the list is priced by. */
  forma: fc.constantFrom(0, 0, -3.5, 2.5),
})

const caso = fc.record({
  declarado,
  variacaoPix: fc.constantFrom(null, -10, -3.5, -0.01, 2.5),
  quantidade: fc.constantFrom(0, 1, 2, 3, 6, 10, 12, 40),
  multiplies: fc.boolean(),
})

/** As the server prices it for lists, pages and carts. */
function priceProduto({ politicas, forma, ...declarado }: Declarado): ProdutoLista {
  const { preco, precooferta, precovendaatacado, minvendaatacado, multiploincremento } = declarado
  const contexto = { hoje: '2026-11-24' }
  const comPoliticas = applyPoliticas(
    { id: 'p', idcategoria: 'c', preco, precooferta, descontoProgressivo: null },
    politicas,
    contexto,
  )
  const atacado = precovendaatacado === null ? {} : { precovendaatacado, minvendaatacado }
  return {
    ...fatos,
    multiploincremento,
    ...applyVariacao({ ...comPoliticas, ...atacado }, forma),
  } as ProdutoLista // as far as its price goes
}
type Declarado = typeof declarado extends fc.Arbitrary<infer T> ? T : never

const fatos = {
  id: 'p',
  idcategoria: 'c',
  unidade: 'un',
  unidade_base: null,
  fator_unidade: null,
  granularidade: 1,
}

const read = (texto: string | null) => (texto === null ? null : (parseReais(texto) ?? Number.NaN))

test('no shown price is above one that is shown as higher, and each is what its order will have (M3)', () => {
  fc.assert(
    fc.property(caso, ({ declarado, variacaoPix, quantidade, multiplies }) => {
      const produto = priceProduto(declarado)
      const opcoes = { quantidade, multiplies, variacaoPix }
      const mostrado = describePreco(produto, opcoes)
      const levada = quantidade || computeMinimo(produto)
      const cobrado = choosePreco(produto, levada, { multiplies })
      const por = read(mostrado.por) ?? Number.NaN
      expect(por).toBe(cobrado)
      const de = read(mostrado.de)
      if (de !== null) {
        expect(de).toBeGreaterThan(por)
        // Never more is announced than is given: in ten-thousandths, as exact as prices are.
        expect(Math.round((de - por) * 1e4) * 100).toBeGreaterThanOrEqual(
          mostrado.percentual * Math.round(de * 1e4),
        )
      } else expect(mostrado.percentual).toBe(0)
      // By Pix: lower than the price beside it, and the one that the order by Pix has.
      const pix = read(mostrado.pix)
      const noPix = choosePreco(applyVariacao(produto, variacaoPix ?? 0), levada, { multiplies })
      if (pix !== null) expect(pix).toBeLessThan(por)
      expect(pix ?? por).toBe(noPix !== null && noPix < por ? noPix : por)
      // Chips, and what is told of the next tier.
      for (const faixa of mostrado.faixas) {
        const naFaixa = choosePreco(produto, faixa.quantidade, { multiplies })
        expect(read(formatPrecoUnitario(faixa.preco))).toBe(naFaixa)
        if (faixa.quantidade === mostrado.ativa) expect(faixa.preco).toBe(por)
      }
      const proxima = findProximaFaixa(produto, levada, { multiplies })
      if (proxima) {
        expect(read(formatPrecoUnitario(proxima.preco))).toBeLessThan(por)
        expect(proxima.economia).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: process.env.VITRINE_LONG ? 200_000 : 5_000 },
  )
})
