import type { ResolveContexto } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import { Falha } from '#infra'

import { makeContexto } from './contexto.ts'
import { hashToken, type SessaoRow } from './sessao.repository.ts'
import type { SessoesVivas } from './sessoes-vivas.ts'

/** Reads what the context is made of: nothing for a visitor, at most one statement for a session. */
export function createResolveContexto(sessoes: SessoesVivas, fornecedores: Fornecedores): ResolveContexto {
  return async (requisicao, nomes) => {
    const fornecedor = nomes.fornecedor ? await fornecedores.find(nomes.fornecedor) : null
    if (nomes.fornecedor && !fornecedor) throw await failSemLoja(fornecedores, nomes.fornecedor)
    const { token } = requisicao
    const sessao = token
      ? await sessoes.find(
          {
            tokenHash: hashToken(token),
            idfornecedor: fornecedor?.idfornecedor ?? null,
            idcliente: nomes.idcliente ?? null,
          },
          requisicao.ip,
        )
      : null
    const daqui = isDeOutraLoja(sessao, fornecedor?.idfornecedor) ? null : sessao
    return makeContexto(fornecedor, daqui, nomes, {
      agora: new Date(),
      sessaoExpirada: token !== '' && sessao === null,
    })
  }
}

/** A supplier that there is not, or not now. */
const failSemLoja = async (fornecedores: Pick<Fornecedores, 'findForaDoAr'>, nome: string): Promise<Falha> =>
  new Falha((await fornecedores.findForaDoAr({ nome })) ? 'loja_fora_do_ar' : 'fornecedor_desconhecido')

/** Who looks at its store as a customer is a visitor at every other one. */
const isDeOutraLoja = (sessao: SessaoRow | null, idfornecedor: string | undefined): boolean =>
  sessao?.idvisao != null && idfornecedor !== undefined && idfornecedor !== sessao.idfornecedor
