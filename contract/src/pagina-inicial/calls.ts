import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, nada } from '#campo'
import { TipoEntrega } from '#venda'

import { PaginaInicial } from './entidade.ts'

export const paginaInicialCalls = defineCalls({
  'GET /v4/pagina-inicial/{idfornecedor}': {
    summary: 'The composed home of a store (id or slug) for who asks: sections, carousels, products.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: z.string().max(64) }),
    query: z.object({ idformapagamento: id.optional(), tipoentrega: TipoEntrega.optional() }),
    body: nada,
    response: PaginaInicial,
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
  },
})
