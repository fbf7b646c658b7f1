import type { Submissao } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { PorAprovacao, SubmissaoDeps } from '#conferencia'

import { freezePedido } from './freeze-pedido.ts'
import { submitPedido } from './submit-pedido.ts'

/** What the approval of orders asks of them: how one would be now, and the order of a request by the path of every order. */
export function createSubmissoes(deps: SubmissaoDeps) {
  return {
    freeze: (submissao: Submissao, contexto: ContextoComprador) => freezePedido(deps, submissao, contexto),
    submit: (submissao: Submissao, contexto: ContextoComprador, aprovacao: PorAprovacao) =>
      submitPedido(deps, submissao, contexto, { aprovacao }),
  }
}
