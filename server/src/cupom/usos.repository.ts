import type { Db } from '#infra'

/** One coupon of a supplier. */
export interface Qual {
  idfornecedor: string
  idcupom: string
}

/** Orders of a day, or of all days before those that are told of; money in centavos, of those that hold. */
export interface SomaRow {
  /** Null: before. */
  dia: string | null
  pedidos: number
  cancelados: number
  desconto: number
  total: number
}

/** A budget without an answer is no order yet. */
const semResposta = ['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO']

/**
 * Orders with a coupon, added up by the store's days: no more rows than days are told of, and one for all before. Of old orders what is added up
 * already is taken as it is (soma.repository), so that only those since are read.
 */
export function sumUsos(
  db: Db,
  { idfornecedor, idcupom }: Qual,
  { desde, fuso }: { desde: string; fuso: string },
): Promise<SomaRow[]> {
  const doCupom = db`p.idfornecedor = ${idfornecedor} and p.idcupom = ${idcupom} and not p.teste and p.status <> all(${semResposta})`
  return db<SomaRow[]>`
    with soma as materialized (select * from soma_cupom where idfornecedor = ${idfornecedor} and idcupom = ${idcupom}),
    uso as (
      select p.criado_em, p.status, p.desconto, p.total from pedido p
      where ${doCupom} and p.numpedido > coalesce((select ate from soma), 0)
      union all
      select p.criado_em, p.status, p.desconto, p.total from pedido p
      where ${doCupom} and p.numpedido = any((select abertos from soma)::bigint[])
    )
    select dia::text, sum(pedidos)::int as pedidos, sum(cancelados)::int as cancelados, sum(desconto)::float8 as desconto, sum(total)::float8 as total
    from (
      select case when u.criado_em >= (${desde}::date::timestamp at time zone ${fuso}) then (u.criado_em at time zone ${fuso})::date end as dia,
        case when u.status = 'CANCELADO' then 0 else 1 end as pedidos, case when u.status = 'CANCELADO' then 1 else 0 end as cancelados,
        case when u.status = 'CANCELADO' then 0 else u.desconto end as desconto, case when u.status = 'CANCELADO' then 0 else coalesce(u.total, 0) end as total
      from uso u
      union all
      select null, s.pedidos, s.cancelados, s.desconto, s.total from soma s
    ) d
    group by dia`
}

export interface UsoRow {
  numpedido: number
  criado_em: Date
  desconto: number
  total: number | null
  cancelado: boolean
  orcamento: boolean
}

/** The newest orders with a coupon. */
export function listUltimosUsos(db: Db, { idfornecedor, idcupom }: Qual, limit: number): Promise<UsoRow[]> {
  return db<UsoRow[]>`
    select p.numpedido, p.criado_em, p.desconto, p.total, p.status = 'CANCELADO' as cancelado, p.orcamento
    from pedido p
    where p.idfornecedor = ${idfornecedor} and p.idcupom = ${idcupom} and not p.teste and p.status <> all(${semResposta})
    order by p.numpedido desc limit ${limit}`
}
