import type { MotivoRecusa } from '@vitrine/rules/pagamento'

import { asLinha } from '#coluna'
import type { Db } from '#infra'

import type { EstadoSimulado } from './estados-do-provedor.ts'
import type { CartaoNoProvedor } from './provedor.ts'

/** A charge in the books of the simulated bank; centavos. */
export interface ContaSimulada {
  txid: string
  tipo: string
  /** What is asked, or held on a card. */
  valor: number
  capturado: number | null
  devolvido: number
  status: EstadoSimulado
  recusa: MotivoRecusa | null
}

/** The charge of the shop behind a page of the simulated bank. */
export async function findPorTxid(db: Db, txid: string) {
  const [row] = await db<{ numpedido: number | null; valor: number; status: string; idfornecedor: string }[]>`
    select numpedido, valor, status, idfornecedor from cobranca_da_loja where provedor = 'simulador' and txid = ${txid}`
  return row ?? null
}

/**
 * The bank's own entry, locked. A Pix or boleto has no entry before money moves, and past charges of the demo have none either:
 * then the books begin with what the shop was told.
 */
export async function lockConta(db: Db, txid: string): Promise<ContaSimulada | null> {
  await db`
    insert into banco_simulado (txid, tipo, valor, capturado, devolvido, status)
    select txid, tipo, coalesce(reservado, valor), capturado, devolvido, status from cobranca_da_loja
    where provedor = 'simulador' and txid = ${txid} and status not in ('CRIADO', 'RECUSADO')
    on conflict do nothing`
  const [row] = await db<ContaSimulada[]>`
    select txid, tipo, valor, capturado, devolvido, status, recusa from banco_simulado where txid = ${txid} for update`
  return row ?? null
}

/** What the books say, or would say; nothing is written. */
export async function findConta(db: Db, txid: string): Promise<ContaSimulada | null> {
  const [row] = await db<ContaSimulada[]>`
    select txid, tipo, valor, capturado, devolvido, status, recusa from banco_simulado where txid = ${txid}
    union all
    select txid, tipo, coalesce(reservado, valor), capturado, devolvido, status, recusa from cobranca_da_loja
    where provedor = 'simulador' and txid = ${txid} and status <> 'CRIADO'
    limit 1`
  return row ?? null
}

/** An entry of a card; asked again, the one that is there. */
export async function insertConta(
  db: Db,
  conta: Pick<ContaSimulada, 'txid' | 'valor' | 'status' | 'recusa'>,
): Promise<ContaSimulada | null> {
  await db`
    insert into banco_simulado (txid, tipo, valor, status, recusa)
    values (${conta.txid}, 'CARTAO', ${conta.valor}, ${conta.status}, ${conta.recusa}) on conflict do nothing`
  return lockConta(db, conta.txid)
}

/** False when this key came before: what it asked for is done. */
export async function insertChave(db: Db, chave: string, txid: string): Promise<boolean> {
  const { count } = await db`
    insert into banco_simulado_chave (chave, txid) values (${chave}, ${txid}) on conflict do nothing`
  return count === 1
}

export async function saveConta(
  db: Db,
  { txid, status, capturado, devolvido, recusa }: ContaSimulada,
): Promise<void> {
  await db`
    update banco_simulado set status = ${status}, capturado = ${capturado}, devolvido = ${devolvido}, recusa = ${recusa}
    where txid = ${txid}`
}

/** What the bank tells the shop. */
export type AvisoSimulado = {
  idevento: string
  txid: string
  status: string
  valor: number
}

export async function insertAviso(db: Db, aviso: AvisoSimulado, enviar_em: Date | null): Promise<void> {
  await db`
    insert into banco_simulado_aviso (idevento, txid, status, valor, enviar_em)
    values (${aviso.idevento}, ${aviso.txid}, ${aviso.status}, ${aviso.valor}, ${enviar_em})`
}

export async function listAvisos(db: Db, txid: string): Promise<(AvisoSimulado & { atrasado: boolean })[]> {
  return db`
    select idevento, txid, status, valor, enviar_em is not null as atrasado from banco_simulado_aviso
    where txid = ${txid} order by criado_em, idevento`
}

/** Delayed notices whose time has come; taken once. */
export async function takeAtrasados(db: Db): Promise<(AvisoSimulado & { idfornecedor: string })[]> {
  return db`
    with vencido as (
      update banco_simulado_aviso set enviar_em = null where enviar_em <= now() returning idevento, txid, status, valor
    )
    select v.*, g.idfornecedor from vencido v join cobranca_da_loja g on g.provedor = 'simulador' and g.txid = v.txid`
}

/** The newest charges at the bank, for its front page. */
export async function listRecentes(db: Db) {
  return db<{ txid: string; numpedido: number; tipo: string; valor: number; status: string; loja: string }[]>`
    select g.txid, g.numpedido, g.tipo, coalesce(g.reservado, g.valor) as valor, g.status, f.nome as loja
    from pagamento g join fornecedor f using (idfornecedor)
    where g.provedor = 'simulador' order by g.criado_em desc limit 30`
}

/** A card that the bank keeps for a customer of the shop. */
export async function insertCartao(
  db: Db,
  { idclienteexterno, ...cartao }: CartaoNoProvedor & { idclienteexterno: string },
): Promise<void> {
  await db`insert into banco_simulado_cartao ${asLinha(db, 'banco_simulado_cartao', { ...cartao, idcliente: idclienteexterno })}`
}

export async function listCartoes(db: Db, idcliente: string): Promise<CartaoNoProvedor[]> {
  return db<CartaoNoProvedor[]>`
    select idexterno, bandeira, final, validade from banco_simulado_cartao where idcliente = ${idcliente} order by criado_em desc`
}

export async function deleteCartao(db: Db, idexterno: string): Promise<void> {
  await db`delete from banco_simulado_cartao where idexterno = ${idexterno}`
}
