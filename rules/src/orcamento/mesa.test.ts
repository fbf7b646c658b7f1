import { assert, integer, option, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  composeMensagem,
  computePisoDaLinha,
  findPercentual,
  judgeLinha,
  sumLinhas,
  toLinkWhatsApp,
} from './index.ts'

const limites = { desconto_maximo: 6, piso_margem: 15 }
const linha = { tabela: 10, custo: 8, precominimo: null, ofertado: null, aprovado: null }

describe('how low a price of a budget may go without anybody’s leave (ux 3.3)', () => {
  test.each([
    ['by its margin', {}, 9.42],
    ['by the discount, where no cost is known', { custo: null }, 9.4],
    ['to what was offered already', { ofertado: 9 }, 9],
    ['to what was approved', { aprovado: 8.5 }, 8.5],
    ['to the lower of the two', { ofertado: 9, aprovado: 9.1 }, 9],
    ['no lower for an offer above the floor', { ofertado: 9.9 }, 9.42],
    ['to the table at most, whatever it cost', { custo: 12 }, 10],
  ])('%s', (...[, change, preco]) => {
    expect(computePisoDaLinha({ ...linha, ...change }, limites)?.preco).toBe(preco)
  })

  test('nothing bounds a line of which nothing is known', () => {
    expect(computePisoDaLinha({ ...linha, tabela: null, custo: null }, limites)).toBeNull()
  })

  test('the floor itself passes, what is a step below it does not', () => {
    const centavos = option(integer({ min: 1, max: 100_000 }), { nil: null })
    assert(
      property(centavos, centavos, centavos, centavos, (tabela, custo, ofertado, aprovado) => {
        const reais = (valor: number | null) => (valor === null ? null : valor / 100)
        const qualquer = {
          tabela: reais(tabela),
          custo: reais(custo),
          precominimo: null,
          ofertado: reais(ofertado),
          aprovado: reais(aprovado),
        }
        const piso = computePisoDaLinha(qualquer, limites)
        if (!piso) return
        expect(judgeLinha(piso.preco, qualquer, limites)).toBeNull()
        expect(judgeLinha(piso.preco - 0.0001, qualquer, limites)).not.toBeNull()
      }),
    )
  })
})

describe('what the lines come to (mockup 22)', () => {
  const arroz = { quantidade: 10, custo: 8, tabela: 10, preco: 9.5 }
  const cola = { quantidade: 5, custo: 16.2, tabela: 20, preco: 20 }

  test('by the table, by the draft, and what is left', () => {
    expect(sumLinhas([arroz, cola])).toEqual({
      volumes: 15,
      pela_tabela: 200,
      versao: 195,
      diferenca: -5,
      desconto: -2.5,
      margem: 17.4,
      sem_custo: 0,
    })
  })

  test.each([
    ['a table', { tabela: null }, { pela_tabela: null, diferenca: null, desconto: null, versao: 195 }],
    ['a price', { preco: null }, { versao: null, diferenca: null, desconto: null, margem: 19 }],
    ['a cost', { custo: null }, { versao: 195, margem: 19, sem_custo: 1 }],
  ])('a line without %s leaves out what depends on it', (...[, change, somas]) => {
    expect(sumLinhas([{ ...arroz, ...change }, cola])).toMatchObject(somas)
  })

  test('of no line nothing but zeros', () => {
    expect(sumLinhas([])).toMatchObject({ volumes: 0, versao: 0, margem: null, desconto: null })
  })
})

test.each([
  [200, 190, 5],
  [16_073, 15_294.26, 4.8451],
  [200, 200, 0],
  [200, 210, 0],
  [0, 0, 0],
])('of %d down to %d it is %d percent', (soma, alvo, percentual) => {
  expect(findPercentual(soma, alvo)).toBe(percentual)
})

describe('a message by WhatsApp', () => {
  const oferta = {
    numpedido: 3187,
    versao: 1,
    cliente: 'Tânia',
    loja: 'Atacado',
    total: 15294.26,
    validade: '2026-11-27',
    link: 'https://loja.example/atacado/pedidos/3187',
  }

  test('says what, how much, until when and where', () => {
    expect(composeMensagem(oferta).replaceAll('\u00a0', ' ')).toBe(
      'Olá, Tânia! O orçamento 3187 da Atacado está pronto: R$ 15.294,26, vale até 27/11/2026. Veja e responda: https://loja.example/atacado/pedidos/3187',
    )
    expect(composeMensagem({ ...oferta, versao: 2 })).toContain(
      'A nova versão do orçamento 3187 da Atacado está pronta',
    )
  })

  test.each([
    ['11987654410', 'https://wa.me/5511987654410?text=Oi%20%26%20tchau'],
    ['(11) 98765-4410', 'https://wa.me/5511987654410?text=Oi%20%26%20tchau'],
    ['5511987654410', 'https://wa.me/5511987654410?text=Oi%20%26%20tchau'],
    ['', 'https://wa.me/?text=Oi%20%26%20tchau'],
  ])('to %s', (telefone, link) => {
    expect(toLinkWhatsApp(telefone, 'Oi & tchau')).toBe(link)
  })
})
