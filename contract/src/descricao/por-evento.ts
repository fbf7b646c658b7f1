import type { PorEvento } from './tipos.ts'

/** What webhooks tell: by the kind of an event, else by what stands before its dot. */
export const porEvento = {
  pedido: {
    status: 'Status that the order came to (§3).',
    anterior: 'Status before; null: the order was just made.',
    motivo: "Why it moved, in words; '' where none was given.",
    total: 'Total as it was ordered, in reais; null: a budget without prices.',
    numpedidoerp: "The order's number in the supplier's own system; null: none.",
    negociacao: 'Of a new order with negotiated prices or freight: what was agreed; absent otherwise.',
    tipo: 'DISPUTA at the provider, CHARGEBACK of a card, MED of a Pix, ESTORNO: a refund from outside.',
    valor: 'Reais that are in question.',
  },
  'pedido.ANOTADO': {
    entregador: 'Whether it is known who brings it; name and telephone stand in the order alone.',
  },
  pagamento: {
    tipo: 'Kind of the charge: PIX, BOLETO, CARTAO, ENTREGA or FATURADO.',
    status: 'CRIADO, PENDENTE, RESERVADO, RECUSADO, EXPIRADO, CANCELADO, PAGO or ESTORNADO.',
    valor: 'Value of the charge in reais; of SOBROU the reais that are too much.',
  },
  orcamento: {
    versao: 'Number of the offer, from 1.',
    total: 'What the offer comes to, in reais; null: no price.',
    valido_ate: 'Until when the offer may be accepted, ISO 8601 instant; only of PRECIFICADO.',
  },
  assinatura: { total: 'Total of the order in reais; null: no price.' },
  devolucao: {
    tipo: 'ARREPENDIMENTO: withdrawal within 7 days without a reason; DEVOLUCAO: a return by agreement.',
    status: 'ABERTA, CONCLUIDA or RECUSADA.',
    valor: 'Reais that go back, or were asked for.',
  },
  fatura: {
    status: 'State of the invoice: ABERTA, PAGA or CANCELADA.',
    valor: 'Reais that are owed, or were paid.',
    numpedido: 'Number of the order; of several invoices that of the first.',
    'faturas.valor': 'Reais that are owed.',
  },
  reembolso: { valor: 'Reais to be sent back.' },
  cobranca: {
    numpedido: 'Number of the order of the first invoice.',
    tipo: 'How it was paid: PIX or BOLETO.',
    valor: 'Reais that were paid; of SOBROU those that are too much.',
    faturas: 'Invoices that it paid; of VOLTOU those that are owed again.',
    'faturas.valor': 'Reais of the invoice.',
    devolvido: 'Reais that were refunded to the payer so far.',
  },
  separacao: {
    itens: 'Every line of the order, with what was picked of it.',
    'itens.total': 'What the line costs now in reais, without taxes.',
    volta: 'Reais of what was paid that go back.',
    abatido: 'Reais by which open invoices owe less.',
  },
  pesagem: {
    total: 'What the order would come to, in reais.',
    totalAtual: 'What was agreed, in reais.',
    itens: 'Lines of which something else would go than was ordered.',
    'itens.nome': 'Name of the product.',
    'itens.quantidade': 'Units that were ordered.',
    feita_em: 'Question that is meant; null: the store wrote down the word of its customer.',
    palavra: "Word of who answered; '' without one.",
  },
  nota: {
    chave: 'Access key of the fiscal note, 44 digits.',
    motivo: "Of a cancelled one: why, in words; '' otherwise.",
  },
  teste: { mensagem: 'A sentence that says that this is a test.' },
} satisfies PorEvento
