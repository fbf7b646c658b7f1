import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'

import { insertEventos, type EventoNovo } from './evento.repository.ts'

/** An invoice as it is after a statement; `valor` in centavos. */
export interface FaturaDita {
  idfornecedor: string
  idfatura: string
  numpedido: number
  parcela: number
  parcelas: number
  status: 'ABERTA' | 'PAGA' | 'CANCELADA'
  /** 'YYYY-MM-DD'. */
  vencimento: string
  valor: number
}

/** What a statement that changes invoices answers, for `tellFaturas`. */
export const colunasDaFatura = (db: Db) =>
  db`idfornecedor, idfatura, numpedido, parcela, parcelas, status, vencimento, valor`

/** Writes down what invoices have become: of an order that is cancelled, paid in another way, paid, owed again. */
export async function tellFaturas(tx: Db, faturas: readonly FaturaDita[]): Promise<void> {
  const eventos = faturas.map(({ idfornecedor, valor, ...dados }): EventoNovo => {
    return { idfornecedor, tipo: `fatura.${dados.status}`, dados: { ...dados, valor: fromCentavos(valor) } }
  })
  await insertEventos(tx, eventos)
}
