import { lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { readMovimentos } from './list-movimentos.ts'
import { moveEstoque, undoMovimento } from './move-estoque.ts'

type Base = '/painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos'
type Calls = `GET ${Base}` | `POST ${Base}` | `POST ${Base}/{idmovimento}/desfazer`

/** How the stock of a product came to be what it is, and what moves it (decision 0148). */
export function createMovimentoDeEstoqueHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': ({
      params: { idcadastroextraproduto },
      query,
      contexto,
    }) =>
      readMovimentos(sql, { idfornecedor: lojaOf(contexto).idfornecedor, idcadastroextraproduto, ...query }),
    'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': ({
      params: { idcadastroextraproduto },
      body,
      contexto,
    }) => moveEstoque(sql, quemOf(contexto), { idcadastroextraproduto, dito: body }),
    'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos/{idmovimento}/desfazer': ({
      params: { idcadastroextraproduto, idmovimento },
      contexto,
    }) => undoMovimento(sql, quemOf(contexto), { idcadastroextraproduto, idmovimento }),
  }
}
