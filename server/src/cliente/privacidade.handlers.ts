import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { acceptTermo } from './accept-termo.ts'
import { deleteConta } from './delete-conta.ts'
import { listDados } from './privacidade.repository.ts'
import { findTermo } from './termo.repository.ts'

type Calls =
  | 'GET /termouso'
  | 'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso'
  | 'GET /v4/client/{idcliente}/dados'
  | 'POST /v4/client/{idcliente}/dados/excluir'

/** Terms of use, and the rights over one's own data (§7, LGPD). */
export function createPrivacidadeHandlers(sql: Sql): HandlersOf<Calls> {
  return {
    'GET /termouso': async ({ query }) => {
      const termo = await findTermo(sql, query.versaoArquivo || null)
      if (!termo) throw new Falha('nao_encontrado')
      return { ...termo, publicado_em: termo.publicado_em.toISOString() }
    },
    'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso': ({ body, ...quem }) =>
      acceptTermo(sql, body.versao, quem),
    'GET /v4/client/{idcliente}/dados': async ({ params }) => ({
      gerado_em: new Date().toISOString(),
      tabelas: await listDados(sql, params.idcliente),
    }),
    'POST /v4/client/{idcliente}/dados/excluir': ({ body, contexto }) =>
      deleteConta(sql, body.senha, contexto),
  }
}
