import { shareAbsoluto } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { insertOperacao, insertReembolso } from '#pagamento'

import {
  deductFaturas,
  lockFaturasDoPedido,
  saveDevolvido,
  type FaturaDoPedido,
} from './abatimento.repository.ts'
import { giveUpOutras } from './cobranca.repository.ts'
import type { Dono } from './fatura.repository.ts'

type PedidoAPrazo = Dono & { numpedido: number }

/** Centavos that open invoices owe less, and that go back of paid ones by the provider that took them. */
export interface Abatimento {
  abatido: number
  estornado: number
}

/**
 * An order on credit costs less: its open invoices owe less, each by its share, with the credit that it frees; what they do not
 * cover goes back of those that were paid: through the Pix that paid them, by the job of payments; of a slip, which has no way
 * back, by the store's own hand, to a Pix key (S5). Slips and codes over the old amount are given up.
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
    await deductFaturas(tx, pedido, partes.map(toParte))
  }
  return { abatido, estornado: await refund(tx, pedido, { faturas, valor: valor - abatido, chave }) }
}

/**
 * A cancelled order keeps nothing of what was paid for it: the open invoices were cancelled with it. Centavos that go back, by the
 * provider or by hand.
 */
export async function refundFaturas(tx: Db, pedido: PedidoAPrazo): Promise<number> {
  const faturas = await lockFaturasDoPedido(tx, pedido.numpedido)
  const valor = sum(listPagas(faturas).map(({ livre }) => ({ valor: livre })))
  await refund(tx, pedido, { faturas, valor, chave: 'cancelamento' })
  return valor
}

/** Raises invoices again, at most to what they were before: the order was picked again, with more. Centavos. */
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
  await deductFaturas(
    tx,
    pedido,
    partes.map((parte) => ({ ...toParte(parte), valor: -parte.valor })),
  )
  return subido
}

/** Of paid invoices, what has not gone back yet. Centavos that a provider is asked for; the rest is sent by hand. */
async function refund(
  tx: Db,
  { numpedido, idfornecedor }: PedidoAPrazo,
  { faturas, valor, chave }: { faturas: readonly FaturaDoPedido[]; valor: number; chave: string },
): Promise<number> {
  const partes = share(valor, listPagas(faturas))
  if (partes.length === 0) return 0
  await saveDevolvido(tx, partes.map(toParte))
  const peloPix = partes.flatMap(({ idcobranca, meio, valor }) =>
    idcobranca && meio === 'PIX' ? [{ idcobranca, valor }] : [],
  )
  for (const idcobranca of new Set(peloPix.map((parte) => parte.idcobranca))) {
    const volta = sum(peloPix.filter((parte) => parte.idcobranca === idcobranca))
    await insertOperacao(tx, { idcobranca, tipo: 'ESTORNAR', valor: volta, chave: `estorno:${chave}` })
  }
  const estornado = sum(peloPix)
  const aMao = sum(partes) - estornado
  if (aMao > 0)
    await insertReembolso(tx, {
      numpedido,
      idfornecedor,
      idpagamento: null,
      valor: aMao,
      chave: `estorno:${chave}`,
    })
  return estornado
}

/** The paid invoices, each with the part of its value that was not given back yet. */
function listPagas(faturas: readonly FaturaDoPedido[]): (FaturaDoPedido & { livre: number })[] {
  return faturas
    .filter(({ status }) => status === 'PAGA')
    .map((fatura) => ({ ...fatura, livre: fatura.valor - fatura.devolvido }))
}

/** Shares an amount among invoices by what is left of each, never more than that; invoices whose share is 0 are left out. */
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
