import { expect, test } from 'vitest'

import { composeCiclo, composeRecebido, type PedidoRecebido } from './compose-recebido.ts'

const remessa = {
  numpedido: 10127,
  para: 'ana@vitrine.example',
  pessoa: 'Ana',
  loja: 'Empório',
  link: 'https://emporio.example/emporio/pedidos/10127',
}
const pedido: PedidoRecebido = {
  total: 52.7,
  orcamento: false,
  itens: [
    { nome: 'Café', quantidade: 2, unidade: 'un', precounitario: 20, subtotal: 40 },
    { nome: 'Queijo', quantidade: 0.35, unidade: 'kg', precounitario: 30, subtotal: 10.5 },
  ],
  contas: [
    { nome: '2 produtos', valor: 50.5 },
    { nome: 'Cupom DEZ', valor: -5.05 },
    { nome: 'Frete', valor: 7.25 },
  ],
  servicos: [],
  tipoEntrega: 'DELIVERY',
  data_de_entrega: '2026-11-26',
  inicio: '08:00',
  fim: '12:00',
  endereco: 'Rua das Flores, 10, apto 52, Centro, Campinas, SP, 13010-000',
  pagamento: { tipo: 'PIX', nome: 'Pix' },
  cobranca: { cartao: null, parcelas: null, vencimentos: [] },
  clausulas: [{ titulo: 'Desistência', texto: 'Em até 7 dias.' }],
  vendedor: 'Empório Ltda., CNPJ 12.ABC.345/01DE-35, Rua A, 1',
  assinatura: null,
  negociada: null,
  feitoPor: null,
}

test('the letter of a new order says what, for how much, when, what is to be paid, and leads there (brazil L13)', () => {
  const { assunto, texto } = composeRecebido(remessa, pedido)
  expect(assunto).toBe('Empório: recebemos seu pedido 10127')
  expect(texto.split('\n\n')).toEqual([
    'Olá, Ana!',
    'Recebemos seu pedido 10127: Café e Queijo.',
    'Produtos:\n2\u00a0un. × Café, a R$\u00a020,00: R$\u00a040,00.\n0,350\u00a0kg × Queijo, a R$\u00a030,00: R$\u00a010,50.',
    '2 produtos: R$\u00a050,50.\nCupom DEZ: -R$\u00a05,05.\nFrete: R$\u00a07,25.\nTotal: R$\u00a052,70.',
    'Entrega: qui., 26 nov., 8h–12h.\nEndereço: Rua das Flores, 10, apto 52, Centro, Campinas, SP, 13010-000.',
    'Falta só o Pix: abra o pedido e pague por lá. A separação começa assim que ele cair.',
    'Condições da compra:\nDesistência: Em até 7 dias.',
    'Vendido por Empório Ltda., CNPJ 12.ABC.345/01DE-35, Rua A, 1.',
    'Acompanhar o pedido: https://emporio.example/emporio/pedidos/10127',
    'Empório',
  ])
})

test('an order that another made says who, by name (R4)', () => {
  const { texto } = composeRecebido(remessa, { ...pedido, feitoPor: 'Rui Prado, representante' })
  expect(texto).toContain('Quem fez: Rui Prado, representante.')
})

test('a budget is called so, and nothing is to be paid yet', () => {
  const { assunto, texto } = composeRecebido(remessa, {
    ...pedido,
    orcamento: true,
    total: null,
    contas: [],
    itens: pedido.itens.map((item) => ({ ...item, precounitario: null, subtotal: null })),
    servicos: ['Corte'],
  })
  expect(assunto).toContain('recebemos seu pedido de orçamento 10127')
  expect(texto).toContain('A loja vai pôr preço em cada produto')
  expect(texto).toContain('2\u00a0un. × Café.')
  expect(texto).toContain('Serviços: Corte.')
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
  const itens = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((nome) => ({
    nome,
    quantidade: 1,
    unidade: 'un',
    precounitario: 1,
    subtotal: 1,
  }))
  expect(composeRecebido(remessa, { ...pedido, itens }).texto).toContain(': A, B, C, D e mais 3 produtos.')
})

test('what a subscription ordered says so, and what happens without the payment', () => {
  const { assunto, texto } = composeCiclo(remessa, { ...pedido, assinatura: 'Toda semana' })
  expect(assunto).toBe('Empório: pedido 10127 da sua assinatura')
  expect(texto).toContain('Sua assinatura (Toda semana) gerou o pedido 10127')
  expect(texto).toContain('tentamos de novo amanhã')
})

test('a card’s parts and the days on which money is due are named (S3, M7)', () => {
  const cobranca = {
    cartao: 'visa final 1111',
    parcelas: '6x de R$ 8,78 com juros',
    vencimentos: [{ vencimento: '2026-12-28', valor: 52.7 }],
  }
  const { texto } = composeRecebido(remessa, { ...pedido, cobranca })
  expect(texto).toContain('Cartão visa final 1111, em 6x de R$ 8,78 com juros.')
  expect(texto).toContain('Vence em 28/12/2026: R$\u00a052,70.')
})
