import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, uuidv7, type Db } from '#infra'

import { deleteAviso, insertAviso, isAvisoPedido } from './aviso.repository.ts'

type Calls =
  | 'GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}'
  | 'POST /v4/notificacao/aviso-cupom'
  | 'POST /v4/notificacao/aviso-cupom/remove'

/** "Avise-me" of whoever has no coupon: asked for, on or off (ux 1.13.3). */
export function createAvisoCupomHandlers(db: Db): HandlersOf<Calls> {
  return {
    'GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}': async ({ contexto }) => ({
      ativo: await isAvisoPedido(db, donoOf(contexto)),
    }),
    'POST /v4/notificacao/aviso-cupom': async ({ contexto }) => {
      const isBuyer = contexto.papel === 'cliente' || contexto.papel === 'usuario vinculado'
      const idusuario = isBuyer ? contexto.idusuario : null
      await insertAviso(db, { ...donoOf(contexto), idaviso: uuidv7(), idusuario })
      return { ativo: true }
    },
    'POST /v4/notificacao/aviso-cupom/remove': async ({ contexto }) => {
      await deleteAviso(db, donoOf(contexto))
      return { ativo: false }
    },
  }
}

function donoOf({ fornecedor, idcliente }: ContextoComprador) {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
