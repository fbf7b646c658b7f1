import type { Db } from '#infra'
import type { Pagador } from '#provedor'

/**
 * Who pays an order, `p` of the cliente `c`: billed where it says, else where it goes, else at the address of the account (a
 * pickup has no address of the customer).
 */
export function colunaPagador(db: Db) {
  return db`
    jsonb_build_object('nome', c.nome, 'email', c.email, 'documento', c.documento, 'endereco', coalesce(p.enderecofaturamento, p.enderecoentrega,
      (select to_jsonb(e) from endereco e where e.idcliente = c.idcliente and e.excluido_em is null order by e.primario desc, e.criado_em limit 1)))`
}

/** Who pays an order, and the bank's own number of its newest slip: what stands on paper beside the order. */
export async function findPagador(
  db: Db,
  numpedido: number,
): Promise<{ pagador: Pagador; nossonumero: string | null } | null> {
  const [row] = await db<{ pagador: Pagador; nossonumero: string | null }[]>`
    select ${colunaPagador(db)} as pagador, (select g.boleto ->> 'nosso_numero' from pagamento g where g.numpedido = p.numpedido
      order by g.criado_em desc limit 1) as nossonumero
    from pedido p join cliente c using (idcliente) where p.numpedido = ${numpedido}`
  return row ?? null
}
