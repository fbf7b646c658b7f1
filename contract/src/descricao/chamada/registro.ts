import type { PorChamada } from '#descricao'

/** Changes of records, and who works at a store. */
export const chamadasDoRegistro = {
  'GET /painel/v1/{idfornecedor}/atos': { data: 'Acts, the newest first.' },
  'GET /painel/v1/{idfornecedor}/equipe': { data: 'Who works at the store, by name.' },
  'POST /painel/v1/{idfornecedor}/equipe': {
    nome: 'Name of the person; of a login that there is already its own stays.',
    email: 'E-mail address to be invited.',
    papel: 'What the person may do at the store, beside what they may already.',
  },
  'PUT /painel/v1/{idfornecedor}/equipe/{idusuario}': {
    papel: 'What the person may do at the store from now on, in place of all other roles there.',
  },
  'GET /painel/v1/{idfornecedor}/registro': {
    cadastro: 'Only changes of this kind of record: `cadastro` of one of `cadastros`; absent: of all.',
    quem: 'Only changes by this one: `id` of one of `pessoas`, or of `quem` of a change; absent: by anybody.',
    desde: "First day, 'YYYY-MM-DD' of the store; absent: from the beginning.",
    ate: "Last day, 'YYYY-MM-DD' of the store, included; absent: until now.",
    cursor: '`cursor` of the page before; absent: the first page.',
  },
} as const satisfies PorChamada
