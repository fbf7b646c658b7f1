import { randomBytes } from 'node:crypto'

import type { ApiKey, Body, Calls, Params, Response } from '@vitrine/contract'
import { DIA_MS } from '@vitrine/rules/data'

import { hashToken, lojaOf, type ContextoComprador } from '#acesso'
import { Falha, uuidv7, type Db, type Sql } from '#infra'

import {
  endApiKeyIn,
  insertApiKey,
  listApiKeys,
  lockApiKey,
  revokeApiKey,
  type ApiKeyRow,
} from './api-key.repository.ts'
import { CHAMADAS_DE_CHAVE, isDeChave } from './chamadas-de-chave.ts'

type TrocaKey = 'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca'
type MakeKey = 'POST /painel/v1/{idfornecedor}/chaves'

/** Keys of the supplier, without the keys themselves: of those only hashes are kept. Errors: `fornecedor_desconhecido`. */
export async function listChaves(
  sql: Sql,
  contexto: ContextoComprador,
): Promise<Response<Calls['GET /painel/v1/{idfornecedor}/chaves']>> {
  const rows = await listApiKeys(sql, lojaOf(contexto).idfornecedor)
  return { data: rows.map(toApiKey), chamadas: [...CHAMADAS_DE_CHAVE] }
}

/** A new key (256 random bits), shown in this answer alone. Errors: `fornecedor_desconhecido`, `entrada_invalida` for a blank name. */
export async function makeChave(
  sql: Sql,
  { nome: texto, uso, validade_dias, chamadas }: Body<Calls[MakeKey]>,
  contexto: ContextoComprador,
): Promise<Response<Calls[MakeKey]>> {
  const nome = texto.trim()
  if (nome === '') throw new Falha('entrada_invalida', { campos: { nome: 'Dê um nome à chave.' } })
  const erp = uso === 'ERP'
  return sql.begin((tx) =>
    insertChave(tx, contexto, {
      nome,
      erp,
      dias: validade_dias ?? null,
      chamadas: readChamadas(chamadas ?? null, erp),
    }),
  )
}

/**
 * A key in place of another, of its name, kind and length; that one goes on for some days, so that its system changes over in between.
 * Errors:
 * `nao_encontrado` alike for none, another supplier's and one that opens nothing more, `entrada_invalida` for calls that it may not make.
 */
export async function rotateChave(
  sql: Sql,
  { idapikeys, juntas_dias, chamadas }: Params<Calls[TrocaKey]> & Body<Calls[TrocaKey]>,
  contexto: ContextoComprador,
): Promise<Response<Calls[MakeKey]>> {
  return sql.begin(async (tx) => {
    const antes = await lockApiKey(tx, lojaOf(contexto).idfornecedor, idapikeys)
    if (!antes) throw new Falha('nao_encontrado')
    await endApiKeyIn(tx, idapikeys, juntas_dias)
    const novas = chamadas === undefined ? antes.chamadas : readChamadas(chamadas, antes.erp)
    return insertChave(tx, contexto, { ...antes, chamadas: novas })
  })
}

/** Calls as they are kept: each once. Errors: `entrada_invalida` for one that such a key does not make, and for a key that opens the shop. */
function readChamadas(ditas: readonly string[] | null, erp: boolean): string[] | null {
  if (ditas === null) return null
  const alheia = ditas.find((dita) => !erp || !isDeChave(dita))
  if (alheia === undefined) return [...new Set(ditas)].toSorted()
  const porque = erp
    ? `Uma chave de sistema não faz a chamada ${alheia}.`
    : 'Só uma chave de sistema se limita a chamadas.'
  throw new Falha('entrada_invalida', { campos: { chamadas: porque } })
}

interface ChaveNova {
  nome: string
  erp: boolean
  dias: number | null
  chamadas: string[] | null
}

async function insertChave(
  tx: Db,
  contexto: ContextoComprador,
  { nome, erp, dias, chamadas }: ChaveNova,
): Promise<Response<Calls[MakeKey]>> {
  const { idfornecedor } = lojaOf(contexto)
  const chave = randomBytes(32).toString('base64url')
  const [idapikeys, idusuario] = [uuidv7(), uuidv7()]
  await insertApiKey(tx, {
    idapikeys,
    idfornecedor,
    idusuario,
    nome,
    chave_hash: hashToken(chave),
    erp,
    ...(contexto.idusuario && { criada_por: contexto.idusuario }),
    ...(chamadas && { chamadas }),
    ...(dias !== null && { expira_em: new Date(Date.now() + dias * DIA_MS) }),
  })
  const [row] = await listApiKeys(tx, idfornecedor, idapikeys)
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

function toApiKey({ criada_em, usada_em, revogada_em, expira_em, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    criada_em: criada_em.toISOString(),
    usada_em: usada_em?.toISOString() ?? null,
    revogada_em: revogada_em?.toISOString() ?? null,
    expira_em: expira_em?.toISOString() ?? null,
  }
}
