import type { PorTipo } from '#descricao'

const grupos = 'Groups that the customer is of: tags of the store’s own.' as const
const percentual = 'Percent by which the list price changes: -10 is 10 % off.' as const
const descontoProgressivo = 'Quantity from which on one unit costs so much, in reais.' as const

/** Commercial policies, and prices that are tried. */
export const tiposDaPolitica = {
  CadastroPolitica: {
    nome: 'Name of the policy; shoppers read it beside the price.',
    condicoes: 'Who buys, how and when: all of them must hold, and an empty one restricts nothing.',
    'condicoes.tags': 'Groups of customers: whoever is of any of them.',
    'condicoes.idformapagto': 'Payment methods: any of them.',
    'condicoes.inicio': 'First day, at the store.',
    'condicoes.fim': 'Last day, at the store.',
    alvo: 'What the policy is for; both lists empty: the whole store.',
    'alvo.produtos': 'Ids of products.',
    'alvo.categorias': 'Ids of categories.',
    efeito: 'What becomes of the price: a percentage or a fixed price, tiers, or one of them and tiers.',
    ativa: 'Whether it is switched on; its days count besides.',
  },
  EfeitoNoProduto: { percentual, descontoProgressivo },
  EfeitoDaPolitica: {
    percentual,
    descontoProgressivo,
    tabela:
      'True: a price table. Each product has its own price or discount for it; it says nothing of the others.',
  },
  PoliticaGuardada: {
    versao:
      'Version of the policy: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  PoliticaDita: {
    versao: 'Version that was looked at, null for a new policy; absent: whatever stands there.',
  },
  PedidoDeEnsaioDaPolitica: {
    politica: 'The policy that is tried, whole, as it would be written.',
    dias: 'Orders of how many days, today included.',
  },
  ProdutoNomeado: {
    nome: 'Name of the product.',
    preco: 'List price of one unit in reais; null: it has none.',
    custo: 'What one unit costs the supplier, in reais; null: not known.',
  },
  GrupoDeClientes: {
    grupo: 'The tag that its customers carry.',
    clientes: 'How many customers carry it.',
  },
  ClienteDoPreco: { nome: 'Name of the customer.', grupos },
  SimulacaoDePreco: {
    idcadastroextraproduto: 'The product.',
    quantidade: 'How much of it is bought, in its unit.',
    idcliente: 'The customer who buys; absent: somebody without a registration.',
    grupos: 'Groups of somebody without a registration; empty: a visitor.',
    dia: 'Day on which it is bought; absent: today at the store.',
  },
  PassoDoPreco: {
    regra: 'What was looked at.',
    nome: 'Its name, in words for a person.',
    preco: 'What it gives for one unit, in reais; null: nothing.',
    valeu: 'Whether it counts in the price.',
    motivo: 'Why it counts or not, in words.',
  },
  PrecoSimulado: {
    grupos: 'Groups that the buyer is of.',
    quantidade: 'Quantity as the cart would have it, in units of the product.',
    precounitario: 'Price of one unit in reais; null: the shop shows this buyer none.',
    total: 'Price of the line in reais, without coupon and taxes; null: it cannot be bought so.',
    passos: 'What was looked at on the way to the price, in its order.',
    faixas: 'Quantities from which on one unit costs less, as the shop shows them.',
    'faixas.quantidade': 'From this quantity on.',
    'faixas.preco': 'Price of one unit in reais.',
  },
  MudancaDaPolitica: {
    antes: 'The policy as it stood before the change; null: it was not there.',
  },
} as const satisfies PorTipo
