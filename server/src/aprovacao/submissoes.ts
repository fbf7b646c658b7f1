import type { ConteudoAprovacao, RespostaPedido, Submissao } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { Falha } from '#infra'

import type { AprovacaoRow } from './aprovacao.repository.ts'

/** What approval asks of the slice of orders, handed over where the slices are put together: it reads this one. */
export interface Submissoes {
  /** A submission as it would be priced now, without a login. */
  freeze(
    submissao: Submissao,
    contexto: ContextoComprador,
  ): Promise<{
    conteudo: ConteudoAprovacao
    fatos: AprovacaoRow['fatos']
    impressao: Buffer
    recusa: Falha | null
  }>
  /** Makes the order of a request, by the path of every order. */
  submit(
    submissao: Submissao,
    contexto: ContextoComprador,
    aprovacao: {
      idaprovacao: string
      revisao: number
      quemPediu: string
      feitas: readonly string[]
      motivo: string
      esvazia: boolean
    },
  ): Promise<RespostaPedido>
}
