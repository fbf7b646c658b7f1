import type { PorChamada } from '#descricao'

/** Commercial policies, and prices that are tried. */
export const chamadasDaPolitica = {
  'GET /painel/v1/{idfornecedor}/politicas': {
    data: 'Policies, those that decide first.',
    grupos: 'Groups of customers, those of most customers first, 200 at most.',
  },
  'DELETE /painel/v1/{idfornecedor}/politicas/{idpolitica}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/politicas/{idpolitica}/historico': { data: 'Changes, the newest first.' },
  'GET /painel/v1/{idfornecedor}/precos/tabela': {
    sk: 'Words, or the beginning of a code (SKU, EAN); empty: all.',
    categ: 'Category that the products stand in, itself or one below it; absent: any.',
    grupo: 'Group of the buyer; absent: a visitor.',
    dia: 'Day on which it is bought; absent: today at the store.',
    cursor: 'Where the next page begins; in an answer null: nothing comes after.',
    data: 'Products on sale by name.',
    total: 'How many there are; with the first page alone.',
  },
  'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico': {
    data: 'Changes, the newest first.',
  },
  'GET /painel/v1/{idfornecedor}/reajustes': { data: 'Those that wait, by their day, then the newest.' },
  'GET /painel/v1/{idfornecedor}/precos/clientes': {
    sk: "A part of the customer's name or of the store's code for it, or the beginning of its document.",
    data: 'Customers, by name.',
  },
} as const satisfies PorChamada
