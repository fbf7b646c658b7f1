import type { Db, Fragment } from '#infra'

export interface DonoDoCarrinho {
  idfornecedor: string
  idcliente: string
}

/**
 * Takes the cart for one attendant; a cart that does not exist yet is made. Taking again what one holds changes nothing.
 * False when another attendant holds it.
 */
export async function lockCarrinho(
  db: Db,
  { idfornecedor, idcliente }: DonoDoCarrinho,
  idusuario: string,
): Promise<boolean> {
  const rows = await db`
    insert into carrinho as c (idfornecedor, idcliente, bloqueado_por, bloqueado_desde)
    values (${idfornecedor}, ${idcliente}, ${idusuario}, now())
    on conflict (idfornecedor, idcliente) do update
    set bloqueado_por = excluded.bloqueado_por, bloqueado_desde = coalesce(c.bloqueado_desde, excluded.bloqueado_desde)
    where c.bloqueado_por is null or c.bloqueado_por = excluded.bloqueado_por
    returning 1`
  return rows.length > 0
}

/**
 * Frees the cart and takes every attendant price out of its lines; the revision moves, so that pages that still show those
 * prices learn of it at the next save (readings 5). A free cart stays as it is.
 */
export async function unlockCarrinho(db: Db, { idfornecedor, idcliente }: DonoDoCarrinho): Promise<void> {
  await unlock(
    db,
    db`idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and bloqueado_por is not null`,
  )
}

/** The same with all that these people hold at a supplier. */
export async function releaseCarrinhos(
  db: Db,
  idfornecedor: string,
  atendentes: readonly string[],
): Promise<void> {
  if (atendentes.length === 0) return
  await unlock(
    db,
    db`idfornecedor = ${idfornecedor} and bloqueado_por = any(${atendentes as string[]}::uuid[])`,
  )
}

async function unlock(db: Db, onde: Fragment): Promise<void> {
  await db`
    update carrinho set bloqueado_por = null, bloqueado_desde = null, revisao = revisao + 1, atualizado_em = now(),
      itens = (select coalesce(jsonb_agg(item - 'precoatendente' order by ordem), '[]')
        from jsonb_array_elements(itens) with ordinality as linha (item, ordem))
    where ${onde}`
}
