import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Carrinho, CupomAplicado, FormaEntrega, ItemCarrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { computeDescontos, toLinhasCupom } from '@vitrine/rules/cupom'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'

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

const cupom = (codigocupom: string) =>
  fc
    .record({
      tipodesconto: fc.constantFrom<'percentual' | 'absoluto'>('percentual', 'absoluto'),
      valor: fc.integer({ min: 1, max: 6000 }).map(fromCentavos),
      valor_minimo: fc.option(fc.integer({ min: 1, max: 50_000 }).map(fromCentavos)),
    })
    .map((each): CupomAplicado => ({ ...each, ...cupomSimples, codigocupom }))

const cupomSimples = {
  nome: 'A',
  alvo: { produtos: [], categorias: [] },
  nao_usar_com_politica: false,
  habilitar_visualizacao_desconto: true,
}

const caso = fc.record({
  itens: fc.array(item, { minLength: 1, maxLength: 6 }),
  manual: fc.option(cupom('MEU')),
  automaticos: fc.array(cupom('DELES'), { maxLength: 1 }),
  servicos: fc.nat(9000).map(fromCentavos),
  frete: fc.nat(9000).map(fromCentavos),
  gratisAcima: fc.nat(200_000).map(fromCentavos),
})

test('the order page takes freight, taxes and the coupon that they leave in force, as the order will (M4, M10)', () => {
  fc.assert(
    fc.property(caso, ({ itens, servicos, frete, gratisAcima, ...usaveis }) => {
      // As the cart answers it: before any freight.
      const { subtotal } = computeTotais(itens, opcoes)
      const carrinho = {
        produtosSelecionados: itens,
        subtotal,
        servicos: [{ total: servicos }],
        cuponsUsaveis: { ...usaveis, avisoVencido: 'vencido' },
      } as unknown as Carrinho // as far as its price goes
      const precos = resumePrecos(carrinho, opcoes)
      const degraus = [
        { desde: 0, taxa: frete },
        { desde: gratisAcima, taxa: 0 },
      ]
      const forma = { degraus } as unknown as FormaEntrega // as far as its price goes
      // The order: every coupon weighed by what is paid in the end.
      const payWith = (usado: CupomAplicado | null) => {
        const linhas = toLinhasCupom(itens, opcoes)
        const isReached = usado && (subtotal ?? 0) >= (usado.valor_minimo ?? 0)
        const descontos = isReached ? computeDescontos(usado, linhas) : new Map<string, number>()
        // A percentage of a centavo is nothing: no coupon is in force then.
        const holds = descontos.size > 0
        const comDesconto = { ...opcoes, descontos }
        const { subtotal: bens = 0, descontos: menos = 0 } = computeTotais(itens, comDesconto)
        const taxaentrega = computeTaxaEntrega(degraus, sumReais(bens ?? 0, -(menos ?? 0)))
        return { usado, holds, ...computeTotais(itens, { ...comDesconto, taxaentrega, servicos }) }
      }
      const meu = payWith(usaveis.manual)
      const [deles = null] = usaveis.automaticos.map(payWith)
      const nenhum = payWith(null)
      const pago = ({ totalCompras }: { totalCompras: number | null }) => totalCompras ?? Number.NaN
      const deMim = meu.holds ? meu : nenhum
      const isDeles = deles?.holds && pago(deles) < pago(nenhum) && (!meu.holds || pago(deles) < pago(meu))
      const noPedido = isDeles ? deles : deMim
      expect(precos && withFrete(precos, forma)).toMatchObject({
        taxaentrega: noPedido.taxaentrega,
        valoripi: noPedido.valoripi,
        valorst: noPedido.valorst,
        totalCompras: noPedido.totalCompras,
        desconto: noPedido.descontos,
        cupom: { codigoCupom: noPedido.usado?.codigocupom ?? null, cupomAutomatico: isDeles ?? false },
      })
      expect(precos?.semUf).toBe(itens.some(({ imposto }) => imposto?.st === null))
    }),
    { numRuns: 1000 },
  )
})
