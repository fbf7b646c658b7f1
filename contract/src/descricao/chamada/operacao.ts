import type { PorChamada } from '#descricao'

const cursor = '`cursor` of the page before; absent: the first page.'

/** What the platform's people ask of stores. */
export const chamadasDaOperacao = {
  'GET /painel/v1/acessos': {
    cursor,
    idfornecedor: 'Only accesses to this store; absent: to any.',
    data: 'Accesses of everybody of the platform, the newest first.',
  },
  'GET /painel/v1/{idfornecedor}/acessos-da-plataforma': {
    cursor,
    data: 'Accesses to this store, the newest first.',
  },
  'GET /painel/v1/saude/fornecedores': {
    cursor,
    busca: 'Part of the name or of the address of a store.',
    data: 'Stores by name.',
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir': {
    fila: 'Letters that have not gone, messages to webhooks, or what a payment provider was asked and has not answered.',
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/convite': {
    nome: 'Name of somebody who is to run the supplier and does not yet; absent: who is invited runs it already.',
  },
} as const satisfies PorChamada
