import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { AlertaDisponibilidade } from './entidade.ts'

export const alertaCalls = defineCalls({
  'POST /v4/notificacao/alerta-disponibilidade': {
    summary: 'Asks for an e-mail when a product is in stock again; asking twice is asking once.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: z.object({ idcliente: id, idfornecedor: id, idproduto: id, idcadastroextraproduto: id }),
    response: z.object({
      /** False when the product can be bought already: there is nothing to wait for. */
      ativo: z.boolean(),
      mensagem: z.string(),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/notificacao/alerta-disponibilidade/remove': {
    summary: 'Takes the request back; taking back what was never asked changes nothing.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: z.object({ idcliente: id, idfornecedor: id, idcadastroextraproduto: id }),
    response: z.object({ ativo: z.literal(false) }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}': {
    summary: 'My alerts: those that wait, then those answered in the last 30 days (readings 10).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(AlertaDisponibilidade) }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
})
