import type { HandlersOf } from '#chamada'
import { readCarrinho } from '#carrinho'
import type { Sql } from '#infra'
import type { ProdutosVivos } from '#produto'
import { takeCarrinho, unlockCarrinho } from '#negociacao'

type Calls =
  | 'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio'
  | 'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio'

/** Lock and unlock of a negotiated cart; both answer it whole (§4 Cart saving, readings 5). */
export function createBloqueioHandlers(sql: Sql, vivos: ProdutosVivos): HandlersOf<Calls> {
  const fonte = { db: sql, vivos }
  return {
    'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio': async ({ contexto }) => {
      await takeCarrinho(sql, contexto, { assume: false })
      return readCarrinho(fonte, contexto)
    },
    'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio': async ({ contexto }) => {
      await unlockCarrinho(sql, contexto)
      return readCarrinho(fonte, contexto)
    },
  }
}
