import type { UsosCupom } from '@vitrine/rules/cupom'

import { keepFragmento, type Db, type Fragment } from '#infra'

/** What a cart must know of a cliente to judge coupons. */
export interface FatosCupom {
  /** By idcupom, of the coupons that have a limit, and of the one to share. */
  usos: Readonly<Record<string, UsosCupom>>
  /** Bought here before; null for a visitor. */
  jaComprou: boolean | null
}

interface Dono {
  idfornecedor: string
  /** A value, or the column of a statement of many. */
  idcliente: string | null | Fragment
  /** This order of the cliente does not count as bought before: it is priced again. */
  fora?: number
}

/** The columns `usos` and `"jaComprou"`, for a statement that is made anyway. */
export function colunasCupom(db: Db, { idfornecedor, idcliente, fora }: Dono): Fragment {
  return db`
    (select coalesce(jsonb_object_agg(k.idcupom, jsonb_build_object('total', k.usos, 'cliente', coalesce(uk.usos, 0), 'descontado', k.descontado)), '{}')
      from cupom k left join uso_cupom uk on uk.idfornecedor = k.idfornecedor and uk.idcupom = k.idcupom and uk.idcliente = ${idcliente}
      where k.idfornecedor = ${idfornecedor} and k.ativo and (k.limite is not null or k.limite_por_cliente is not null or k.valor_limite is not null or k.indicacao)) as usos,
    (${idcliente}::uuid is null) is false and exists (select 1 from pedido pk where pk.idfornecedor = ${idfornecedor} and pk.idcliente = ${idcliente}
      ${fora === undefined ? db`` : db`and pk.numpedido <> ${fora}`} and pk.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')) as "jaComprou"`
}

/** The same two columns, where no coupon that can be in force asks for them. */
export const colunasSemCupom = keepFragmento((db) => db`'{}'::jsonb as usos, false as "jaComprou"`)

/** The uses of a supplier's coupons, for a visitor's cart: asked only where a coupon has a limit. */
export async function findUsos(db: Db, idfornecedor: string): Promise<FatosCupom['usos']> {
  const [row] = await db<FatosCupom[]>`select ${colunasCupom(db, { idfornecedor, idcliente: null })}`
  return row?.usos ?? {}
}
