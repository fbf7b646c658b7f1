import type { ContextoComprador } from '#acesso'
import { saveErroSubmit } from '#carrinho'
import { Falha, type Sql } from '#infra'

/** Longer ones name a hundred lines: the cart's own page shows those. */
const MAX_TEXTO = 1000

/** A refused submission leaves its text with the cart, so that it is there after the order page is left (readings 6). */
export async function keepRecusa(
  sql: Sql,
  { fornecedor, idcliente }: Pick<ContextoComprador, 'fornecedor' | 'idcliente'>,
  recusa: unknown,
): Promise<void> {
  const texto = recusa instanceof Falha ? recusa.extra.mensagemErro : recusa
  if (typeof texto !== 'string' || !fornecedor || !idcliente) return
  const { idfornecedor } = fornecedor
  await saveErroSubmit(sql, { idfornecedor, idcliente }, texto.slice(0, MAX_TEXTO))
}
