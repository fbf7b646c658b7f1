import { describe, expect, test } from 'vitest'

import type { ItemCarrinho } from '@vitrine/contract'

import { compareCarrinhos } from './compare-carrinhos.ts'

const linha = (nome: string, change: Partial<ItemCarrinho> = {}) =>
  // Only what is compared.
  ({
    id: nome,
    nome,
    quantidade: 1,
    disponivel: true,
    totallinha: 10,
    idcombopromocional_cabecalho: null,
    ...change,
  }) as ItemCarrinho
const carrinho = (...produtosSelecionados: ItemCarrinho[]) => ({
  produtosSelecionados,
  totalCompras: produtosSelecionados.reduce((sum, { totallinha = 0 }) => sum + totallinha, 0),
})

describe('what another delivery type changes in the cart (ux 1.2.5)', () => {
  test('nothing, when every line and the total stay', () => {
    expect(compareCarrinhos(carrinho(linha('Arroz')), carrinho(linha('Arroz')))).toBeNull()
  })

  test('a line that cannot be had, one that can again, one of another price, one of another quantity', () => {
    const antes = carrinho(
      linha('Arroz'),
      linha('Gelo', { disponivel: false, totallinha: 0 }),
      linha('Café'),
      linha('Água'),
      linha('Sal'),
    )
    const depois = carrinho(
      linha('Arroz', { disponivel: false, totallinha: 0 }),
      linha('Gelo'),
      linha('Café', { totallinha: 12 }),
      linha('Água', { quantidade: 6, totallinha: 60 }),
      linha('Sal'),
    )
    const { linhas, totalDe, totalPara } = compareCarrinhos(antes, depois) ?? {}
    expect(linhas?.map(({ nome, motivo, de, para }) => [nome, motivo, de, para])).toEqual([
      ['Arroz', 'sai', 10, null],
      ['Gelo', 'volta', null, 10],
      ['Café', 'preco', 10, 12],
      ['Água', 'quantidade', 10, 60],
    ])
    expect([totalDe, totalPara]).toEqual([40, 92])
  })

  test('a line that the other cart lacks goes too', () => {
    expect(compareCarrinhos(carrinho(linha('Arroz')), carrinho())?.linhas).toMatchObject([{ motivo: 'sai' }])
  })

  test('where prices are hidden only what can be had is compared (readings 3)', () => {
    const semPreco = { produtosSelecionados: [linha('Arroz', { totallinha: undefined })] }
    expect(compareCarrinhos(semPreco, semPreco)).toBeNull()
  })

  test('a total alone may differ: a coupon that does not hold any more', () => {
    const antes = { ...carrinho(linha('Arroz')), totalCompras: 9 }
    expect(compareCarrinhos(antes, carrinho(linha('Arroz')))).toEqual({
      linhas: [],
      totalDe: 9,
      totalPara: 10,
    })
  })
})
