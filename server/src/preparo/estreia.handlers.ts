import { urls } from '@vitrine/contract'

import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import { toLinkPublico, type Db, type EnderecoDaLoja, type Sql } from '#infra'
import { toQr } from '#pagamento'
import { findTermo } from '#termo'

/** What is left to see before a store is told of (issue 17, line 2). */
export function createEstreiaHandlers({
  sql,
  config,
}: {
  sql: Sql
  config: EnderecoDaLoja
}): HandlersOf<'GET /painel/v1/{idfornecedor}/estreia'> {
  return {
    'GET /painel/v1/{idfornecedor}/estreia': async ({ contexto }) => {
      const { idfornecedor, slug, publico } = lojaOf(contexto)
      const dominio = publico.config.dominio.dominio || null
      const url = toLinkPublico(config, { dominio, caminho: urls.loja(slug) })
      const [termo, primeiro_pedido] = await Promise.all([
        findTermo(sql, null),
        findPrimeiroPedido(sql, idfornecedor),
      ])
      return {
        url,
        ...toQr(url),
        termo: termo && {
          versao: termo.versao,
          titulo: termo.titulo,
          publicado_em: termo.publicado_em.toISOString(),
        },
        primeiro_pedido,
      }
    },
  }
}

/** By the index of a store's orders: few rows. */
async function findPrimeiroPedido(db: Db, idfornecedor: string) {
  const [row] = await db<{ numpedido: number; criado_em: Date }[]>`
    select numpedido, criado_em from pedido where idfornecedor = ${idfornecedor} and not teste order by numpedido limit 1`
  return row ? { numpedido: row.numpedido, criado_em: row.criado_em.toISOString() } : null
}
