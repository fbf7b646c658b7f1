import type { Body, Calls, Response } from '@vitrine/contract'
import { isAuthBlocked } from '@vitrine/rules/acesso'

import { enterSessao, hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, networkOf } from '#infra'
import { takeTentativaDoIp } from '#verificacao'

import { findApiKey, findCadastroErp, touchApiKey } from './api-key.repository.ts'
import type { AuthenticateDeps } from './authenticate.ts'

type Key = 'POST /v4/api-key/login'

/** Logins by key from one address in an hour: a system logs in often, a guesser is stopped. */
const POR_IP = 600

/**
 * A session of a supplier's own system for the one cliente that it names by its code (§6 API-key login). The session is the
 * key's, not the person's: it reaches that cliente at that supplier and no account. Errors: `cliente_nao_obtido` alike for
 * unknown, foreign and revoked keys and for codes of nobody, `aguarda_aprovacao`, `muitas_requisicoes`.
 */
export async function loginApiKey(
  deps: AuthenticateDeps,
  { apiKey, idErpUsuario }: Body<Calls[Key]>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[Key]>> {
  const { sql } = deps
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor, tags } = fornecedor
  requisicao.chaveEnviada = hashToken(apiKey)
  if (!(await takeTentativaDoIp(sql, 'api-key', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const [chave, cadastro] = await Promise.all([
    findApiKey(sql, { idfornecedor, chaveHash: requisicao.chaveEnviada, erp: false }),
    findCadastroErp(sql, idfornecedor, idErpUsuario),
  ])
  if (!chave || !cadastro) throw new Falha('cliente_nao_obtido')
  const { idcliente, aprovado } = cadastro
  if (isAuthBlocked({ tags, aprovado })) throw new Falha('aguarda_aprovacao')
  const { idusuario } = chave
  await touchApiKey(sql, chave.idapikeys, networkOf(requisicao.ip))
  const quem = { idusuario, idcliente, idfornecedor, papel: 'api-key', tokenorigin: 'API_KEY' } as const
  return enterSessao(deps, quem, requisicao)
}
