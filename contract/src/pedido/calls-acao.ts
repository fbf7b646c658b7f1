import { z } from 'zod'

import { compradoresEEquipe, defineCalls, type Papel } from '#call'
import { semCampos } from '#comum'

import { AcaoPedido, MovimentoPedido, PedidoDeAcao, RespostaAcao } from './acao.ts'
import { numpedido } from './calls.ts'

/** The supplier's people, its own systems, and the platform. */
const equipeOuErp: readonly Papel[] = ['atendente', 'fornecedor', 'operador', 'api-key']

/** What happens to an order after it was made (readings 7 and 10). */
export const acaoPedidoCalls = defineCalls({
  'POST /v4/orders/{num}/{acao}': {
    summary: 'What a buyer does to an order: cancel, refuse a budget, confirm the delivery, repeat.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ num: numpedido, acao: AcaoPedido }),
    query: semCampos,
    body: PedidoDeAcao,
    response: RespostaAcao,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'movimento_recusado',
      'motivo_ausente',
      'repeticao_falhou',
      'carrinho_bloqueado',
    ],
  },
  'POST /painel/v1/pedidos/{num}/mover': {
    summary: 'Moves an order on, by staff or ERP: only as the table of moves allows.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: MovimentoPedido,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'motivo_ausente'],
  },
})
