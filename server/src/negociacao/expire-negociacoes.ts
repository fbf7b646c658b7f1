import type { Rodada } from '#fila'
import type { Sql } from '#infra'

import { holdCarrinho } from './in-negociacao.ts'
import { listVencidas } from './prazo.repository.ts'

/** Writes the end of what the clock has ended, and tells both sides; who reads meanwhile has seen it ended already. */
export async function expireNegociacoes(sql: Sql, rodada: Rodada): Promise<void> {
  for (const dono of await listVencidas(sql))
    await rodada.item('carrinho', `${dono.idfornecedor}/${dono.idcliente}`, () =>
      sql.begin(async (tx) => void (await holdCarrinho(tx, dono))),
    )
}

/** A minute is long for who waits: each process looks more often. */
export function followPrazos(expire: () => Promise<unknown>, espera = 10_000): void {
  setInterval(() => void expire(), espera).unref()
}
