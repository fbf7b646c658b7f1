import type { Db, Fragment } from '#infra'

/** A condition: an invoice of the cliente is overdue for longer than the supplier allows, so nothing is sold on credit. */
export function isCreditoBloqueado(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string | null; idcliente: string },
): Fragment {
  return db`exists (select from fatura f join fornecedor l using (idfornecedor)
    where f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} and f.status = 'ABERTA'
      and f.vencimento < (now() at time zone l.fuso)::date - l.bloqueio_vencida_dias)`
}
