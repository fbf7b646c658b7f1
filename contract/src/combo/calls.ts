import { z } from 'zod'

import { compradoresEEquipe, defineCalls, todos } from '#call'
import { id, nada } from '#campo'
import { TipoEntrega } from '#venda'

import { Combo, ComboLista } from './entidade.ts'

const comuns = { idformapagamento: id.optional(), tipoEntrega: TipoEntrega.optional() }
const lista = z.object({ data: z.array(ComboLista) })

export const comboCalls = defineCalls({
  'GET /v4/promotional-combo-client/{idf}/{idc}': {
    summary: 'Combos of a supplier for a cliente: idfornecedor, idcliente.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idf',
    cliente: 'params.idc',
    params: z.object({ idf: z.string().max(64), idc: id }),
    query: z.object(comuns),
    body: nada,
    response: lista,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'GET /v4/promotional-combo-all/{idf}': {
    summary: 'Combos of a supplier as everybody sees them; those for logged-in customers say so.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idf',
    params: z.object({ idf: z.string().max(64) }),
    query: z.object(comuns),
    body: nada,
    response: lista,
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
  },
  'GET /v4/promotional-combo/{id}/': {
    summary: 'One combo with its slots, their products and prices for who asks.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    cliente: 'query.idcliente',
    params: z.object({ id }),
    query: z.object({
      ...comuns,
      idcliente: id.optional(),
      /** Spares the server the question whose combo it is. */
      idfornecedor: z.string().max(64).optional(),
    }),
    body: nada,
    response: Combo,
    falhas: ['nao_encontrado', 'fornecedor_desconhecido'],
  },
})
