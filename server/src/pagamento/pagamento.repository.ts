import type { Pagamento, StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'

import type { Db } from '#infra'

/** Centavos; times as PostgreSQL writes them in JSON. */
export interface PagamentoRow {
  idpagamento: string
  numpedido: number
  tipo: TipoPagamento
  provedor: string
  txid: string | null
  valor: number
  status: Pagamento['status']
  brcode: string | null
  expira_em: string | null
  pago_em: string | null
}

export interface CobrancaRow extends Pick<
  PagamentoRow,
  'idpagamento' | 'numpedido' | 'provedor' | 'valor' | 'brcode'
> {
  txid: string
  chave_idempotencia: string
  idfornecedor: string
}

/** The pending Pix charge of an order; null when it has none. */
export async function findCobranca(db: Db, numpedido: number): Promise<CobrancaRow | null> {
  const [row] = await db<CobrancaRow[]>`
    select idpagamento, numpedido, provedor, txid, valor, brcode, chave_idempotencia, idfornecedor
    from pagamento where numpedido = ${numpedido} and tipo = 'PIX' and status = 'PENDENTE' order by criado_em desc limit 1`
  return row ?? null
}

export async function saveBrcode(
  db: Db,
  idpagamento: string,
  { brcode, expira_em }: { brcode: string; expira_em: Date },
): Promise<void> {
  await db`update pagamento set brcode = ${brcode}, expira_em = ${expira_em} where idpagamento = ${idpagamento} and brcode is null`
}

/** Stores a provider's event as it came; false when it had come before. */
export async function insertEvento(
  db: Db,
  evento: { provedor: string; idevento: string; idfornecedor: string; corpo: Record<string, unknown> },
): Promise<boolean> {
  const { count } = await db`
    insert into evento_pagamento (provedor, idevento, idfornecedor, corpo)
    values (${evento.provedor}, ${evento.idevento}, ${evento.idfornecedor}, ${db.json(evento.corpo as never)})
    on conflict do nothing`
  return count === 1
}

export async function markAplicado(db: Db, provedor: string, idevento: string): Promise<void> {
  await db`update evento_pagamento set aplicado_em = now() where provedor = ${provedor} and idevento = ${idevento}`
}

export interface CobrancaTravada extends PagamentoRow {
  statuspedido: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  idfornecedor: string
  idcliente: string
  nome: string
  email: string
}

/** Charge and order locked for this transaction, charge first in every path. */
export async function lockCobranca(db: Db, provedor: string, txid: string): Promise<CobrancaTravada | null> {
  const [row] = await db<CobrancaTravada[]>`
    select g.idpagamento, g.numpedido, g.tipo, g.provedor, g.txid, g.valor, g.status, g.brcode, g.expira_em, g.pago_em,
      p.status as statuspedido, p.tipoentrega, p.tipopagamento, p.idfornecedor, p.idcliente, c.nome, c.email
    from pagamento g join pedido p on p.numpedido = g.numpedido join cliente c on c.idcliente = p.idcliente
    where g.provedor = ${provedor} and g.txid = ${txid} for update of g, p`
  return row ?? null
}

export async function setStatusPagamento(
  db: Db,
  idpagamento: string,
  status: Pagamento['status'],
): Promise<void> {
  await db`
    update pagamento set status = ${status}, pago_em = case when ${status} = 'PAGO' then now() else pago_em end
    where idpagamento = ${idpagamento}`
}

/** Pending charges past their time, a few for each round. */
export async function listVencidas(db: Db, limit: number): Promise<{ provedor: string; txid: string }[]> {
  return db<{ provedor: string; txid: string }[]>`
    select provedor, txid from pagamento where status = 'PENDENTE' and expira_em < now() order by expira_em limit ${limit}`
}
