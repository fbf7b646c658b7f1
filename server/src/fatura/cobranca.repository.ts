import type { Db } from '#infra'
import { colunaPagador } from '#pagamento'
import type { DadosBoleto, Pagador } from '#provedor'

import type { Dono } from './fatura.repository.ts'

export type StatusCobranca = 'CRIADO' | 'PENDENTE' | 'EXPIRADO' | 'CANCELADO' | 'PAGO'

/** A charge for invoices; centavos. */
export interface CobrancaRow extends Dono {
  idcobranca: string
  tipo: 'PIX' | 'BOLETO'
  provedor: string
  txid: string
  idexterno: string | null
  chave_idempotencia: string
  valor: number
  status: StatusCobranca
  brcode: string | null
  boleto: DadosBoleto | null
  expira_em: Date | null
  /** Centavos of its invoices that are owed again: its bank took the money back. */
  voltou: number
  faturas: string[]
  /** Of the first invoice: what a statement of the bank shows. */
  numpedido: number
  pagador: Pagador
}

const colunas = (db: Db) => db`
  g.idcobranca, g.idfornecedor, g.idcliente, g.tipo, g.provedor, g.txid, g.idexterno, g.chave_idempotencia, g.valor, g.status, g.brcode, g.boleto, g.expira_em, g.voltou,
  (select array_agg(i.idfatura order by i.idfatura) from cobranca_fatura_item i where i.idcobranca = g.idcobranca) as faturas,
  (select min(f.numpedido) from cobranca_fatura_item i join fatura f using (idfatura) where i.idcobranca = g.idcobranca) as numpedido,
  (select ${colunaPagador(db)} from pedido p where p.numpedido = (
    select min(f.numpedido) from cobranca_fatura_item i join fatura f using (idfatura) where i.idcobranca = g.idcobranca)) as pagador`

/** A charge of this cliente by its id; null for a stranger's. */
export async function findCobranca(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  idcobranca: string,
): Promise<CobrancaRow | null> {
  const [row] = await db<CobrancaRow[]>`
    select ${colunas(db)} from cobranca_fatura g join cliente c using (idcliente)
    where g.idcobranca = ${idcobranca} and g.idfornecedor = ${idfornecedor} and g.idcliente = ${idcliente}`
  return row ?? null
}

/** Owner and purpose of a charge, read before anything is locked; null: not a charge for invoices. */
export async function findPorTxid(db: Db, provedor: string, txid: string): Promise<CobrancaRow | null> {
  const [row] = await db<CobrancaRow[]>`
    select ${colunas(db)} from cobranca_fatura g join cliente c using (idcliente) where g.provedor = ${provedor} and g.txid = ${txid}`
  return row ?? null
}

/** Held for this transaction; its invoices are held before. */
export async function lockCobranca(db: Db, idcobranca: string): Promise<StatusCobranca | null> {
  const [row] = await db<{ status: StatusCobranca }[]>`
    select status from cobranca_fatura where idcobranca = ${idcobranca} for update`
  return row?.status ?? null
}

/** A charge for exactly these invoices that can still be paid: asking again is the same charge. */
export async function findAberta(
  db: Db,
  tipo: CobrancaRow['tipo'],
  ids: readonly string[],
): Promise<CobrancaRow | null> {
  const [row] = await db<CobrancaRow[]>`
    select ${colunas(db)} from cobranca_fatura g join cliente c using (idcliente)
    where g.tipo = ${tipo} and g.status in ('CRIADO', 'PENDENTE') and (g.expira_em is null or g.expira_em > now() + interval '1 minute')
      and g.idcobranca in (select idcobranca from cobranca_fatura_item where idfatura = ${ids[0] ?? null})
      and (select array_agg(i.idfatura order by i.idfatura) from cobranca_fatura_item i where i.idcobranca = g.idcobranca) = ${ids.toSorted()}::uuid[]
    limit 1`
  return row ?? null
}

/** Open charges for any of these invoices are given up, of one kind or of all: one way to pay each at a time. */
export async function giveUpOutras(
  db: Db,
  tipo: CobrancaRow['tipo'] | null,
  ids: readonly string[],
): Promise<void> {
  await db`
    with travada as materialized (
      select g.idcobranca from cobranca_fatura g where g.status in ('CRIADO', 'PENDENTE') ${tipo ? db`and g.tipo = ${tipo}` : db``}
        and exists (select from cobranca_fatura_item i where i.idcobranca = g.idcobranca and i.idfatura = any(${ids as string[]}))
      order by g.idcobranca for update of g
    )
    update cobranca_fatura g set status = 'CANCELADO' from travada t where g.idcobranca = t.idcobranca`
}

export interface CobrancaNova extends Dono {
  idcobranca: string
  tipo: CobrancaRow['tipo']
  provedor: string
  valor: number
  boleto: Pick<DadosBoleto, 'vencimento'> | null
}

/** Stored with its key before anybody is asked; false when this very charge is there already. */
export async function insertCobranca(db: Db, nova: CobrancaNova, ids: readonly string[]): Promise<boolean> {
  const rows = await db`
    with nova as (
      insert into cobranca_fatura (idcobranca, idfornecedor, idcliente, tipo, provedor, txid, chave_idempotencia, valor, boleto)
      values (${nova.idcobranca}, ${nova.idfornecedor}, ${nova.idcliente}, ${nova.tipo}, ${nova.provedor}, ${nova.idcobranca.replaceAll('-', '')},
        ${`fatura:${nova.idcobranca}`}, ${nova.valor}, ${nova.boleto && db.json({ ...nova.boleto })})
      on conflict (idcobranca) do nothing returning idcobranca
    )
    insert into cobranca_fatura_item (idfornecedor, idcobranca, idfatura)
    select ${nova.idfornecedor}, nova.idcobranca, f.id from nova, unnest(${ids as string[]}::uuid[]) as f(id) returning 1`
  return rows.length > 0
}

/** What the provider made of it: once. */
export async function saveCriada(
  db: Db,
  idcobranca: string,
  criada: { idexterno: string; brcode: string | null; boleto: DadosBoleto | null; expira_em: Date | null },
): Promise<void> {
  await db`
    update cobranca_fatura set idexterno = ${criada.idexterno}, brcode = ${criada.brcode}, boleto = ${criada.boleto && db.json({ ...criada.boleto })},
      expira_em = ${criada.expira_em}, status = case when status = 'CRIADO' then 'PENDENTE' else status end
    where idcobranca = ${idcobranca} and idexterno is null`
}

/** Paid, with what was left over; or ended without. */
export async function saveStatus(
  db: Db,
  idcobranca: string,
  { status, sobra = 0 }: { status: StatusCobranca; sobra?: number },
): Promise<void> {
  await db`
    update cobranca_fatura set status = ${status}, sobra = ${sobra}, pago_em = case when ${status} = 'PAGO' then now() else pago_em end
    where idcobranca = ${idcobranca}`
}

/** Charges that a provider was to be asked for and has not answered, the process having died or the provider being away. */
export async function listCriadas(db: Db, exceto: readonly string[], limit: number): Promise<CobrancaRow[]> {
  return db<CobrancaRow[]>`
    select ${colunas(db)} from cobranca_fatura g join cliente c using (idcliente)
    where g.status = 'CRIADO' and g.criado_em < now() - interval '30 seconds' and g.idcobranca <> all(${exceto as string[]}::uuid[])
    order by g.criado_em limit ${limit}`
}

/** Charges that wait past their time. */
export async function listVencidas(db: Db, exceto: readonly string[], limit: number): Promise<CobrancaRow[]> {
  return db<CobrancaRow[]>`
    select ${colunas(db)} from cobranca_fatura g join cliente c using (idcliente)
    where g.status = 'PENDENTE' and g.expira_em < now() and g.idcobranca <> all(${exceto as string[]}::uuid[])
    order by g.expira_em limit ${limit}`
}

/**
 * Of what is back with the payer of a charge, centavos that nobody had asked for, and that no invoice was opened again for yet. The
 * caller holds the charge.
 */
export async function markDevolvida(db: Db, idcobranca: string, devolvido: number): Promise<number> {
  const [row] = await db<{ fora: number }[]>`
    update cobranca_fatura set devolvida_em = coalesce(devolvida_em, now()) where idcobranca = ${idcobranca}
    returning greatest(0, ${devolvido}::bigint - voltou - (select coalesce(sum(valor), 0) from operacao_pagamento o
      where o.idcobranca = ${idcobranca} and tipo = 'ESTORNAR' and estado <> 'RECUSADA'))::bigint as fora`
  return row?.fora ?? 0
}

/** Amount for which invoices were opened again. */
export async function addVoltou(db: Db, idcobranca: string, valor: number): Promise<void> {
  await db`update cobranca_fatura set voltou = voltou + ${valor} where idcobranca = ${idcobranca}`
}
