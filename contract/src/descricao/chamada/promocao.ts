import type { PorChamada } from '#descricao'

const versao = 'Version that was looked at; absent: whatever stands there.' as const

/** Coupons, combos and services as their supplier keeps them (decision 0147). */
export const chamadasDaPromocao = {
  'GET /painel/v1/{idfornecedor}/cupons': {
    situacao: 'Coupons that stand so today; absent: all.',
    sk: 'Part of the code or of the name; any case.',
    cursor: '`cursor` of the page before; absent: the first page.',
  },
  'DELETE /painel/v1/{idfornecedor}/cupons/{idcupom}': { versao },
  'GET /painel/v1/{idfornecedor}/cupons/{idcupom}/usos': {
    dias: 'How many days are told of, today included.',
  },
  'GET /painel/v1/{idfornecedor}/combos': {
    data: 'Combos with their groups, in the order of the shop, 500 at most.',
    produtos: 'Products that they name.',
  },
  'DELETE /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': { versao },
  'GET /painel/v1/{idfornecedor}/servicos': { data: 'Services, in the order of the shop, 500 at most.' },
  'DELETE /painel/v1/{idfornecedor}/servicos/{idservico}': { versao },
} as const satisfies PorChamada
