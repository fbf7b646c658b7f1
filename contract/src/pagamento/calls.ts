import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, nada, semCampos, session_token } from '#comum'

import { FormaPagamento } from './entidade.ts'

export const pagamentoCalls = defineCalls({
  'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento': {
    summary: 'Payment methods of a supplier for this customer.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ session_token, id }),
    query: z.object({ idcliente: id.optional() }),
    body: nada,
    response: z.object({ data: z.array(FormaPagamento) }),
    falhas: ['fornecedor_desconhecido'],
  },
  'POST /v4/webhook/{provedor}/{idfornecedor}': {
    summary: "A payment provider's event: stored once, applied forward only (readings 7).",
    access: todos,
    dono: 'assinatura',
    fornecedor: 'params.idfornecedor',
    params: z.object({ provedor: z.string().max(30), idfornecedor: id }),
    query: semCampos,
    body: z.looseObject({}),
    response: z.object({ recebido: z.boolean() }),
    falhas: ['sem_permissao', 'nao_encontrado'],
  },
})
