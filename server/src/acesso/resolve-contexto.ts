import type { ResolveContexto } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import { Falha } from '#infra'

import { checkForaDoAr } from './check-fora-do-ar.ts'
import { makeContexto } from './contexto.ts'
import { hashToken, type SessaoRow } from './sessao.repository.ts'
import type { SessoesVivas } from './sessoes-vivas.ts'

/** Reads what the context is made of: nothing for a visitor, at most one statement for a session. */
export function createResolveContexto(sessoes: SessoesVivas, fornecedores: Fornecedores): ResolveContexto {
  return async (requisicao, nomes) => {
    const { fornecedor, isFora } = await findLoja(fornecedores, nomes.fornecedor)
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
    const contexto = makeContexto(fornecedor, daqui, nomes, {
      agora: new Date(),
      sessaoExpirada: token !== '' && sessao === null,
    })
    if (isFora) checkForaDoAr(requisicao.chamada, contexto.papel)
    return contexto
  }
}

/** The supplier that a request names, on the air or not. Errors: `fornecedor_desconhecido`. */
async function findLoja(fornecedores: Fornecedores, nome: string | undefined) {
  if (!nome) return { fornecedor: null, isFora: false }
  const noAr = await fornecedores.find(nome)
  if (noAr) return { fornecedor: noAr, isFora: false }
  const fora = await fornecedores.findForaDoAr({ nome })
  if (!fora) throw new Falha('fornecedor_desconhecido')
  return { fornecedor: fora, isFora: true }
}

/** Who looks at its store as a customer is a visitor at every other one. */
const isDeOutraLoja = (sessao: SessaoRow | null, idfornecedor: string | undefined): boolean =>
  sessao?.idvisao != null && idfornecedor !== undefined && idfornecedor !== sessao.idfornecedor
