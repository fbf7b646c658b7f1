import type { Db } from '#infra'

/** A coupon that has a code, or is the one to share. */
export interface Rival {
  idcupom: string
  codigocupom: string
  indicacao: boolean
  ativo: boolean
}

/** Coupons of a supplier that have one of these codes, and the one to share. */
export async function listRivais(db: Db, idfornecedor: string, codigos: readonly string[]): Promise<Rival[]> {
  return db<Rival[]>`
    select idcupom, codigocupom, indicacao, ativo from cupom
    where idfornecedor = ${idfornecedor} and (codigocupom = any(${codigos as string[]}::text[]) or indicacao and ativo)`
}
