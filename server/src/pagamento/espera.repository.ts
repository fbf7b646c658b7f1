import type { Db } from '#infra'

/** A charge, of an order or of invoices, that waits for somebody to pay it. */
export interface Esperando {
  provedor: string
  txid: string
  idexterno: string | null
  idfornecedor: string
}

/** Not asked about since: codes and cards, whose payer waits, and slips, which take days. */
export interface Desde {
  desde: Date
  boletosDesde: Date
}

/**
 * Takes charges that wait and were not asked about since a moment, codes and cards before slips, the longest unasked first; another
 * worker takes others. Of two kinds of charges, so up to twice as many.
 */
export async function takeEsperando(
  db: Db,
  { desde, boletosDesde }: Desde,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<Esperando[]> {
  const which = db`
    status = 'PENDENTE' and txid <> all(${exceto as string[]})
      and coalesce(consultada_em, criado_em) < case when tipo = 'BOLETO' then ${boletosDesde}::timestamptz else ${desde}::timestamptz end
    order by tipo = 'BOLETO', consultada_em nulls first limit ${limit} for update skip locked`
  return db<Esperando[]>`
    with pedido as (
      update pagamento set consultada_em = clock_timestamp() where idpagamento in (select idpagamento from pagamento where ${which})
      returning provedor, txid, idexterno, idfornecedor
    ),
    fatura as (
      update cobranca_fatura set consultada_em = clock_timestamp() where idcobranca in (select idcobranca from cobranca_fatura where ${which})
      returning provedor, txid, idexterno, idfornecedor
    )
    select * from pedido union all select * from fatura`
}
