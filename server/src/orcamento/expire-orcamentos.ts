import { rodadaSolta, type Rodada } from '#fila'
import type { Sql } from '#infra'
import { lockPedido, movePedido } from '#pedido'

import { listVencidos } from './orcamento.repository.ts'

const LOTE = 100

/** Cancels priced budgets whose time ran out, each in a transaction of its own; safe in several processes at once. */
export async function expireOrcamentos(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  return rodada.drain('pedido', {
    list: (exceto) => listVencidos(sql, exceto, LOTE),
    chaveOf: (numpedido) => numpedido,
    work: (numpedido) => expire(sql, numpedido),
  })
}

async function expire(sql: Sql, numpedido: number): Promise<void> {
  await sql.begin(async (tx) => {
    const pedido = await lockPedido(tx, numpedido)
    // Accepted or priced anew meanwhile.
    if (!pedido?.vencido) return
    const quem = { ator: 'sistema', papel: 'sistema', idusuario: null } as const
    const motivo = 'o prazo para aceitar o orçamento terminou'
    await movePedido(tx, pedido, { para: 'CANCELADO', motivo, quem, vencido: true })
  })
}
