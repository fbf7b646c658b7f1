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

/** Orders with a coupon, added up by the store's days: no more rows than days are told of, and one for all before. */
export function sumUsos(
  db: Db,
  { idfornecedor, idcupom }: Qual,
  { desde, fuso }: { desde: string; fuso: string },
): Promise<SomaRow[]> {
  return db<SomaRow[]>`
    select dia::text, count(*) filter (where not cancelado)::int as pedidos, count(*) filter (where cancelado)::int as cancelados,
      coalesce(sum(desconto) filter (where not cancelado), 0)::float8 as desconto,
      coalesce(sum(total) filter (where not cancelado), 0)::float8 as total
    from (
      select case when p.criado_em >= (${desde}::date::timestamp at time zone ${fuso}) then (p.criado_em at time zone ${fuso})::date end as dia,
        p.status = 'CANCELADO' as cancelado, p.desconto, p.total
      from pedido p
      where p.idfornecedor = ${idfornecedor} and p.idcupom = ${idcupom} and not p.teste and p.status <> all(${semResposta})
    ) u
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
