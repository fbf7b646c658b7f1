import type { StatusPedido } from '@vitrine/contract'

import type { Db } from '#infra'

/** A subscription whose order is to be made, and where the order that began it stands. */
export interface Devida {
  idassinatura: string
  proxima: string
  statusprimeiro: StatusPedido
  /** It made an order that was not cancelled. */
  entregou: boolean
}

/** Subscriptions whose time has come, the longest waiting first; those that began with a budget wait for its answer. */
export async function listDevidas(
  db: Db,
  { agora, exceto, limit }: { agora: Date; exceto: readonly string[]; limit: number },
): Promise<Devida[]> {
  return db<Devida[]>`
    select a.idassinatura, a.proxima, p.status as statusprimeiro,
      exists (select 1 from pedido o where o.idassinatura = a.idassinatura and o.ciclo is not null and o.status <> 'CANCELADO') as entregou
    from assinatura a join pedido p on p.numpedido = a.numpedido
    where a.status = 'ATIVA' and a.tentar_em <= ${agora} and p.status not in ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')
      and a.idassinatura <> all(${exceto as string[]})
    order by a.tentar_em limit ${limit}`
}

/** The living order of a cycle, and how many of its orders ended without one. */
export async function findCiclo(
  db: Db,
  idassinatura: string,
  ciclo: string,
): Promise<{ numpedido: number | null; cancelados: number }> {
  const [row] = await db<{ numpedido: number | null; cancelados: number }[]>`
    select max(numpedido) filter (where status <> 'CANCELADO') as numpedido, (count(*) filter (where status = 'CANCELADO'))::int as cancelados
    from pedido where idassinatura = ${idassinatura} and ciclo = ${ciclo}`
  return row ?? { numpedido: null, cancelados: 0 }
}

/**
 * Last cycles whose order was cancelled by the system: it was not paid in time, or a charge was refused for good. A customer
 * who cancels the order of a cycle does not want it.
 */
export async function listSemPagamento(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<{ idassinatura: string; ciclo: string }[]> {
  return db<{ idassinatura: string; ciclo: string }[]>`
    select a.idassinatura, a.desde as ciclo
    from assinatura a
    join lateral (
      select o.numpedido, o.status from pedido o where o.idassinatura = a.idassinatura and o.ciclo = a.desde order by o.numpedido desc limit 1
    ) p on p.status = 'CANCELADO'
    where a.status = 'ATIVA' and a.idassinatura <> all(${exceto as string[]}::uuid[]) and a.ciclo_recusado is distinct from a.desde + 1 and (
      select h.ator from historico_pedido h where h.numpedido = p.numpedido order by h.sequencia desc limit 1) = 'sistema'
    limit ${limit}`
}

/** Active subscriptions whose order is made within a day: their customers are told while they can still change it. */
export async function listLembretes(
  db: Db,
  { de, ate, exceto, limit }: { de: Date; ate: Date; exceto: readonly string[]; limit: number },
): Promise<{ idassinatura: string; proxima: string }[]> {
  return db<{ idassinatura: string; proxima: string }[]>`
    select a.idassinatura, a.proxima from assinatura a
    where a.status = 'ATIVA' and a.tentar_em > ${de} and a.tentar_em <= ${ate} and a.tentativas = 0 and a.idassinatura <> all(${exceto as string[]}::uuid[])
      and not exists (select 1 from correio c where c.chave = 'assinatura-lembrete:' || a.proxima || ':' || a.idassinatura)
    order by a.tentar_em limit ${limit}`
}
