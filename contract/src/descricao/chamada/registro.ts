import type { PorChamada } from '#descricao'

/** Changes of records. */
export const chamadasDoRegistro = {
  'GET /painel/v1/{idfornecedor}/registro': {
    cadastro: 'Only changes of this kind of record: `cadastro` of one of `cadastros`; absent: of all.',
    quem: 'Only changes by this one: `id` of one of `pessoas`, or of `quem` of a change; absent: by anybody.',
    desde: "First day, 'YYYY-MM-DD' of the store; absent: from the beginning.",
    ate: "Last day, 'YYYY-MM-DD' of the store, included; absent: until now.",
    cursor: '`cursor` of the page before; absent: the first page.',
  },
} as const satisfies PorChamada
