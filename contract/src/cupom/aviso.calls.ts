import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

const doCliente = {
  access: compradoresEEquipe,
  dono: 'cliente',
  falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
} as const
const pedido = {
  ...doCliente,
  fornecedor: 'body.idfornecedor',
  cliente: 'body.idcliente',
  params: semCampos,
  query: semCampos,
  body: z.object({ idcliente: id, idfornecedor: id }),
} as const

/** "Avise-me" for a customer without a coupon (ux 1.13.3). */
export const avisoCupomCalls = defineCalls({
  'GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}': {
    ...doCliente,
    summary: 'Whether a letter was asked for that has not been written yet (added call).',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: semCampos,
    body: nada,
    response: z.object({ ativo: z.boolean() }),
  },
  'POST /v4/notificacao/aviso-cupom': {
    ...pedido,
    summary:
      'Asks for one e-mail when a coupon is made that the customer may use; asking twice is asking once (added call).',
    response: z.object({ ativo: z.literal(true) }),
  },
  'POST /v4/notificacao/aviso-cupom/remove': {
    ...pedido,
    summary: 'Takes the request back; taking back what was never asked changes nothing (added call).',
    response: z.object({ ativo: z.literal(false) }),
  },
})
