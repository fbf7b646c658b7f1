import { lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { listCatalogo } from './list-catalogo.ts'
import { previewProduto } from './preview-produto.ts'
import { readQualidade } from './qualidade.ts'
import { saveLote } from './save-lote.ts'
import { findProduto, saveProduto } from './save-produto.ts'

type Base = '/painel/v1/{idfornecedor}/produtos'
type Um = `${Base}/{idcadastroextraproduto}`
type Calls =
  | 'GET /painel/v1/{idfornecedor}/qualidade'
  | `GET ${Base}`
  | `GET ${Um}`
  | `PUT ${Um}`
  | `POST ${Um}/previa`
  | `POST ${Base}/lote`

/** Products of a supplier, as its panel keeps them (ux 3.5, decision 0140). */
export function createProdutoGuardadoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/qualidade': ({ contexto }) =>
      readQualidade(sql, lojaOf(contexto).idfornecedor),
    'GET /painel/v1/{idfornecedor}/produtos': ({ query, contexto }) =>
      listCatalogo(sql, lojaOf(contexto).idfornecedor, query),
    'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}': async ({
      params: { idcadastroextraproduto },
      contexto,
    }) => {
      const produto = await findProduto(sql, lojaOf(contexto).idfornecedor, idcadastroextraproduto)
      if (!produto) throw new Falha('nao_encontrado')
      return produto
    },
    'PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}': ({
      params: { idcadastroextraproduto },
      body,
      contexto,
    }) => saveProduto(sql, quemOf(contexto), { idcadastroextraproduto, dito: body }),
    'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa': ({
      params: { idcadastroextraproduto },
      body,
      contexto,
    }) =>
      previewProduto(
        sql,
        { quem: quemOf(contexto), loja: lojaOf(contexto) },
        { idcadastroextraproduto, ...body },
      ),
    'POST /painel/v1/{idfornecedor}/produtos/lote': ({ body, contexto }) =>
      saveLote(sql, quemOf(contexto), body),
  }
}
