import type { ResolveContexto } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { makeContexto } from './contexto.ts'
import { findSessao } from './sessao.repository.ts'

/** Reads what the context is made of: nothing for a visitor, one statement for a session. */
export function createResolveContexto(db: Db, fornecedores: Fornecedores): ResolveContexto {
  return async (requisicao, nomes) => {
    const fornecedor = nomes.fornecedor ? await fornecedores.find(nomes.fornecedor) : null
    if (nomes.fornecedor && !fornecedor) throw new Falha('fornecedor_desconhecido')
    const { token } = requisicao
    const sessao = token
      ? await findSessao(db, token, fornecedor?.idfornecedor ?? null, nomes.idcliente ?? null)
      : null
    return makeContexto(fornecedor, sessao, nomes, {
      agora: new Date(),
      sessaoExpirada: token !== '' && sessao === null,
    })
  }
}
