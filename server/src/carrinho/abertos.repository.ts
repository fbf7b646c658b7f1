import type { CarrinhoAberto } from '@vitrine/contract'

import type { Db } from '#infra'

const MAX = 50

/** Carts of a cliente with lines in them, at stores that are open, the latest first. */
export async function listAbertos(
  db: Db,
  idcliente: string,
): Promise<(Omit<CarrinhoAberto, 'atualizado_em'> & { atualizado_em: Date })[]> {
  return db`
    select f.idfornecedor, f.slug, f.nome, coalesce(f.config #>> '{tema,logo,claro}', '') as logo,
      jsonb_array_length(c.itens) as itens, c.atualizado_em
    from carrinho c join fornecedor f using (idfornecedor)
    where c.idcliente = ${idcliente} and jsonb_array_length(c.itens) > 0 and f.ativo
    order by c.atualizado_em desc limit ${MAX}`
}
