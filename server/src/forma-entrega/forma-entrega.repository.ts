import type { Db } from '#infra'

import { colunasDaFaixa, type FaixaGuardada } from './cadastro-forma-entrega.ts'

/** Rows of price tables: those of these forms, and those of these ids wherever they are. */
export async function listFaixasGuardadas(
  db: Db,
  idfornecedor: string,
  { formas, faixas }: { formas: readonly string[]; faixas: readonly string[] },
): Promise<FaixaGuardada[]> {
  return db<FaixaGuardada[]>`
    select ${db(colunasDaFaixa as unknown as string[])} from faixa_frete
    where idfornecedor = ${idfornecedor} and (idformaentrega = any(${formas as string[]}::uuid[]) or idfaixa = any(${faixas as string[]}::uuid[]))
    order by idfaixa`
}
