import type { PorTipo } from '#descricao'

/** What comes after an order was made: picking, returns, disputes, refunds, spreadsheets. */
export const tiposDeDepois = {
  Separacao: { itens: 'What was picked, by line; lines that are not named came whole.' },
  Pesagem: {
    resposta: 'RECUSADA: the store is to pick less; null: it waits for an answer.',
    total: 'Total of the order with a yes of the customer, in reais.',
    totalAtual: 'Total of the order as it was agreed, in reais.',
    itens: 'Lines of which something else would go than was ordered.',
    'itens.nome': 'Name of the product.',
    'itens.quantidade': 'Units that were ordered.',
    'itens.quantidadeServida': 'Units weighed or counted now.',
    'itens.total': 'What the line would cost with its taxes, in reais.',
    'itens.totalAtual': 'What the line costs as it was agreed with its taxes, in reais.',
  },
  Devolucao: {
    tipo: 'ARREPENDIMENTO: withdrawal within 7 days without a reason; DEVOLUCAO: a return by agreement.',
    status: 'ABERTA until the goods are there, then CONCLUIDA, or RECUSADA.',
    valor: 'Reais that were asked for.',
    quando: 'When it began, ISO 8601 instant.',
    itens: 'Lines of the order that come back; empty: none were named.',
    'itens.quantidade': 'Units that come back.',
    resposta: "The store's word at the end; '' without one.",
  },
  NovaDevolucao: {
    valor: 'Reais to give back; absent: what the lines cost.',
    motivo: 'Why they come back, in words.',
    itens: 'Lines that come back; absent: none are named.',
    'itens.quantidade': 'Units that come back.',
  },
  DevolucaoRecebida: {
    valor:
      'For how many reais they are taken back, with the reason in `resposta`; absent: all that was asked for.',
    resposta: "The store's word, which the customer reads.",
    itens: 'What arrived; absent: what was said when it began.',
    'itens.quantidade': 'Units that arrived.',
    estoque: 'Whether what arrived goes back on sale.',
  },
  Contestacao: {
    tipo: 'DISPUTA at the provider, CHARGEBACK of a card, MED of a Pix, ESTORNO: a refund from outside.',
    valor: 'Reais that are in question.',
    aberta_em: 'When it was opened, ISO 8601 instant.',
    palavra: "Staff's word at the end, which the customer reads too; '' while open.",
  },
  FimDaContestacao: {
    decisao: 'LIBERADA: the order goes on; CANCELADA: it is cancelled.',
    palavra: 'Why, in words, which the customer reads too.',
  },
  Reembolso: {
    iddevolucao: 'Id of the return that it is for; null: the order was cancelled, or the money came late.',
    valor: 'Reais to be sent back.',
  },
  Exportacao: {
    status: 'PREPARANDO, PRONTA or FALHOU.',
    linhas: 'How many rows are written so far.',
    total: 'How many rows there will be.',
  },
} satisfies PorTipo
