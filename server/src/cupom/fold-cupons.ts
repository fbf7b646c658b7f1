import { rodadaSolta, type Rodada } from '#fila'
import type { Sql } from '#infra'

import { foldUsos, listPorSomar, LOTE } from './soma.repository.ts'

/** Coupons of one round; the rest is the next night's. */
const CUPONS = 1000

/** Adds up what old orders used of coupons, so that nobody reads them again (decision 0173). Answers how many orders. */
export async function foldCupons(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  let somados = 0
  for (const qual of await listPorSomar(sql, CUPONS))
    somados += (await rodada.item('cupom', qual.idcupom, () => foldCupom(sql, qual))) ?? 0
  return somados
}

async function foldCupom(sql: Sql, qual: Parameters<typeof foldUsos>[1]): Promise<number> {
  for (let somados = 0; ;) {
    const novos = await foldUsos(sql, qual)
    somados += novos
    if (novos < LOTE) return somados
  }
}
