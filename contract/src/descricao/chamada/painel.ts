import type { PorChamada } from '#descricao'

const lojaIdOuSlug = 'Id or slug of the supplier.'
const periodo = {
  desde: "First day, 'YYYY-MM-DD' of the store.",
  ate: "Last day, 'YYYY-MM-DD' of the store, included.",
} as const
const emEdicao = {
  editando: 'In the request true holds the line, false lets it go; in the answer who holds it, null: nobody.',
} as const
const versaoDoFornecedor =
  'Version of the supplier: what was read must still stand when it is written.' as const
const motivoDoPreco =
  "Why, in words; '': not said. It is kept with the price and shown to the customer." as const

/** Conversation, negotiation, budgets, approval, and what the panel asks for. */
export const chamadasDoPainel = {
  'POST /painel/v1/fornecedores': { versao: versaoDoFornecedor },
  'POST /painel/v1/fornecedores/{idfornecedor}/situacao': { versao: versaoDoFornecedor },
  'GET /painel/v1/tarefas/falhas': { data: 'What jobs could not do, what waits for a person first.' },
  'POST /painel/v1/tarefas/falhas/{idfalha}/{acao}': {
    acao: 'Either `repetir`, which tries it again in the next minute, or `dispensar`, never again.',
  },
  'GET /painel/v1/{idfornecedor}/ganchos': { data: 'Webhooks of the supplier.' },
  'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas': {
    antes: 'Only deliveries before this `identrega`; absent: the latest.',
    data: 'Deliveries, the newest first.',
  },
  'POST /painel/v1/{idfornecedor}/importacoes': {
    tipo: 'What the sheet changes; absent: what its headings say.',
    nome: 'Name of the file.',
  },
  'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': {
    tipo: 'What the sheet changes; absent: what was guessed.',
  },
  'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas': {
    tipo: 'Rows of this outcome alone; absent: those that are not equal, wrong ones first.',
  },
  'POST /painel/v1/{idfornecedor}/impostos/regras': { regras: 'Rules to be saved, all or none, 1 to 500.' },
  'PUT /painel/v1/{idfornecedor}/impostos/produtos': { produtos: 'Products, all or none, 1 to 500.' },
  'GET /painel/v1/{idfornecedor}/pedidos': { idfornecedor: lojaIdOuSlug },
  'POST /painel/v1/pedidos/{num}/nota-fiscal': { chave: 'Access key of the fiscal note, 44 digits.' },
  'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar': {
    chave: 'Access key of the fiscal note, 44 digits.',
  },
  'GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}': {
    ativo: 'Whether the customer waits for a letter about a coupon.',
  },
  'POST /v4/notificacao/aviso-cupom': { ativo: 'Always true: the customer waits for a letter.' },
  'POST /v4/notificacao/aviso-cupom/remove': { ativo: 'Always false: the customer waits no more.' },
  'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}': {
    chave: "The shop's VAPID key to subscribe with, base64url; null: it tells nobody by push.",
  },
  'PUT /v4/notificacao/conversas/{idfornecedor}/{idcliente}': {
    email: 'Whether a letter tells of messages that were not read.',
  },
  'POST /v4/notificacao/inscricao': { pedidos: 'Whether the device is told of what happens to orders.' },
  'POST /v4/log/google-analytics/{id}': {
    id: 'Id of the supplier.',
    eventos: 'Events that the browser sent to Google, or could not, 1 to 50.',
    recusados: "How many did not match Google's documentation and were not counted.",
  },
  'POST /v4/medicao/{idfornecedor}': {
    recusados: 'How many measures name a screen or metric that there is not.',
  },
  'POST /v4/medicao/pedido/{num}': {
    evento: 'What is to be reported: purchase or refund.',
    valor: 'Value to report in reais; null: nothing to report, or it was reported already.',
  },
  'GET /painel/v1/{idfornecedor}/medicoes': {
    ...periodo,
    tela: 'Only this screen, by the name of its route; absent: all.',
    dispositivo: 'Only this kind of device; absent: each kind and all together.',
    data: 'One row for each day, screen and kind of device.',
  },
  'GET /painel/v1/{idfornecedor}/medicoes/eventos': {
    ...periodo,
    data: 'One row for each day, event and result.',
  },
  'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao': {
    aprovadores: 'Names of those who may approve; empty: the session sends by itself, or nobody may.',
    'centros.codigo': 'Code of the cost centre.',
    'centros.nome': 'Name of the cost centre.',
  },
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}': {
    recado: 'Word to those who approve, 1,000 characters at most.',
  },
  'GET /v4/aprovacao/{idfornecedor}/{idcliente}': {
    paraMim: 'How many requests wait for this login.',
    minhas: 'How many requests this login has made.',
    data: 'Requests, the newest first.',
  },
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}': {
    acao: 'What is answered: `aprovar`, `alterar`, `recusar`, or `retirar` (by who asked).',
  },
  'POST /v4/chat/salas': { numpedido: 'Order that the room is about; absent: the customer as such.' },
  'GET /v4/chat/salas/{sala}/mensagens': {
    antes: 'Messages before this `sequencia`; absent: the newest.',
    desde:
      'What was written, edited or withdrawn after this `revisao`, in that order; absent: not asked for.',
    query: 'Words that the messages have; accents and case do not matter; empty: all.',
    sala: 'Id of the room in the path; in the answer the room itself.',
  },
  'POST /v4/chat/salas/{sala}/mensagens': {
    sala: 'Id of the room.',
    idmensagem:
      'Id of the message (UUID), made on the device before the first try: sent again it is the same message.',
    conteudo: 'What is said: words, or a card that names a product, an order, a Pix or a proposal.',
  },
  'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}': {
    sala: 'Id of the room.',
    texto: 'The words from now on, 4,000 characters at most.',
  },
  'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}': { sala: 'Id of the room.' },
  'POST /v4/chat/salas/{sala}/leitura': { sala: 'Id of the room.' },
  'POST /v4/chat/salas/{sala}/anexos': {
    sala: 'Id of the room.',
    idmensagem:
      'Id of the message (UUID), made on the device before the first try: sent again it is the same message.',
    nome: 'Name of the file, 120 characters at most.',
  },
  'GET /v4/chat/salas/{sala}/anexos/{idmensagem}': { sala: 'Id of the room.' },
  'GET /v4/chat/notificacoes': { notificacoes: 'How many messages of all rooms this login has not seen.' },
  'GET /painel/v1/{idfornecedor}/conversas': {
    vista: 'ABERTA, ADIADA (put off) or RESOLVIDA.',
    quem: 'TODAS, MINHAS (taken by the login that asks) or SEM_ATENDENTE.',
    atrasadas: 'True: only those that wait for an answer for too long.',
  },
  'GET /painel/v1/{idfornecedor}/conversas/{sala}': { sala: 'Id of the room.' },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente': {
    sala: 'Id of the room.',
    idatendente: 'Login that takes it; null lets it go.',
    visto: 'Login that had it when that was looked at; null: nobody. Of two who take it at once one does.',
  },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento': {
    sala: 'Id of the room.',
    ate: 'Put off until then, ISO 8601 instant; null takes it back.',
    revisao: 'Revision of the room as it was seen: what the customer wrote since is not put aside unseen.',
  },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado': {
    sala: 'Id of the room.',
    estado: 'RESOLVIDA: done; ABERTA opens it again.',
    revisao: 'Revision of the room as it was seen: what the customer wrote since is not put aside unseen.',
  },
  'GET /painel/v1/{idfornecedor}/atendentes': { data: 'Who may attend, 200 at most.' },
  'GET /painel/v1/{idfornecedor}/respostas-prontas': {
    data: 'Ready answers, by their short names, 500 at most.',
  },
  'DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/carrinhos-abertos': {
    vista: 'TODOS, AQUI_AGORA, EM_NEGOCIACAO or AGUARDA_SUPERVISOR.',
    busca: 'Part of the name or of the document of the customer; empty: all.',
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': {
    ativo: 'Whether the person did something since the last heartbeat.',
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas': {
    id: 'Id of the product as sold.',
    precoatendente: 'Price of one unit in reais, up to 4 decimals; null: that of the table.',
    motivo: motivoDoPreco,
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': {
    visto: 'Revision of the line as it was looked at; a line that changed since is refused.',
    precoatendente:
      'Price of one unit in reais; null takes it out, absent leaves it; the same again says no to a counter-offer.',
    quantidade: 'Units from now on; absent leaves them.',
    motivo: motivoDoPreco,
  },
  'DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': {
    visto: 'Revision of the line as it was looked at; a line that changed since is refused.',
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/edicao': emEdicao,
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete': {
    frete: 'Freight in reais; null takes it out.',
    idendereco: "Address that it counts for; absent: the customer's main one.",
    idformaentrega: 'Delivery form that it counts for; absent: any that goes there.',
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/desconto': {
    percentual: 'Percent off each line, 0.1 to 50, as far as its floor.',
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/liberacao': {
    validade:
      'Until when the prices hold, ISO 8601 instant; absent: as many hours from now as the store says.',
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/pedido': {
    'formaEntrega.inicio': "Hour at which the window begins, 'HH:MM'.",
    'lojaRetira.nome': 'Name of the store; the server takes its own.',
    'formaPagamento.cartao': 'Token of a card; absent: not by card. A number of a card is never sent here.',
    'formaPagamento.cartao.token': "Token made by the provider's own page or script, for one charge.",
    caracteristicas: "Answers to the supplier's own fields by their `codigo`; all of them as text.",
  },
  'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}': {
    visto: 'Revision of the line as it was looked at: nobody accepts what it did not see.',
    resposta: 'ACEITAR, RECUSAR (the table counts again) or CONTRAPROPOR (asks for `preco`).',
    preco: 'Of a counter-offer: price of one unit that is asked for, in reais.',
  },
  'POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/sugestoes': {
    id: 'Id of the product as sold.',
    quantidade: 'Units that are asked for.',
    visto: 'Revision of the line, of a product that is in the cart; absent: it is not.',
  },
  'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}/edicao': emEdicao,
  'GET /painel/v1/{idfornecedor}/orcamentos': {
    vista: 'A_PRECIFICAR, PRECIFICADOS, AGUARDAM_SUPERVISOR, VENCIDOS or ACEITOS.',
    busca: 'Part of the name or document of the customer, or the number of the order; empty: all.',
  },
  'PUT /painel/v1/pedidos/{num}/orcamento/rascunho': {
    linhas: 'Lines that are written in; what is not said stays.',
    taxaentrega: 'Freight in reais; null: as it was asked for; absent leaves it.',
    validade: "Last day on which it may be accepted, 'YYYY-MM-DD'; null: not said; absent leaves it.",
    observacao: 'Note to the customer; absent leaves it.',
    condicoes: 'How it may be paid, each method once; none: in any way of the store; absent leaves it.',
  },
  'POST /painel/v1/pedidos/{num}/orcamento/linhas': {
    id: 'Id of the product as sold.',
    quantidade: 'How many, in units, by the rules of quantity of the product.',
  },
  'POST /painel/v1/pedidos/{num}/orcamento/desconto': {
    percentual: 'Percent off each line, 0.1 to 50, as far as its floor.',
  },
  'POST /painel/v1/pedidos/{num}/orcamento/versoes': {
    conversa: 'In the request whether it goes into the conversation, in the answer whether it went.',
    email: 'In the request whether it goes by e-mail, in the answer whether it went.',
    whatsapp:
      'In the request whether an address for WhatsApp is wanted; in the answer that address, null: not asked for.',
  },
  'POST /painel/v1/{idfornecedor}/remetente/codigo': {
    mensagem: 'What was done, in words.',
    validade: 'Seconds that the code is good for.',
  },
  'POST /painel/v1/{idfornecedor}/remetente/confirmar': { codigo: 'Code that came to the mailbox.' },
  'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao': {
    url: 'Address to be opened in a tab of its own, once and within a minute.',
    ate: 'Until when it shows the store, ISO 8601 instant.',
  },
} satisfies PorChamada
