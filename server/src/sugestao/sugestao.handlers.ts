import type { HandlersOf } from '#chamada'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { listSugestoes } from './list-sugestoes.ts'
import { addFeedback } from './sugestao.repository.ts'

type Calls = 'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}' | 'POST /v4/sugestao/feedback'

/** Recommendations and what shoppers say of them (§7). */
export function createSugestaoHandlers(db: Db, vivos: ProdutosVivos): HandlersOf<Calls> {
  return {
    'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}': ({ query, contexto }) =>
      listSugestoes({ db, vivos }, query, contexto),
    'POST /v4/sugestao/feedback': async ({ body }) => {
      const { sessao_id, acao, item_id } = body
      const registrados = await addFeedback(db, { sessao_id, acao, itens: [item_id].flat() })
      if (registrados === null) throw new Falha('nao_encontrado')
      return { registrados }
    },
  }
}
