import type { StatusFatura } from '@vitrine/rules/fatura'

import { asJson, asRegistro, describeEntrada, type LinhaDe } from '#coluna'
import type { Db } from '#infra'

import type { Dono } from './fatura.repository.ts'

/** An invoice of an order; centavos. */
export interface FaturaDoPedido {
  idfatura: string
  valor: number
  abatido: number
  /** For a paid one: what was refunded already, and the charge that paid it. */
  devolvido: number
  idcobranca: string | null
  /** How that charge was paid; null: without one. */
  meio: 'PIX' | 'BOLETO' | null
  status: StatusFatura
}

/** Invoices of an order, locked in the order that all transactions use (decision 0064). */
export async function lockFaturasDoPedido(db: Db, numpedido: number): Promise<FaturaDoPedido[]> {
  return db<FaturaDoPedido[]>`
    select idfatura, valor, abatido, devolvido, idcobranca, status,
      (select g.tipo from cobranca_fatura g where g.idcobranca = fatura.idcobranca) as meio
    from fatura where numpedido = ${numpedido} order by idfatura for update`
}

/** Centavos for an invoice. */
const parteDaFatura = describeEntrada({ idfatura: 'fatura.idfatura', valor: 'fatura.valor' })
export type Parte = LinhaDe<typeof parteDaFatura>

/** Reduces what each invoice owes, or raises it with a negative amount; one that owes nothing is closed. Credit changes with it. */
export async function deductFaturas(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  partes: readonly Parte[],
): Promise<void> {
  const { tipos } = asRegistro(db, parteDaFatura)
  await db`
    with parte as (select * from jsonb_to_recordset(${asJson(db, parteDaFatura, partes)}) as p(${tipos})),
    mudada as (
      update fatura f set valor = f.valor - p.valor, abatido = f.abatido + p.valor,
        status = case when f.valor = p.valor then 'CANCELADA' else 'ABERTA' end
      from parte p where f.idfatura = p.idfatura
    )
    update cadastroextracliente set credito_usado_centavos = greatest(0, credito_usado_centavos - (select sum(valor) from parte))
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
}

/** Refunds of paid invoices. */
export async function saveDevolvido(db: Db, partes: readonly Parte[]): Promise<void> {
  const { tipos } = asRegistro(db, parteDaFatura)
  await db`
    update fatura f set devolvido = f.devolvido + p.valor
    from jsonb_to_recordset(${asJson(db, parteDaFatura, partes)}) as p(${tipos}) where f.idfatura = p.idfatura`
}
