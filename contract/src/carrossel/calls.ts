import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { comSessao, id, nada } from '#campo'
import { TipoEntrega } from '#venda'

import { Carrossel, Dispositivo, TelaCarrossel } from './entidade.ts'

export const carrosselCalls = defineCalls({
  'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}': {
    summary:
      'Carousels of a screen for this device, payment method and delivery type; with loadProdutos, their products priced for who asks.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: comSessao.extend({ idfornecedor: z.string().max(64) }),
    query: z.object({
      page: TelaCarrossel.default('HOME'),
      /** Absent: of all devices. */
      device: Dispositivo.optional(),
      idformapagamento: id.optional(),
      tipoentrega: TipoEntrega.optional(),
      /** The product looked at: recommendations begin with it, and no carousel shows it. */
      idcadastroextraproduto: id.optional(),
      loadProdutos: z.boolean().default(false),
      /** This one alone. */
      idcarrossel: id.optional(),
      /** The static page looked at. */
      idstaticpage: id.optional(),
    }),
    body: nada,
    response: z.object({
      data: z.array(Carrossel),
      /** False when this visitor may not see prices. */
      listaTemPrecos: z.boolean(),
    }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
  },
})
