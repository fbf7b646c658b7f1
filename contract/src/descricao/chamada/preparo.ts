import type { PorChamada } from '#descricao'

/** What a store is prepared with, and where it delivers. */
export const chamadasDoPreparo = {
  'POST /painel/v1/{idfornecedor}/marca/imagens': {
    dados: 'The picture in base64, up to 10 MB: SVG, PNG, WebP or JPEG.',
  },
  'DELETE /painel/v1/{idfornecedor}/conta-provedor': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/areas': { data: 'Areas, by name, 500 at most.' },
  'DELETE /painel/v1/{idfornecedor}/areas/{idarea}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/lojas': { data: 'Stores, by name, 500 at most.' },
  'DELETE /painel/v1/{idfornecedor}/lojas/{idloja}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/formas-pagamento': {
    data: 'Payment methods, in the order of the shop.',
  },
  'GET /painel/v1/{idfornecedor}/formas-entrega': {
    data: 'Ways of delivery and pickup, in the order of the shop.',
  },
  'GET /painel/v1/{idfornecedor}/dias-fechados': { data: 'Closed days, in their order, 500 at most.' },
  'PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}': { dia: "The day, 'YYYY-MM-DD' of the store." },
  'DELETE /painel/v1/{idfornecedor}/dias-fechados/{dia}': {
    dia: "The day, 'YYYY-MM-DD' of the store.",
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
  'GET /painel/v1/{idfornecedor}/lugares-recusados': {
    data: 'Places, those asked for most first, 500 at most.',
    total: 'How often in all, places that are left out too.',
  },
} as const satisfies PorChamada
