import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { lockCarrinho, unlockCarrinho, type DonoDoCarrinho } from './bloqueio.repository.ts'
import { readCarrinho } from './read-carrinho.ts'

type Calls =
  | 'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio'
  | 'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio'

/** Lock and unlock of a negotiated cart; both answer it whole (§4 Cart saving, readings 5). */
export function createBloqueioHandlers(db: Db, vivos: ProdutosVivos): HandlersOf<Calls> {
  const fonte = { db, vivos }
  return {
    'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio': async ({ contexto }) => {
      const isMine = await lockCarrinho(db, donoOf(contexto), contexto.idusuario ?? '')
      if (!isMine) throw new Falha('carrinho_bloqueado')
      return readCarrinho(fonte, contexto)
    },
    'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio': async ({ contexto }) => {
      await unlockCarrinho(db, donoOf(contexto))
      return readCarrinho(fonte, contexto)
    },
  }
}

function donoOf({ fornecedor, idcliente }: ContextoComprador): DonoDoCarrinho {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
