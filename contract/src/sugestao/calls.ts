import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, nada, semCampos } from '#campo'

import { AcaoSugestao, Sugestao, Visao } from './entidade.ts'

export const sugestaoCalls = defineCalls({
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}': {
    summary:
      'Recommended products; a visitor has the null uuid as idcliente. None without the tag enable-recommendation-system.',
    access: todos,
    dono: 'cliente ou visitante',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: z.object({
      idformapagamento: id.optional(),
      visao: Visao.default('CART'),
      /** Ids that the screen starts from, comma-separated: the product looked at, or the cart of a visitor. */
      itens: z.string().max(3700).optional(),
      /** Of an earlier answer, so that a visitor's refusals hold. */
      sessao_id: id.optional(),
    }),
    body: nada,
    response: Sugestao,
    falhas: ['nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/sugestao/feedback': {
    summary: 'What was done with recommended products; several of one kind may come together.',
    access: todos,
    dono: 'assinatura',
    params: semCampos,
    query: semCampos,
    body: z.object({
      acao: AcaoSugestao,
      visao: Visao.default('CART'),
      item_id: z.union([id, z.array(id).min(1).max(50)]),
      /** Random, known only to whoever asked: it proves who sends the feedback. */
      sessao_id: id,
    }),
    response: z.object({ registrados: z.int() }),
    falhas: ['nao_encontrado'],
  },
})
