import { describe, expect, test } from 'vitest'

import { countEtapas } from './count-etapas.ts'
import { makeEtapas } from './make-etapas.ts'

type Pedido = Parameters<typeof makeEtapas>[0]

const hoje = { data: '2026-11-20', fuso: 'America/Sao_Paulo' }
const em = (status: Pedido['status'], hora: string) => ({
  status,
  quando: `2026-11-20T${hora}:00.000Z`,
  quem: '',
  motivo: '',
})

function pedidoOf(change: Partial<Pedido> = {}): Pedido {
  return {
    status: 'AGUARDANDOPAGAMENTO',
    tipoEntrega: 'DELIVERY',
    formaPagamento: { tipo: 'PIX', nome: 'Pix' },
    data_de_entrega: '2026-11-20',
    janela: 'sex., 20 nov., 18h–20h',
    historico: [em('ENVIADO', '17:06'), em('AGUARDANDOPAGAMENTO', '17:06')],
    pagamento: {
      idpagamento: 'p',
      tipo: 'PIX',
      status: 'PENDENTE',
      valor: 1,
      pix: null,
      expira_em: '2026-11-20T17:36:00.000Z',
      pago_em: null,
      boleto: null,
      cartao: null,
      devolvido: 0,
      simulador: null,
      criado_em: '2026-11-16T12:00:00Z',
      expirado: false,
    },
    ...change,
  }
}

const show = (pedido: Pedido) =>
  makeEtapas(pedido, hoje).map(({ title, state, time }) => [title, state, time])

describe('timeline of an order (ux 1.11.1)', () => {
  test('waiting for a Pix: received is done, payment is now, the rest comes', () => {
    expect(show(pedidoOf())).toEqual([
      ['Pedido recebido', 'done', '14h06'],
      ['Pagamento', 'now', undefined],
      ['Separação', 'next', undefined],
      ['Sai para entrega', 'next', undefined],
      ['Entrega', 'next', undefined],
    ])
    const [, pagamento, , , entrega] = makeEtapas(pedidoOf(), hoje)
    expect(pagamento?.detail).toBe('até 14h36')
    expect(entrega?.detail).toBe('hoje, 18h–20h')
  })

  test('what is asked and answered while it is picked does not begin the picking anew (decision 0061)', () => {
    const historico = [em('ENVIADO', '15:00'), em('SEPARANDO', '16:00'), em('SEPARANDO', '17:30')]
    const formaPagamento = { tipo: 'ENTREGA', nome: 'Na entrega' } as const
    const etapas = show(pedidoOf({ status: 'SEPARANDO', formaPagamento, pagamento: null, historico }))
    expect(etapas.find(([, state]) => state === 'now')?.[2]).toBe('13h00')
  })

  test('a slip is due on a day, a Pix that waits until tomorrow says so', () => {
    const { pagamento } = pedidoOf()
    if (!pagamento) throw new Error('the order waits for its money')
    const boleto = { linha_digitavel: '', vencimento: '2026-11-23', barras: '', largura: 0, url: null }
    const etapas = (change: Partial<typeof pagamento>) =>
      makeEtapas(pedidoOf({ pagamento: { ...pagamento, ...change } }), hoje)[1]?.detail
    expect(etapas({ tipo: 'BOLETO', boleto })).toBe('vence seg., 23 nov.')
    expect(etapas({ expira_em: '2026-11-21T09:00:00.000Z' })).toBe('até amanhã, 6h00')
  })

  test('picking, paid on delivery: four steps', () => {
    const pedido = pedidoOf({
      status: 'SEPARANDO',
      formaPagamento: { tipo: 'ENTREGA', nome: 'Na entrega' },
      historico: [em('ENVIADO', '17:06'), em('SEPARANDO', '17:31')],
      pagamento: null,
    })
    expect(show(pedido)).toEqual([
      ['Pedido recebido', 'done', '14h06'],
      ['Em separação', 'now', '14h31'],
      ['Sai para entrega', 'next', undefined],
      ['Entrega', 'next', undefined],
    ])
    expect(countEtapas(pedido)).toEqual({ steps: 4, done: 2 })
  })

  test('paid: picking is what comes now, and the charge is told with its amount', () => {
    const pedido = pedidoOf({ status: 'PAGO', historico: [em('ENVIADO', '17:06'), em('PAGO', '17:08')] })
    expect(show(pedido).slice(0, 3)).toEqual([
      ['Pedido recebido', 'done', '14h06'],
      ['Pago', 'done', '14h08'],
      ['Separação', 'now', undefined],
    ])
    expect(makeEtapas(pedido, hoje)[1]?.detail).toBe('Pix de R$\u00a01,00')
  })

  test('delivered: all is done', () => {
    const pedido = pedidoOf({
      status: 'ENTREGUE',
      historico: [em('ENVIADO', '10:00'), em('PAGO', '10:05'), em('ENTREGUE', '18:42')],
    })
    expect(makeEtapas(pedido, hoje).every(({ state }) => state === 'done')).toBe(true)
  })

  test.each<[string, Partial<Pedido>, string]>([
    ['a card that is reserved', {}, 'a loja começa em breve'],
    ['a card that was refused', { falta: 'CARTAO_RECUSADO' }, 'começa quando o pagamento for resolvido'],
    ['a reserve that ended', { falta: 'RESERVA_TERMINOU' }, 'começa quando o pagamento for resolvido'],
    ['money that its bank asks back', { retido: true }, 'parado enquanto o banco decide sobre o pagamento'],
  ])('nobody begins to pick what is not paid: %s (O1)', (_, change, dito) => {
    const etapas = makeEtapas(
      pedidoOf({
        status: 'ENVIADO',
        formaPagamento: { tipo: 'CARTAO', nome: 'Cartão' },
        historico: [em('ENVIADO', '17:06')],
        ...change,
      }),
      hoje,
    )
    expect(etapas.map(({ detail }) => detail)).toContain(dito)
  })

  test('cancelled: what happened, and why', () => {
    const cancelado = { ...em('CANCELADO', '18:00'), motivo: 'Pix expirado' }
    const etapas = makeEtapas(
      pedidoOf({ status: 'CANCELADO', historico: [em('ENVIADO', '17:06'), cancelado] }),
      hoje,
    )
    expect(etapas.map(({ title, state, detail }) => [title, state, detail])).toEqual([
      ['Pedido recebido', 'done', undefined],
      ['Cancelado', 'failed', 'Pix expirado'],
    ])
    expect(countEtapas(pedidoOf({ status: 'CANCELADO' }))).toBeNull()
  })
})
