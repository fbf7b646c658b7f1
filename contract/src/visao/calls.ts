import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

/** For so long a look at the store as a customer lasts. */
export const MINUTOS_DE_VISAO = 30

/** Staff looks at its store as a customer of it does (ahead C2, decision 0112). */
export const visaoCalls = defineCalls({
  'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao': {
    access: ['atendente', 'fornecedor'],
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: semCampos,
    body: nada,
    summary:
      'A link, good once and for a minute, that opens the store as this customer sees it; nothing can be written there.',
    response: z.object({
      /** To be opened in a tab of its own: at the store's own host where it has one. */
      url: z.string(),
      /** Until when it shows anything. */
      ate: z.string(),
    }),
    falhas: [
      'sessao_expirada',
      'sem_permissao',
      'fornecedor_desconhecido',
      'nao_encontrado',
      'cliente_sem_login',
    ],
  },
})
