import { randomBytes } from 'node:crypto'

import type { LinhaPedida } from '@vitrine/contract'

import { hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'
import { takeTentativaDoIp } from '#verificacao'

const DIAS = 7
/** Of an address in an hour: these are large carts, and each is up to 256 KB. */
const POR_IP = 60

/** Keeps lines for a week and answers their key, of which the hash alone is stored. Errors: `muitas_requisicoes`. */
export async function keepLinhas(
  sql: Sql,
  linhas: readonly LinhaPedida[],
  { contexto: { fornecedor }, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<string> {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!(await takeTentativaDoIp(sql, 'guardar', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const chave = randomBytes(32).toString('base64url')
  await sql`
    insert into carrinho_guardado (chave_hash, idfornecedor, linhas, expira_em)
    values (${hashToken(chave)}, ${fornecedor.idfornecedor}, ${sql.json([...linhas])}, now() + make_interval(days => ${DIAS}))`
  return chave
}

/** The lines of a key; none when it is unknown, over or of another store. */
export async function readLinhas(
  sql: Sql,
  chave: string,
  { fornecedor }: ContextoComprador,
): Promise<LinhaPedida[]> {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const [row] = await sql<{ linhas: LinhaPedida[] }[]>`
    select linhas from carrinho_guardado
    where idfornecedor = ${fornecedor.idfornecedor} and chave_hash = ${hashToken(chave)} and expira_em > now()`
  return row?.linhas ?? []
}
