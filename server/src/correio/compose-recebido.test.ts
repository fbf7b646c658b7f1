import { expect, test } from 'vitest'

import { composeCiclo, composeRecebido, type PedidoRecebido } from './compose-recebido.ts'

const remessa = {
  para: 'ana@vitrine.example',
  pessoa: 'Ana',
  loja: 'Empório',
  link: 'https://emporio.example/emporio/pedidos/{numpedido}',
}
const pedido: PedidoRecebido = {
  total: 52.7,
  orcamento: false,
  produtos: ['Café', 'Leite'],
  tipoEntrega: 'DELIVERY',
  data_de_entrega: '2026-11-26',
  inicio: '08:00',
  fim: '12:00',
  pagamento: { tipo: 'PIX', nome: 'Pix' },
  assinatura: null,
  feitoPor: null,
}

test('the letter of a new order says what, for how much, when, what is to be paid, and leads there', () => {
  const { assunto, texto } = composeRecebido(remessa, pedido)
  expect(assunto).toBe('Empório: recebemos seu pedido {numpedido}')
  expect(texto.split('\n\n')).toEqual([
    'Olá, Ana!',
    'Recebemos seu pedido {numpedido}: Café e Leite.',
    'Total: R$\u00a052,70.\nEntrega: qui., 26 nov., 8h–12h.',
    'Falta só o Pix: abra o pedido e pague por lá. A separação começa assim que ele cair.',
    'Acompanhar o pedido: https://emporio.example/emporio/pedidos/{numpedido}',
    'Empório',
  ])
})

test('an order that another made says who, by name (R4)', () => {
  const { texto } = composeRecebido(remessa, { ...pedido, feitoPor: 'Rui Prado, representante' })
  expect(texto).toContain('Quem fez: Rui Prado, representante.')
})

test('a budget is called so, and nothing is to be paid yet', () => {
  const { assunto, texto } = composeRecebido(remessa, { ...pedido, orcamento: true, total: null })
  expect(assunto).toContain('recebemos seu pedido de orçamento {numpedido}')
  expect(texto).toContain('A loja vai pôr preço em cada produto')
  expect(texto).not.toMatch(/Pix|R\$/)
})

test.each([
  ['BOLETO', 'Falta pagar o boleto'],
  ['CARTAO', 'reservado no seu cartão'],
  ['ENTREGA', 'Você paga na entrega (Dinheiro)'],
  ['FATURADO', 'Pagamento a prazo'],
] as const)('of %s it says how that is paid', (tipo, dito) => {
  expect(composeRecebido(remessa, { ...pedido, pagamento: { tipo, nome: 'Dinheiro' } }).texto).toContain(dito)
})

test('of many products the first are named and the others counted', () => {
  const produtos = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(composeRecebido(remessa, { ...pedido, produtos }).texto).toContain(': A, B, C, D e mais 3 produtos.')
})

test('what a subscription ordered says so, and what happens without the payment', () => {
  const { assunto, texto } = composeCiclo(remessa, { ...pedido, assinatura: 'Toda semana' })
  expect(assunto).toBe('Empório: pedido {numpedido} da sua assinatura')
  expect(texto).toContain('Sua assinatura (Toda semana) gerou o pedido {numpedido}')
  expect(texto).toContain('tentamos de novo amanhã')
})
