import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, semCampos } from '#campo'
import { TipoEntrega } from '#venda'

export const avisoAreaCalls = defineCalls({
  'POST /v4/fornecedor/aviso-area': {
    summary: 'Asks for one e-mail once a supplier serves a place; asking twice is asking once (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    params: semCampos,
    query: semCampos,
    body: z.object({
      email: z.email().max(254),
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      /** The place as the shopper knows it. */
      lugar: z.string().min(1).max(160),
      tipoEntrega: TipoEntrega,
      /** This store alone; absent: any. */
      idfornecedor: id.optional(),
    }),
    response: z.object({
      /** False when the place is served already: there is nothing to wait for. */
      ativo: z.boolean(),
      mensagem: z.string(),
    }),
    falhas: ['entrada_invalida', 'fornecedor_desconhecido'],
  },
})
