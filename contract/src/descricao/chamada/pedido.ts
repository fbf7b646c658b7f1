import type { PorChamada } from '#descricao'

const idDoCliente = 'Id of the customer (`idcliente`); the login comes from the session.'

/** Orders, their payment, delivery and repetition. */
export const chamadasDePedido = {
  'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': { id: idDoCliente },
  'POST /v2/app/{session_token}/usuario/{id}/pedido': { id: idDoCliente },
  'POST /v4/orders/{num}/{acao}': {
    acao: 'What the buyer does: `cancelar`, `aceitar-orcamento`, `recusar-orcamento`, `confirmar-entrega`, `arrependimento`, `aceitar-peso`, `recusar-peso` or `repetir`.',
  },
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar': {
    motivo: 'Why, for the customer to read.',
  },
  'POST /v4/orders/export/{id}': { id: idDoCliente },
  'GET /v4/orders/export/{id}/{idexportacao}': { id: idDoCliente },
  'GET /v4/orders/export/{id}/{idexportacao}/arquivo': { id: idDoCliente },
  'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento': {
    id: 'Id of the supplier.',
    idcliente: 'Customer that the methods are for; absent: that of the session.',
    data: 'Payment methods that are offered, in their order.',
  },
  'GET /v2/app/pedido/formasdepagamento/cliente/{id}': {
    id: 'Id of the customer (`idcliente`).',
    data: 'Payment methods, most used first.',
    'data.nome': 'Name of the payment method.',
    'data.pedidos': 'How many orders were paid by it.',
    'data.tipo': 'Kind of the payment method: PIX, BOLETO, CARTAO, ENTREGA or FATURADO.',
  },
  'GET /v4/orders/payment-method/{idfornecedor}/order/{num}': {
    data: 'Methods by which the order may be paid, with what it costs by each.',
    credito: 'Credit of the customer, for the method on credit.',
    'credito.total': 'Credit limit in reais.',
    'credito.disponivel': 'What of the credit limit is left, in reais.',
  },
  'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}': {
    status: 'Status of the order after it.',
    cartao: 'Token of a card; absent: not by card. A number of a card is never sent here.',
    'cartao.token': "Token made by the provider's own page or script, for one charge.",
    pagamento: 'The new charge; null: nothing is charged now.',
    totalesperado:
      'What the order costs by this method in reais, as it was shown; a higher total is refused with the difference.',
  },
  'POST /v4/payment-sdk/generate-token': {
    provedor: 'Code of the payment provider.',
    pagina:
      'Address of a page of the provider with the fields of the card, for a frame; null: `script` makes them.',
  },
  'GET /v4/payment-sdk/cartoes/{idfornecedor}': { data: 'Saved cards, the newest first.' },
  'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}': { data: 'Saved cards that are left.' },
  'POST /v4/payment/generate-receipt/{numorder}/{idclient}': {
    idclient: 'Id of the customer, by the spelling of section 7.',
  },
  'POST /v4/webhook/{provedor}/{idfornecedor}': {
    provedor: 'Code of the payment provider that sends the event.',
  },
  'POST /v4/faturas/pagar': {
    faturas: 'Ids of the invoices to pay, 1 to 100.',
    idpagamento: 'Id of this attempt to pay (UUID), kept until an answer: sent again it is the same charge.',
  },
  'POST /v4/faturas/segunda-via': { faturas: 'Ids of the invoices, 1 to 30.' },
  'GET /v4/faturas/{idfornecedor}/{idcliente}/planilha': {
    situacao:
      'Which invoices: `abertas` (overdue ones too), `vencidas`, `bloqueio` (what stands against buying on credit), `pagas` or `todas`.',
    dataInicio: "First due day, 'YYYY-MM-DD'; absent: no beginning.",
    dataFim: "Last due day, 'YYYY-MM-DD'; absent: no end.",
    numpedido: 'Only invoices of this order.',
  },
  'POST /v4/faturas/lembretes': { email: 'Whether reminders go by e-mail.' },
  'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}': {
    id: idDoCliente,
    idformapagamento:
      'Id of the payment method: no date comes before its money can be there; absent: not known.',
    tipoEntrega: 'Which forms are asked for: DELIVERY or RETIRADA.',
    idendereco: 'Address of delivery; absent: none, or pickup.',
    data: 'Delivery forms, the one to begin with first.',
  },
  'POST /v4/app/formas-entrega/{idfornecedor}/{cep}': {
    idformapagamento:
      'Id of the payment method: no date comes before its money can be there; absent: not known.',
    tipoEntrega: 'Which forms are asked for: DELIVERY or RETIRADA.',
    produtos: 'Products of the cart.',
    'produtos.id': 'Id of the product as sold.',
    data: 'Delivery forms, the one to begin with first.',
    mensagem:
      'Said where the coordinates that were sent are not those of the CEP, and were not used; null otherwise.',
  },
  'GET /v4/subscription/type/list/{idfornecedor}': {
    data: 'Subscription types; empty: nothing repeats here.',
  },
  'GET /v4/subscription/list/{idfornecedor}/{idcliente}': {
    status: 'Only ATIVA, PAUSADA or CANCELADA; absent: all.',
  },
  'GET /v4/subscription/get/{id}': { id: 'Id of the subscription.' },
  'DELETE /v4/subscription/cancel/{id}': { id: 'Id of the subscription.' },
  'POST /v4/subscription/begin/{numpedido}': {
    formaPagamento:
      'How it is paid; absent: as the order was, and a card that is not kept becomes a Pix by letter.',
    idtipoassinatura: 'Id of the subscription type by which it repeats.',
  },
  'POST /v4/subscription/{id}/{acao}': {
    id: 'Id of the subscription.',
    acao: 'What is to be done: `pausar`, `retomar`, `pular` (a date), `itens` (the lines) or `pagamento`.',
  },
} satisfies PorChamada
