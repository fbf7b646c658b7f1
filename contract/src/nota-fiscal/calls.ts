import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { Arquivo, id, nada, semCampos } from '#comum'

/** `num` is the order's number. */
const params = z.object({ num: z.int().min(1).max(Number.MAX_SAFE_INTEGER), idfornecedor: id })
const falhas = ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido', 'nota_nao_emitida'] as const

export const notaFiscalCalls = defineCalls({
  'GET /v4/danfe/{num}/{idfornecedor}': {
    summary: 'The DANFE of an order, drawn from its NF-e.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas,
  },
  'GET /v4/danfe/{num}/{idfornecedor}/xml': {
    summary: 'The NF-e of an order as it was authorized.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/xml',
    falhas,
  },
})
