import { shareAbsoluto } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { insertOperacao } from '#pagamento'

import {
  abateFaturas,
  lockFaturasDoPedido,
  saveDevolvido,
  type FaturaDoPedido,
} from './abatimento.repository.ts'
import { giveUpOutras } from './cobranca.repository.ts'
import type { Dono } from './fatura.repository.ts'

type PedidoAPrazo = Dono & { numpedido: number }

/** Centavos that open invoices owe less, and that go back of paid ones. */
export interface Abatimento {
  abatido: number
  estornado: number
}

/**
 * An order on credit costs less: its open invoices owe less, each by its share, with the credit that it frees; what they do not
 * cover goes back of those that were paid, through the charge that paid them, by the job of payments. Slips and codes over the old amount are given up.
 * `chave` says what for: money goes back once for it. The caller holds the order.
 */
export async function lowerFaturas(
  tx: Db,
  pedido: PedidoAPrazo,
  { valor, chave }: { valor: number; chave: string },
): Promise<Abatimento> {
  const faturas = await lockFaturasDoPedido(tx, pedido.numpedido)
  const abertas = faturas.filter(({ status }) => status === 'ABERTA')
  const partes = share(
    valor,
    abertas.map((fatura) => ({ ...fatura, livre: fatura.valor })),
  )
  const abatido = sum(partes)
  if (abatido > 0) {
    await giveUpOutras(
      tx,
      null,
      partes.map(({ idfatura }) => idfatura),
    )
    await abateFaturas(tx, pedido, partes.map(toParte))
  }
  return { abatido, estornado: await refund(tx, faturas, { valor: valor - abatido, chave }) }
}

/** A cancelled order keeps nothing of what was paid for it: the open invoices were cancelled with it. Centavos that go back. */
export async function refundFaturas(tx: Db, numpedido: number): Promise<number> {
  const faturas = await lockFaturasDoPedido(tx, numpedido)
  return refund(tx, faturas, { valor: Number.MAX_SAFE_INTEGER, chave: 'cancelamento' })
}

/** What was lowered is owed again, as far as it was lowered: picked once more, with more. Centavos. */
export async function raiseFaturas(tx: Db, pedido: PedidoAPrazo, valor: number): Promise<number> {
  const faturas = await lockFaturasDoPedido(tx, pedido.numpedido)
  const baixadas = faturas.filter(({ status }) => status !== 'PAGA')
  const partes = share(
    valor,
    baixadas.map((fatura) => ({ ...fatura, livre: fatura.abatido })),
  )
  const subido = sum(partes)
  if (subido === 0) return 0
  await giveUpOutras(
    tx,
    null,
    partes.map(({ idfatura }) => idfatura),
  )
  await abateFaturas(
    tx,
    pedido,
    partes.map((parte) => ({ ...toParte(parte), valor: -parte.valor })),
  )
  return subido
}

/** Of paid invoices, what has not gone back yet. Centavos that are asked for. */
async function refund(
  tx: Db,
  faturas: readonly FaturaDoPedido[],
  { valor, chave }: { valor: number; chave: string },
): Promise<number> {
  const pagas = faturas.flatMap((fatura) =>
    fatura.status === 'PAGA' && fatura.idcobranca
      ? [{ ...fatura, idcobranca: fatura.idcobranca, livre: fatura.valor - fatura.devolvido }]
      : [],
  )
  const partes = share(valor, pagas)
  if (partes.length === 0) return 0
  await saveDevolvido(tx, partes.map(toParte))
  for (const idcobranca of new Set(partes.map((parte) => parte.idcobranca))) {
    const volta = sum(partes.filter((parte) => parte.idcobranca === idcobranca))
    await insertOperacao(tx, { idcobranca, tipo: 'ESTORNAR', valor: volta, chave: `estorno:${chave}` })
  }
  return sum(partes)
}

/** Each by its share, none by more than it has; those that get nothing are left out. */
function share<T extends { livre: number }>(valor: number, faturas: readonly T[]): (T & { valor: number })[] {
  const partes = shareAbsoluto(
    valor,
    faturas.map(({ livre }) => livre),
  )
  return faturas.map((fatura, i) => ({ ...fatura, valor: partes[i] ?? 0 })).filter((parte) => parte.valor > 0)
}

const toParte = ({ idfatura, valor }: { idfatura: string; valor: number }) => ({ idfatura, valor })
function sum(partes: readonly { valor: number }[]): number {
  return partes.reduce((soma, { valor }) => soma + valor, 0)
}
