import type { Descricoes } from '#descricao'

/** Orders that somebody of the same company must agree to (decision 0052). */
export const aprovacao = {
  idaprovacao: 'Id of the request for approval.',
  aprovadores: 'Who may approve.',
  pede: 'Whether the login may only prepare orders: what it prepares waits for another.',
  centros: 'Cost centres of the company.',
  centro: 'Code of the cost centre that the order is for; null: none.',
  quemPediu: 'Name of who asked for approval.',
  paraMim: 'Whether this login may answer it now.',
  emCombo: 'Whether the line was bought inside a combo, which an approver does not change by itself.',
  onde: 'Address of delivery, or store of pickup, in one line.',
  semAprovador: 'Whether no approver is left.',
  nivel: 'Level: of approval from 1, of a heading 2 or 3.',
  niveis: 'Levels of approval, asked one after the other.',
  proxima: 'The next delivery or window; null: none.',
  passos: 'Steps, the first one first.',
  quais: 'Which requests: `para-mim` wait for this login, `minhas` were made by it, `todas`.',
  configuracao: 'Rules, stand-ins and cost centres of the company.',
  prazoHoras: 'Hours until a request that nobody answers ends, 1 to 720.',
  reserva:
    'Id of the login that is asked where no approver of a rule is left; null: the administrators of the company.',
  regras: 'Rules: of approval, of taxes, or conditions in words.',
  idregra: 'Id of the rule.',
  paraQuem: 'Whose orders the rule looks at: TODOS, or MENOS_ADMINISTRADORES.',
  condicoes: 'Conditions, which must all hold; none: every order.',
  acima: 'Of a condition of kind VALOR: orders above so many reais.',
  suplentes: 'Who stands in for whom, and in which days.',
  todasAsLojas: 'Whether the rules are kept for all suppliers, not for this one alone.',
  pessoas: 'Logins of the company.',
  submete: 'Whether the login may submit orders by itself.',
  gastos: 'What each cost centre has spent this month.',
  gasto: 'Reais spent this month.',
  becos: 'Why some orders could not end as things stand, each a sentence; none: every order can.',
  podeMudar: 'Whether this login may save the rules.',
  precisariam: 'How many of the orders would have needed approval.',
  porRegra: 'How many of the orders each rule would have asked for.',
} satisfies Descricoes

/** Subscriptions: orders that repeat by themselves (§3 Subscriptions). */
export const assinatura = {
  assinatura: 'How often the order was asked to repeat, as the type was called then; null: bought once.',
  meses: 'Every so many calendar months; null: counted in days.',
  periodo: 'Rhythm in words (`toda quinta`).',
  valorHoje:
    'What the products cost today in reais, without delivery; absent where prices are hidden or one is missing.',
  pulada: 'Whether the date is skipped.',
  gera_em: 'When the order of the date is made, ISO 8601 instant: until then it can be changed.',
  ciclo:
    "Date of the subscription that the order was made for, 'YYYY-MM-DD'; null: it began the subscription.",
  pedidos: 'Orders: themselves, how many, or whether they are told of.',
} satisfies Descricoes
