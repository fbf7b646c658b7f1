import type { CallKey } from '@vitrine/contract'

import type { Sql } from '../../infra/index.ts'

/** A count of a product that nobody counted before; it can be taken back. */
export async function buildMovimento(
  sql: Sql,
  idfornecedor: string,
  idcadastroextraproduto: string,
): Promise<number> {
  const [row] = await sql<{ idmovimento: number }[]>`
    insert into movimento_estoque (idfornecedor, idcadastroextraproduto, tipo, depois, ator)
    values (${idfornecedor}, ${idcadastroextraproduto}, 'CONTAGEM', 1000, 'fornecedor') returning idmovimento`
  return row?.idmovimento ?? 0
}

/** The movement that a call names: one for each call. */
export async function ensureMovimento(
  sql: Sql,
  { idfornecedor, produto }: { idfornecedor: string; produto: string },
  key: CallKey,
) {
  if (!key.includes('{idmovimento}')) return {}
  return { idmovimento: await buildMovimento(sql, idfornecedor, produto) }
}
