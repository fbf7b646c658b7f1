import type { HandlersOf } from '#chamada'
import { createLeEstado } from '#conferencia'
import { createVez, type Sql, type EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import { keepRecusa } from './keep-recusa.ts'
import { createWritePedido } from './pedidos-juntos.repository.ts'
import { checkDuplicidade, submitPedido } from './submit-pedido.ts'

type Calls =
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade'
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido'

/** Making an order (§7 Orders, readings 6). */
export function createSubmissaoHandlers({
  sql,
  pagamentos,
  config,
  produtos: vivos,
}: {
  sql: Sql
  pagamentos: Pagamentos
  config: EnderecoDaLoja
  produtos: ProdutosVivos
}): HandlersOf<Calls> {
  const deps = {
    sql,
    pagamentos,
    config,
    vivos,
    leEstado: createLeEstado(sql),
    write: createWritePedido(sql),
    vez: createVez(),
  }
  return {
    'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': async ({ body, contexto }) => {
      const resposta = await checkDuplicidade(sql, body, contexto)
      await keepRecusa(sql, contexto, resposta.mensagemErro)
      return resposta
    },
    'POST /v2/app/{session_token}/usuario/{id}/pedido': ({ body, contexto }) =>
      submitPedido(deps, body, contexto).catch(async (error: unknown) => {
        // The refusal is the answer, kept or not.
        await keepRecusa(sql, contexto, error).catch(() => {})
        throw error
      }),
  }
}
