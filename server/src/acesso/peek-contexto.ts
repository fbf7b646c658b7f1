import type { NomesDaChamada } from '#chamada'
import type { Fornecedores } from '#fornecedor'

import { makeContexto, type ContextoComprador } from './contexto.ts'
import { hashToken } from './sessao.repository.ts'
import type { SessoesVivas } from './sessoes-vivas.ts'

/**
 * Who asks with a token, from what is in memory and without waiting: the same as `ResolveContexto` makes of it. Null: something must be
 * read, or it is nobody whose answers are shared.
 */
export function createPeekContexto(
  sessoes: Pick<SessoesVivas, 'peek'>,
  fornecedores: Pick<Fornecedores, 'peek'>,
): (token: string, nomes: NomesDaChamada) => ContextoComprador | null {
  return (token, nomes) => {
    const fornecedor = nomes.fornecedor === undefined ? undefined : fornecedores.peek(nomes.fornecedor)
    if (!fornecedor) return null
    const sessao = sessoes.peek({
      tokenHash: hashToken(token),
      idfornecedor: fornecedor.idfornecedor,
      idcliente: nomes.idcliente ?? null,
    })
    if (!sessao) return null
    const contexto = makeContexto(fornecedor, sessao, nomes, { agora: new Date(), sessaoExpirada: false })
    return isPartilhavel(contexto) ? contexto : null
  }
}

/** The same of somebody who says nothing of who they are. */
export function createPeekVisitante(
  fornecedores: Pick<Fornecedores, 'peek'>,
): (nomes: NomesDaChamada) => ContextoComprador | null {
  return (nomes) => {
    const fornecedor = nomes.fornecedor === undefined ? undefined : fornecedores.peek(nomes.fornecedor)
    return fornecedor
      ? makeContexto(fornecedor, null, nomes, { agora: new Date(), sessaoExpirada: false })
      : null
  }
}

/** Customers alone are answered what others of their price signature are: a key is counted, a view and staff are looked at by themselves. */
export function isPartilhavel({ sessao, papel, idapikeys, faltaFator }: ContextoComprador): boolean {
  const isCliente = papel === 'cliente' || papel === 'usuario vinculado'
  return isCliente && sessao !== null && sessao.idvisao === null && idapikeys === null && !faltaFator
}
