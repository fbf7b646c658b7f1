import type { Db } from '#infra'

import type { DonoDoCarrinho } from './bloqueio.repository.ts'

export interface AprovadorRow {
  nome: string
  email: string
}

/** The logins that may send orders for the cliente, besides this one. */
export function listAprovadores(
  db: Db,
  { idcliente, idusuario }: { idcliente: string; idusuario: string },
): Promise<AprovadorRow[]> {
  return db<AprovadorRow[]>`
    select u.nome, u.email from usuario_cliente uc join usuario u using (idusuario)
    where uc.idcliente = ${idcliente} and uc.submissao_pedido and uc.idusuario <> ${idusuario} order by u.nome, u.email`
}

/** Which state of the cart it is, and how many lines it has; null: there is no cart. */
export async function findRevisao(
  db: Db,
  { idfornecedor, idcliente }: DonoDoCarrinho,
): Promise<{ revisao: number; linhas: number } | null> {
  const [row] = await db<{ revisao: number; linhas: number }[]>`
    select revisao, jsonb_array_length(itens) as linhas from carrinho
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row ?? null
}
