import * as contrato from '@vitrine/contract'

/** The nouns that the contract groups its calls by: `<assunto>Calls`. */
type Assunto = keyof {
  [
    K in keyof typeof contrato as K extends 'defineCalls'
      ? never
      : K extends `${infer Nome}Calls`
        ? Nome
        : never
  ]: true
}

/** What the calls of each noun are for. A noun without a sentence does not compile. */
export const assuntos: Record<Assunto, string> = {
  fornecedor: 'Suppliers: which ones reach a place, what a store is configured with, its theme and texts.',
  avisoArea: 'Being told when a supplier begins to deliver to a place.',
  dominio: "Hosts of a store's own: proving one, putting it on the air, choosing the main one.",
  remetente: "The address and domain a store's letters come from.",
  conteudo: 'What a store writes for its visitors: drafts, versions, links that show them.',
  carta: 'Letters that a store sends: their usual words, how they arrive, a try of one.',
  paginaEstatica: 'Pages that a supplier writes: lists, a page by its slug.',
  formulario: 'Forms on pages, and the messages they brought.',
  textoEstatico: 'Texts of a store by key and language.',
  linkAcao: 'Short links that do something: a coupon, products in the cart, a list.',
  acessoOperador:
    "Accesses of the platform's people to what is a store's customers', with a reason that the store reads.",
  saude: 'How the platform and its stores are doing.',
  operacao: 'Suppliers as the platform runs them: making one, inviting its owner, taking it off the air.',
  fila: 'Background work that failed, and doing it again.',
  aparencia: 'The look of a store: the inputs of its theme, and its logo.',
  apresentacao:
    'What a store says of itself: the foot of its pages, and its title and text for search engines.',
  marca: "Pictures of a store's logo, taken in before the look of the store names them.",
  identidade: 'A supplier itself as it keeps it: name, place, Pix key, ways of selling.',
  modulo: 'Modules and tags of a store: what it offers, and how it behaves.',
  pedidoDeTeste: 'The order by which a store tries itself out.',
  estreia: 'What is left to see before a store is told of.',
  areaGuardada: 'Areas of a supplier as it keeps them: what is delivered where.',
  lojaGuardada: 'Stores of a supplier as it keeps them: where, when, by which telephone.',
  formaPagamentoGuardada: 'Payment methods of a supplier as it keeps them: conditions, instalments, terms.',
  contaProvedor:
    'The account at a payment provider that takes the money of a supplier, and charges that try it.',
  categoriaGuardada: 'The tree of categories of a supplier, as it keeps it.',
  politica: 'Commercial policies as a supplier keeps them, and prices tried as a customer.',
  foto: 'Pictures of products, found by the names of their files.',
  diaFechado: 'Days on which a supplier rests, beside the holidays of its state.',
  lugaresDaLoja: 'Where a store delivers, asked as a shopper would ask, and where it did not.',
  formaEntregaGuardada:
    'Ways of delivery and pickup as a supplier keeps them: days, windows, capacity, price table.',
  gancho: "Webhooks: where a supplier's system is told what happened, and each delivery.",
  importacao:
    'Spreadsheets that change products, stock and prices: read, rehearsed, applied, taken back, exported.',
  imposto: 'Taxes that an invoice adds to prices: rules by product, NCM and state.',
  produto: 'The catalogue: lists, search, a product, categories, tags, spreadsheets.',
  previaDoProduto: 'The page of a product before it is written, in the real store.',
  produtoGuardado: 'Products as their supplier keeps them: found, changed one by one or many at once.',
  movimento: 'How the stock of a product came to be what it is, and what moves it.',
  qualidade: 'What products of a supplier lack, counted by reason.',
  ato: 'What a person did to the records of a supplier, taken back and done again.',
  registro: 'What became of the records of a supplier, and by whom.',
  carrossel: 'Carousels of pictures and products by page.',
  paginaInicial: 'The sections of a home page.',
  carrinho: "A customer's cart: read, saved, previewed.",
  guardado: 'Lines that a customer put aside for later.',
  cupom: 'Coupons: which can be used, whether one holds.',
  cupomGuardado: 'Coupons as their supplier keeps them: written, tried on past orders, how they were used.',
  avisoCupom: 'Being told of coupons.',
  aprovacao: "Approval of a company's orders: requests, answers, rules.",
  bloqueio: 'The lock of a cart that an attendant works in.',
  carrinhosAbertos: "Carts that are open now, for a supplier's team.",
  combo: 'Products sold together.',
  comboGuardado: 'Combos as their supplier keeps them, with their groups.',
  caracteristicaGuardada: "A supplier's own fields of registration and of orders, as its panel keeps them.",
  servicoGuardado: 'Additional services as their supplier keeps them.',
  acesso: 'Logging in and out, who one is, passwords.',
  entrada: 'Other doors: API keys, hand-over between hosts, representatives.',
  chave: 'API keys of a login: made, listed, revoked.',
  chamadaDeChave: 'Which calls each API key made, and how often.',
  equipe: "A supplier's team.",
  passkey: 'Passkeys of who works in the panel: made, removed, asked for at the login.',
  segundoFator: 'A second proof at the login: its app, its codes on paper, a team that has to have one.',
  assinatura: 'Orders that repeat.',
  cliente: 'Registration and data of customers.',
  analise: 'How far the review of a registration is.',
  cadastro: 'Registrations that a supplier approves or refuses.',
  privacidade: 'Consent, export and erasure of personal data (LGPD).',
  endereco: 'Addresses, and places by CEP or text.',
  entrega: 'Ways of delivery with their prices, windows and dates.',
  listaCompras: 'Shopping lists, and orders pasted as text or spreadsheet.',
  pagamento: 'Methods, instalments, charges, cards kept, notices of providers.',
  fatura: 'Invoices on credit, their slips and payments.',
  notaFiscal: 'Electronic invoices (NF-e) and their papers.',
  submissao: 'A cart or a frozen request becomes an order.',
  pedido: 'Orders: the list, one with all that belongs to it.',
  acaoPedido: 'What customers and teams do with an order: cancel, pick, hand over, rate, give back.',
  leituraPedido: "Orders as a supplier's system reads them, from a cursor.",
  exportacaoPedido: 'Orders as a file, made in the background.',
  alerta: 'Being told when a product is there again.',
  notificacao: 'Notices on a device (Web Push).',
  representante: "A representative's customers.",
  sugestao: 'Products suggested to a customer, and what became of them.',
  usuarioVinculado: 'Further logins that buy for a customer.',
  convite: 'Invitations of further logins.',
  chat: 'Conversations: rooms and messages. Live events go through Socket.IO beside them.',
  anexo: 'Pictures and files in conversations.',
  atendimento: "A team's conversations: who answers, put off, resolved, hours.",
  reajuste: 'Prices of many products changed by a rule, now or on a day.',
  titular: 'What people ask of a store about their data, and what became of it (LGPD).',
  recorte: 'Filters of the list of products that a person or a team keeps.',
  respostaPronta: 'Ready answers of a team.',
  visao: 'Staff sees its store as one of its customers.',
  ajustesDaNegociacao: 'How far each role may go in a negotiation.',
  negociacao: "A team's side of a negotiated cart.",
  negociacaoDoCliente: "A customer's side of a negotiated cart.",
  orcamento: 'Budgets that a store prices and a customer accepts.',
  medicao: 'Measured speed of pages, and events of analytics.',
}

const todos: Readonly<Record<string, unknown>> = contrato

/** The noun of a call; the contract spreads every group into `calls`. */
export function findAssunto(key: string): string | undefined {
  return Object.keys(assuntos).find((nome) => {
    const grupo = todos[`${nome}Calls`]
    return typeof grupo === 'object' && grupo !== null && key in grupo
  })
}
