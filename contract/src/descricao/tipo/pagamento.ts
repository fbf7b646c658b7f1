import type { PorTipo } from '#descricao'

/** Payment methods, charges, invoices. */
export const tiposDoPagamento = {
  FormaPagamentoGuardada: {
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
    nome: 'Name of the payment method.',
    tipo: 'Kind of the payment method: PIX, BOLETO, CARTAO, ENTREGA or FATURADO.',
    descricao: "What is said beside it; '': nothing.",
    condicoes: 'For which purchases and customers it is offered; empty: for all.',
    'condicoes.tipoEntrega': 'Only for this delivery type.',
    'condicoes.tags': 'Only for customers with one of these tags.',
    'condicoes.minimo': 'Only for orders from this value in reais on.',
    'condicoes.maximo': 'Only for orders up to this value in reais.',
    margem: 'Percent by which what is held on a card exceeds the price of weighed goods.',
    prazo: 'On credit: days after the order at which it is due; null: not on credit.',
    ativa: 'Whether it is offered.',
  },
  ContaProvedor: {
    teste: 'The latest test charge; null: none yet.',
    versao: 'Version of the record; null: no account is kept.',
    estado:
      'NENHUMA: no account is kept; ABERTA: it can be used; SEM_CHAVE: it was sealed with a key that the platform does not have any more, and its secrets are to be written anew.',
    em_uso:
      "Who takes the money now: CONTA (the account kept here), PLATAFORMA (one of the platform's configuration), SIMULADOR (the simulated bank of the demo) or NENHUMA.",
  },
  ContaProvedorDita: {
    versao: 'Version that was looked at, null when there was none; absent: whatever stands there.',
  },
  CobrancaTeste: {
    idcobranca: 'Id of the test charge, made by the caller.',
    estado:
      'CRIADO (the provider did not answer yet), PENDENTE, RECUSADO, EXPIRADO, CANCELADO, PAGO or ESTORNADO.',
    valor: 'Reais that are charged.',
    pix: 'The Pix to pay; null: it was paid, it ended, or the provider made none.',
    recusa: 'What the provider said against it, or why there was no answer; null: nothing.',
  },
  FormaPagamento: {
    tipo: 'Kind of the payment method: PIX, BOLETO, CARTAO, ENTREGA (on delivery) or FATURADO (on credit).',
    nome: 'Name of the payment method.',
    descricao: "What to know about it, in words; '' without it.",
    tipoEntrega: 'Only for this delivery type; null: for both.',
    minimo: 'Only for orders of so many reais at least; null: any.',
    maximo: 'Only for orders of so many reais at most; null: any.',
    parcelas: 'In how many instalments a card may be charged; null: in one.',
    'parcelas.maximo': 'Most instalments.',
    'parcelas.minimo': 'Least value of one instalment in reais.',
    margem:
      'Percent by which weighed goods may come out dearer: held above them on a card, agreed before on delivery.',
  },
  FormaDoPedido: {
    total: 'What the order costs by this method, in reais.',
    atual: 'Whether the order is to be paid by this method now.',
  },
  CartaoSalvo: {
    referencia: "The provider's own name of the card: the browser asks there for a token by it.",
    validade: 'Month and year of its expiry, `mm/aa`.',
  },
  Pagamento: {
    tipo: 'Kind of the charge: PIX, BOLETO, CARTAO, ENTREGA or FATURADO.',
    status:
      'CRIADO (asked of the provider), PENDENTE, RESERVADO (held on a card), RECUSADO, EXPIRADO, CANCELADO, PAGO or ESTORNADO.',
    valor: 'What is charged in reais, interest included.',
    pix: 'The Pix to pay; null: another kind, or no code yet.',
    boleto: 'The boleto to pay; null: another kind, or none registered yet.',
    'boleto.url': "The provider's own slip; null: the receipt call draws it.",
    'boleto.largura': 'Width of the bars in modules.',
    cartao: 'The card that is charged; null: another kind.',
    'cartao.parcelas': 'In how many instalments it is charged.',
    'cartao.juros': 'Interest in reais, part of `valor`.',
    'cartao.recusa': 'Why it was refused, in words; null: it was not.',
    'cartao.desafio.url': "Page of the card's bank that is to be shown.",
    'cartao.desafio.expira_em': 'Until when the bank waits for it, ISO 8601 instant.',
    expira_em: 'Until when it can be paid, ISO 8601 instant; null: no end.',
  },
  DetalhePagamento: { 'vencimentos.valor': 'Reais that are owed.' },
  Fatura: {
    dias: 'Days until it is due; negative: overdue.',
    valor: 'Reais that are owed, or were paid.',
    abatido: 'Reais by which it was lowered since, for goods not delivered or returned.',
    devolvido: 'Of a paid one, reais that went back.',
    situacao: 'ABERTA, VENCIDA, PAGA or CANCELADA.',
    boleto: 'The boleto that can still be paid; null: none is registered.',
  },
  FiltroFaturas: {
    situacao:
      'Which invoices: `abertas` (overdue ones too), `vencidas`, `bloqueio` (what stands against buying on credit), `pagas` or `todas`.',
    dataInicio: "First due day, 'YYYY-MM-DD'; absent: no beginning.",
    dataFim: "Last due day, 'YYYY-MM-DD'; absent: no end.",
    numpedido: 'Only invoices of this order.',
  },
  LembretesFatura: { email: 'Whether reminders go by e-mail.' },
  BoletoFatura: { valor: 'Reais to pay.' },
  ResumoFaturas: {
    abertas: 'What is owed, overdue included.',
    vencidas: 'What is overdue.',
    proximas: 'What is due today and in the next 7 days.',
    'abertas.valor': 'Reais that are owed.',
    'abertas.quantidade': 'How many invoices.',
    'vencidas.valor': 'Reais that are overdue.',
    'vencidas.quantidade': 'How many invoices.',
    'proximas.valor': 'Reais that are due then.',
    'proximas.quantidade': 'How many invoices.',
    bloqueio: 'Invoices overdue for too long: nothing is sold on credit until they are paid; null: it is.',
    'bloqueio.dias': 'Days of delay that are borne.',
    'bloqueio.faturas.valor': 'Reais that are owed.',
  },
  PaginaFaturas: { resumo: 'Everything that is owed and the credit it is part of, whatever the filter.' },
  CobrancaFaturas: {
    status: 'CRIADO (asked of the provider), PENDENTE, RECUSADO, EXPIRADO, CANCELADO, PAGO or ESTORNADO.',
    valor: 'What is charged in reais.',
    faturas: 'Ids of the invoices that it pays.',
    pix: 'The Pix to pay; null: the provider has not answered, or it is paid.',
    expira_em: 'Until when it can be paid, ISO 8601 instant; null: not known yet.',
  },
} satisfies PorTipo
