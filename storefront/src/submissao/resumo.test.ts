import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Carrinho, FormaEntrega, ItemCarrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { resumePrecos, withFrete } from './resumo.ts'

const opcoes = { multiplies: true }

const item = fc
  .record({
    id: fc.uuid(),
    quantidade: fc.integer({ min: 1, max: 40 }),
    preco: fc.integer({ min: 1, max: 90_000 }).map(fromCentavos),
    imposto: fc.option(
      fc.record({ ipi: fc.constantFrom(0, 3.25, 12), st: fc.constantFrom(0, 8.46, 20.7123, null) }),
    ),
  })
  .map(({ imposto, ...each }) => ({ ...each, nome: 'A', ...(imposto && { imposto }) }) as ItemCarrinho) // as far as prices go

test('the order page adds the freight and its share of the taxes as the order will (M10)', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 6 }),
      fc.nat(9000).map(fromCentavos),
      (itens, frete) => {
        // As the cart answers it.
        const { subtotal, totalCompras, valoripi, valorst } = computeTotais(itens, opcoes)
        const carrinho = {
          produtosSelecionados: itens,
          subtotal,
          totalCompras,
          valoripi,
          valorst,
        } as Carrinho
        const precos = resumePrecos(carrinho, opcoes)
        const forma = { degraus: [{ desde: 0, taxa: frete }] } as unknown as FormaEntrega // as far as its price goes
        const noPedido = computeTotais(itens, { ...opcoes, taxaentrega: frete })
        expect(precos && withFrete(precos, forma)).toEqual({
          taxaentrega: frete,
          valoripi: noPedido.valoripi,
          valorst: noPedido.valorst,
          total: noPedido.totalCompras,
        })
        expect(precos?.semUf).toBe(itens.some(({ imposto }) => imposto?.st === null))
      },
    ),
  )
})
