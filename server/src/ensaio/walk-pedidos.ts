import { setImmediate as letOthers } from 'node:timers/promises'

import { PEDIDOS_DO_ENSAIO } from '@vitrine/contract'
import { addDias, instantOf, todayIn } from '@vitrine/rules/data'

import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'

import { findComeco, listPedidosDoEnsaio, type PedidoLido } from './ensaio.repository.ts'

/** Read with one statement, and judged while others wait. */
const POR_VEZ = 250
/** Others are let in between. */
const POR_TURNO = 25

/** An order, and its day by the store's clock. */
export type PedidoDeUmDia = Omit<PedidoLido, 'criado_em'> & { dia: string }

interface Passeio {
  /** So many days, today's included. */
  dias: number
  hoje: string
  /** Called before the orders of one statement are judged. */
  open?: (pedidos: readonly PedidoLido[]) => Promise<void>
  judge: (pedido: PedidoDeUmDia) => void
}

/**
 * Orders of the last days, today's too, one by one and the oldest first: read in batches, with others let in between, the newest
 * `PEDIDOS_DO_ENSAIO` at most (decision 0147). Answers which days they are of, and whether all of their orders were looked at.
 */
export async function walkPedidos(
  db: Db,
  { idfornecedor, fuso }: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
  { dias, hoje, open, judge }: Passeio,
): Promise<{ desde: string; ate: string; inteiro: boolean }> {
  const pedido = addDias(hoje, 1 - dias)
  const desde = instantOf(pedido, '00:00', fuso)
  const comeco = await findComeco(db, idfornecedor, { desde, maximo: PEDIDOS_DO_ENSAIO })
  let primeiro: string | null = null
  let de = comeco?.numpedido ?? null
  while (de !== null) {
    const pedidos: PedidoLido[] = await listPedidosDoEnsaio(db, idfornecedor, { de, desde, limit: POR_VEZ })
    await open?.(pedidos)
    for (const [i, { criado_em, ...lido }] of pedidos.entries()) {
      if (i % POR_TURNO === 0) await letOthers()
      const dia = todayIn(fuso, criado_em)
      primeiro ??= dia
      judge({ ...lido, dia })
    }
    const ultimo = pedidos.at(-1)
    de = ultimo && pedidos.length === POR_VEZ ? ultimo.numpedido + 1 : null
  }
  const inteiro = comeco?.inteiro ?? true
  return { desde: inteiro ? pedido : (primeiro ?? pedido), ate: hoje, inteiro }
}
