import { CARENCIA_PIX_MS } from '@vitrine/rules/pagamento'

import type { Db } from '#infra'

import type { CobrancaRow } from './pagamento.repository.ts'

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

/** Charges that wait past their time, a Pix past the time for another code, a few for each round. */
export async function listVencidas(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<
  Pick<
    CobrancaRow,
    'idpagamento' | 'tipo' | 'provedor' | 'txid' | 'idexterno' | 'idfornecedor' | 'numpedido'
  >[]
> {
  return db`
    select idpagamento, tipo, provedor, txid, idexterno, idfornecedor, numpedido from pagamento
    where status = 'PENDENTE' and expira_em < now() - case when tipo = 'PIX' then ${CARENCIA_PIX_MS} else 0 end * interval '1 millisecond'
      and idpagamento <> all(${exceto as string[]}::uuid[])
    order by expira_em limit ${limit}`
}

/** Orders with a reserve that ends before a moment. */
export async function listReservasNoFim(
  db: Db,
  ate: Date,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<number[]> {
  const rows = await db<{ numpedido: number }[]>`
    select g.numpedido from pagamento g where g.status = 'RESERVADO' and g.expira_em < ${ate} and g.numpedido <> all(${exceto as string[]}::bigint[])
      and not exists (select from operacao_pagamento o where o.idpagamento = g.idpagamento and o.tipo in ('CAPTURAR', 'CANCELAR'))
    order by g.expira_em limit ${limit}`
  return rows.map(({ numpedido }) => numpedido)
}
