import { RESPOSTAS_MAXIMO, type RespostaPronta } from '@vitrine/contract'

import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db } from '#infra'

/** A ready answer of a supplier. */
export const cadastroResposta = describeCadastro(
  describeRegistro('resposta_pronta', ['idfornecedor'], ['idresposta', 'atalho', 'texto']),
  { chave: ['idresposta'], porFornecedor: true },
)

export async function listRespostas(db: Db, idfornecedor: string): Promise<RespostaPronta[]> {
  return db<RespostaPronta[]>`
    select idresposta, atalho, texto, versao from resposta_pronta where idfornecedor = ${idfornecedor}
    order by atalho limit ${RESPOSTAS_MAXIMO}`
}

export async function findResposta(
  db: Db,
  idfornecedor: string,
  idresposta: string,
): Promise<RespostaPronta | null> {
  const [row] = await db<RespostaPronta[]>`
    select idresposta, atalho, texto, versao from resposta_pronta
    where idfornecedor = ${idfornecedor} and idresposta = ${idresposta}`
  return row ?? null
}

/** Answers other than these, and those among them that have one of their short names. */
export async function findRivais(
  db: Db,
  idfornecedor: string,
  { ids, atalhos }: { ids: readonly string[]; atalhos: readonly string[] },
): Promise<{ total: number; atalhos: string[] }> {
  const [row] = await db<{ total: number; atalhos: string[] }[]>`
    select count(*)::int as total, coalesce(array_agg(atalho) filter (where atalho = any(${atalhos as string[]}::text[])), '{}') as atalhos
    from resposta_pronta where idfornecedor = ${idfornecedor} and idresposta <> all(${ids as string[]}::uuid[])`
  return row ?? { total: 0, atalhos: [] }
}
