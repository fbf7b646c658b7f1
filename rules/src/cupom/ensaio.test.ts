import { describe, expect, test } from 'vitest'

import type { Cupom, PedidoDoEnsaio } from './index.ts'
import { createEnsaio, createSoma } from './index.ts'

const cupom = (codigocupom: string, change: Partial<Cupom> = {}): Cupom => ({
  idcupom: codigocupom.toLowerCase(),
  codigocupom,
  nome: codigocupom,
  descricao: '',
  tipodesconto: 'percentual',
  valor: 10,
  aplicacao_automatica: false,
  indicacao: false,
  nao_usar_com_politica: false,
  habilitar_visualizacao_desconto: true,
  condicoes: {},
  alvo: {},
  ...change,
})

const pedido = (numpedido: number, change: Partial<PedidoDoEnsaio> = {}): PedidoDoEnsaio => ({
  numpedido,
  dia: '2026-11-02',
  cliente: 'ana',
  contexto: { canalVenda: 'WEB', tipoEntrega: 'DELIVERY', idformapagto: 'pix', tags: [], jaComprou: true },
  codigo: null,
  linhas: [{ id: 'vinho', idcategoria: 'vinhos', subtotal: 100, dePolitica: false, custo: 85 }],
  ...change,
})

function rehearse(tentado: Cupom, pedidos: readonly PedidoDoEnsaio[], vigentes: readonly Cupom[] = []) {
  const judge = createEnsaio({ cupom: tentado, vigentes, hoje: '2026-11-03' })
  const soma = createSoma()
  for (const cada of pedidos) soma.add(cada, judge(cada))
  return soma.sum('2026-11-01', '2026-11-03')
}

describe('issue 17.6: a coupon is tried on orders that were bought', () => {
  test('what it takes off, of how much, by day, and the margin that is left', () => {
    expect(rehearse(cupom('DEZ'), [pedido(1), pedido(2)])).toMatchObject({
      pedidos: 2,
      vendido: 200,
      servem: 2,
      vencidos: 2,
      desconto: 20,
      aMais: 20,
      percentual: 10,
      margem: { antes: 15, depois: 5.56, coberta: 100, abaixo: 0 },
      porDia: [
        { dia: '2026-11-01', pedidos: 0, desconto: 0 },
        { dia: '2026-11-02', pedidos: 2, desconto: 20 },
        { dia: '2026-11-03', pedidos: 0, desconto: 0 },
      ],
    })
  })

  test('its days do not count, its limits do, from the first order on', () => {
    const condicoes = { inicio: '2027-01-01', fim: '2027-01-31', limite: 3, limite_por_cliente: 2 }
    const outros = ['bia', 'caio'].map((cliente, i) => pedido(4 + i, { cliente }))
    const soma = rehearse(cupom('DEZ', { condicoes }), [pedido(1), pedido(2), pedido(3), ...outros])
    expect(soma).toMatchObject({
      vencidos: 3,
      impedimentos: [
        { impedimento: 'limite_por_cliente', pedidos: 1 },
        { impedimento: 'limite', pedidos: 1 },
      ],
    })
  })

  test('what it may take off in all is spent by orders, and one that would pass it does without (decision 0166)', () => {
    const linhas = [{ id: 'vinho', idcategoria: 'vinhos', subtotal: 50, dePolitica: false, custo: null }]
    const soma = rehearse(cupom('DEZ', { condicoes: { valor_limite: 15 } }), [
      pedido(1),
      pedido(2),
      pedido(3, { linhas }),
      pedido(4),
    ])
    expect(soma).toMatchObject({
      vencidos: 2,
      desconto: 15,
      impedimentos: [{ impedimento: 'valor_limite', pedidos: 2 }],
    })
  })

  test.each<[string, Partial<Cupom>, { rival: Cupom; codigo?: string }, object]>([
    [
      'a better automatic one keeps the order',
      {},
      { rival: cupom('AUTO', { aplicacao_automatica: true, valor: 15 }) },
      { vencidos: 0, aMais: 0, disputas: [{ codigocupom: 'AUTO', automatico: true, vence: 0, perde: 1 }] },
    ],
    [
      'a lesser automatic one gives way, and only the difference is a cost',
      {},
      { rival: cupom('AUTO', { aplicacao_automatica: true, valor: 5 }) },
      { vencidos: 1, desconto: 10, aMais: 5, disputas: [{ codigocupom: 'AUTO', vence: 1, perde: 0 }] },
    ],
    [
      'who has a code of the same worth keeps it',
      {},
      { rival: cupom('VELHO'), codigo: 'VELHO' },
      { vencidos: 0, disputas: [{ codigocupom: 'VELHO', automatico: false, vence: 0, perde: 1 }] },
    ],
    [
      'an automatic one takes the place of a lesser code',
      { aplicacao_automatica: true },
      { rival: cupom('VELHO', { valor: 4 }), codigo: 'VELHO' },
      { vencidos: 1, aMais: 6, disputas: [{ codigocupom: 'VELHO', vence: 1, perde: 0 }] },
    ],
  ])('%s', (_caso, change, { rival, codigo = null }, dito) => {
    expect(rehearse(cupom('DEZ', change), [pedido(1, { codigo })], [rival])).toMatchObject(dito)
  })

  test('orders that come below cost are told, and goods of unknown cost are not guessed', () => {
    const linhas = [
      { id: 'vinho', idcategoria: 'vinhos', subtotal: 100, dePolitica: false, custo: 85 },
      { id: 'pão', idcategoria: null, subtotal: 100, dePolitica: false, custo: null },
    ]
    expect(rehearse(cupom('VINTE', { valor: 20 }), [pedido(1, { linhas })])).toMatchObject({
      margem: { antes: 15, depois: -6.25, coberta: 50, abaixo: 1 },
    })
    expect(rehearse(cupom('DEZ', { alvo: { produtos: ['x'] } }), [pedido(1)])).toMatchObject({
      margem: null,
      impedimentos: [{ impedimento: 'produtos', pedidos: 1 }],
      exemplos: [],
    })
  })
})
