import { randomBytes } from 'node:crypto'

import type { Calls, Response } from '@vitrine/contract'
import { DIA_MS } from '@vitrine/rules/data'

import { hashToken, insertSessao, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, networkOf, type Sql } from '#infra'
import { takeTentativaDoIp } from '#verificacao'

import { findApiKey, touchApiKey } from './api-key.repository.ts'

/** A system logs in once a day; a guesser is stopped. */
const POR_IP = 60
const DIAS = 1

/**
 * A session of a supplier's own system, for the panel's calls alone: no cliente, no cookie, a day. Errors:
 * `credenciais_invalidas` alike for unknown, foreign and revoked keys and for those that are for customers,
 * `fornecedor_desconhecido`, `muitas_requisicoes`.
 */
export async function loginErp(
  sql: Sql,
  chave: string,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls['POST /painel/v1/{idfornecedor}/entrar']>> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  requisicao.chaveEnviada = hashToken(chave)
  if (!(await takeTentativaDoIp(sql, 'erp', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const key = await findApiKey(sql, { idfornecedor, chaveHash: requisicao.chaveEnviada, erp: true })
  if (!key) throw new Falha('credenciais_invalidas')
  await touchApiKey(sql, key.idapikeys, networkOf(requisicao.ip))
  const token = randomBytes(32).toString('base64url')
  await insertSessao(sql, {
    token,
    idusuario: key.idusuario,
    idcliente: null,
    idfornecedor,
    papel: 'erp',
    tokenorigin: 'API_KEY',
    agente: requisicao.agente,
    dias: DIAS,
  })
  return { token, expira_em: new Date(Date.now() + DIAS * DIA_MS).toISOString() }
}
