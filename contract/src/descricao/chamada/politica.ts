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
  'GET /painel/v1/{idfornecedor}/precos/clientes': {
    sk: "A part of the customer's name or of the store's code for it, or the beginning of its document.",
    data: 'Customers, by name.',
  },
} as const satisfies PorChamada
