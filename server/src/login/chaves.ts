import { randomBytes } from 'node:crypto'

import type { ApiKey, Body, Calls, Response } from '@vitrine/contract'

import { hashToken, lojaOf, type ContextoComprador } from '#acesso'
import { Falha, uuidv7, type Sql } from '#infra'

import { insertApiKey, listApiKeys, revokeApiKey, type ApiKeyRow } from './api-key.repository.ts'

type MakeKey = 'POST /painel/v1/{idfornecedor}/chaves'

/** Keys of the supplier, without the keys themselves: of those only hashes are kept. Errors: `fornecedor_desconhecido`. */
export async function listChaves(sql: Sql, contexto: ContextoComprador): Promise<{ data: ApiKey[] }> {
  const rows = await listApiKeys(sql, lojaOf(contexto).idfornecedor)
  return { data: rows.map(toApiKey) }
}

/** A new key (256 random bits), shown in this answer alone. Errors: `fornecedor_desconhecido`, `entrada_invalida` for a blank name. */
export async function makeChave(
  sql: Sql,
  { nome: texto, uso }: Body<Calls[MakeKey]>,
  contexto: ContextoComprador,
): Promise<Response<Calls[MakeKey]>> {
  const idfornecedor = lojaOf(contexto).idfornecedor
  const nome = texto.trim()
  if (nome === '') throw new Falha('entrada_invalida', { campos: { nome: 'Dê um nome à chave.' } })
  const chave = randomBytes(32).toString('base64url')
  const [idapikeys, idusuario] = [uuidv7(), uuidv7()]
  const nova = { idapikeys, idfornecedor, idusuario, nome, chave_hash: hashToken(chave), erp: uso === 'ERP' }
  const [row] = await sql.begin(async (tx) => {
    await insertApiKey(tx, { ...nova, ...(contexto.idusuario && { criada_por: contexto.idusuario }) })
    return listApiKeys(tx, idfornecedor, idapikeys)
  })
  if (!row) throw new Falha('fornecedor_desconhecido')
  return { ...toApiKey(row), chave }
}

/** Ends a key and its sessions. Errors: `nao_encontrado` alike for none, another supplier's and one revoked before. */
export async function revokeChave(
  sql: Sql,
  idapikeys: string,
  contexto: ContextoComprador,
): Promise<{ revogada: true }> {
  const revoked = await revokeApiKey(sql, lojaOf(contexto).idfornecedor, {
    idapikeys,
    por: contexto.idusuario,
  })
  if (!revoked) throw new Falha('nao_encontrado')
  return { revogada: true }
}

function toApiKey({ criada_em, usada_em, revogada_em, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    criada_em: criada_em.toISOString(),
    usada_em: usada_em?.toISOString() ?? null,
    revogada_em: revogada_em?.toISOString() ?? null,
  }
}
