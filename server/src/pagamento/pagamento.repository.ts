import type { StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'
import type { MotivoRecusa } from '@vitrine/rules/pagamento'
import type { StatusPagamento } from '@vitrine/rules/pagamento'

import type { CartaoGuardado } from '#cartao'
import type { Db, Sql } from '#infra'
import { VALIDADE_RESERVA_MS, type DadosBoleto, type Desafio, type Pagador, type Situacao } from '#provedor'

import { colunaPagador } from './pagador.repository.ts'
import { tellCobranca, type CobrancaMudada } from './tell-cobranca.ts'
import { holdPedido } from './trava.repository.ts'

/** Centavos; times as PostgreSQL writes them in JSON. */
export interface PagamentoRow {
  idpagamento: string
  numpedido: number
  tipo: TipoPagamento
  provedor: string
  txid: string
  idexterno: string | null
  /** What the order owes by it, interest included. */
  valor: number
  juros: number
  parcelas: number
  reservado: number | null
  capturado: number | null
  devolvido: number
  status: StatusPagamento
  recusa: MotivoRecusa | null
  cartao: CartaoGuardado | null
  boleto: DadosBoleto | null
  brcode: string | null
  expira_em: string | null
  pago_em: string | null
  criado_em: string
}

/** A charge that its provider has yet to be asked for, and its payer. */
export interface CobrancaRow extends PagamentoRow {
  chave_idempotencia: string
  idfornecedor: string
  pagador: Pagador
  idusuario: string | null
  /** Of an order that a subscription made by itself. */
  deciclo: boolean
}

/** The charge of an order that was not answered; null when it has none. */
export async function findCriada(db: Db, numpedido: number): Promise<CobrancaRow | null> {
  const [row] = await db<CobrancaRow[]>`
    select g.*, ${colunaPagador(db)} as pagador, p.idusuario, p.ciclo is not null as deciclo
    from pagamento g join pedido p using (numpedido) join cliente c using (idcliente)
    where g.numpedido = ${numpedido} and g.status = 'CRIADO' order by g.criado_em desc limit 1`
  return row ?? null
}

/** Orders whose charge was asked for and not answered for a while: the process died, or the provider was away. */
export async function listCriadas(db: Db, exceto: readonly string[], limit: number): Promise<number[]> {
  const rows = await db<{ numpedido: number }[]>`
    select numpedido from pagamento where status = 'CRIADO' and criado_em < now() - interval '30 seconds' and numpedido <> all(${exceto as string[]}::bigint[])
    order by criado_em limit ${limit}`
  return rows.map(({ numpedido }) => numpedido)
}

/** The state of a charge before the statement that changes it. */
const antes = (db: Db, idpagamento: string) => db`
  antes as (select idpagamento, status, devolvido from pagamento where idpagamento = ${idpagamento} for update)`

const mudada = (db: Db) => db`
  g.idfornecedor, g.numpedido, g.idpagamento, g.tipo, g.valor, g.capturado, g.devolvido, g.status, antes.status as statusantes, antes.devolvido as devolvidoantes`

/** A charge that a provider was asked to make: what comes of it is written while its order is held. */
type Pedida = Pick<CobrancaRow, 'idpagamento' | 'numpedido'>

/** What the provider made of a charge: once, whoever comes first. A notice may have moved its status before the answer. */
export async function saveCriada(
  sql: Sql,
  { idpagamento, numpedido }: Pedida,
  {
    idexterno,
    status,
    recusa,
    brcode = null,
    expira_em = null,
    boleto = null,
    desafio = null,
  }: Situacao & {
    brcode?: string | null
    expira_em?: Date | null
    boleto?: DadosBoleto | null
    desafio?: Desafio | null
  },
): Promise<void> {
  const pergunta = sql.json(
    desafio ? { desafio: { ...desafio, expira_em: desafio.expira_em.toISOString() } } : {},
  )
  await sql.begin(async (tx) => {
    await holdPedido(tx, numpedido)
    const [row] = await tx<CobrancaMudada[]>`
    with ${antes(tx, idpagamento)}
    update pagamento g set idexterno = ${idexterno}, brcode = ${brcode}, boleto = ${boleto && tx.json({ ...boleto })},
      expira_em = case when g.status = 'CRIADO' then ${expira_em} else coalesce(g.expira_em, ${expira_em}) end,
      cartao = (g.cartao - '{token,tokenGuardar,idcartao}'::text[]) || case when g.status = 'CRIADO' then ${pergunta}::jsonb else '{}' end,
      status = case when g.status = 'CRIADO' then ${status} else g.status end, recusa = case when g.status = 'CRIADO' then ${recusa} else g.recusa end
    from antes where g.idpagamento = antes.idpagamento and g.idexterno is null returning ${mudada(tx)}`
    await tellCobranca(tx, row)
  })
}

/** The provider refused to make it. */
export async function refuseCriada(sql: Sql, { idpagamento, numpedido }: Pedida): Promise<void> {
  await sql.begin(async (tx) => {
    await holdPedido(tx, numpedido)
    const [row] = await tx<CobrancaMudada[]>`
    with ${antes(tx, idpagamento)}
    update pagamento g set status = 'RECUSADO', recusa = 'OUTRO', cartao = g.cartao - '{token,tokenGuardar,idcartao}'::text[]
    from antes where g.idpagamento = antes.idpagamento and g.status = 'CRIADO' returning ${mudada(tx)}`
    await tellCobranca(tx, row)
  })
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

/** A notice of a provider was applied; it is not applied again. */
export async function markAplicado(db: Db, provedor: string, idevento: string): Promise<void> {
  await db`update evento_pagamento set aplicado_em = now() where provedor = ${provedor} and idevento = ${idevento}`
}

export interface CobrancaTravada extends PagamentoRow {
  statuspedido: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  idfornecedor: string
  idcliente: string
  /** The charge that the order is to be paid by now; another one was given up for it. */
  atual: boolean
}

const colunas = (db: Db) => db`
  g.idpagamento, g.numpedido, g.tipo, g.provedor, g.txid, g.idexterno, g.valor, g.juros, g.parcelas, g.reservado, g.capturado,
  g.devolvido, g.status, g.recusa, g.cartao, g.boleto, g.brcode, g.expira_em, g.pago_em, g.criado_em,
  p.status as statuspedido, p.tipoentrega, p.tipopagamento, p.idfornecedor, p.idcliente,
  not exists (select from pagamento d where d.numpedido = g.numpedido and d.criado_em > g.criado_em) as atual`

/** Whether a charge, of an order or of invoices, is of this supplier: a notice is accepted only for the charges of its supplier. */
export async function isCobrancaDe(
  db: Db,
  idfornecedor: string,
  { provedor, txid }: { provedor: string; txid: string },
): Promise<boolean> {
  const rows = await db`
    select 1 from cobranca_da_loja where provedor = ${provedor} and txid = ${txid} and idfornecedor = ${idfornecedor}`
  return rows.length > 0
}

/** A charge, held with its order and the other charges of it. */
export async function lockCobranca(db: Db, provedor: string, txid: string): Promise<CobrancaTravada | null> {
  const [onde] = await db<{ numpedido: number }[]>`
    select numpedido from pagamento where provedor = ${provedor} and txid = ${txid}`
  if (!onde) return null
  await holdPedido(db, onde.numpedido)
  const [row] = await db<CobrancaTravada[]>`
    select ${colunas(db)} from pagamento g join pedido p using (numpedido)
    where g.provedor = ${provedor} and g.txid = ${txid}`
  return row ?? null
}

/** Every charge of an order, newest first, held with it. */
export async function lockCobrancas(db: Db, numpedido: number): Promise<CobrancaTravada[]> {
  await holdPedido(db, numpedido)
  return db<CobrancaTravada[]>`
    select ${colunas(db)} from pagamento g join pedido p using (numpedido)
    where g.numpedido = ${numpedido} order by g.criado_em desc`
}

/** Amounts that only grow and a status that the caller found to be ahead. */
export async function saveSituacao(
  db: Db,
  idpagamento: string,
  {
    status,
    capturado,
    devolvido,
    recusa,
  }: Pick<PagamentoRow, 'status' | 'capturado' | 'devolvido' | 'recusa'>,
): Promise<void> {
  const [row] = await db<CobrancaMudada[]>`
    with ${antes(db, idpagamento)}
    update pagamento g set status = ${status}, capturado = ${capturado}, devolvido = greatest(g.devolvido, ${devolvido}), recusa = ${recusa},
      cartao = g.cartao - '{token,tokenGuardar,idcartao,desafio}'::text[],
      expira_em = case when ${status} = 'RESERVADO' and g.status <> 'RESERVADO' then ${fimDaReserva()} else g.expira_em end,
      pago_em = case when ${status} = 'PAGO' then coalesce(g.pago_em, now()) else g.pago_em end
    from antes where g.idpagamento = antes.idpagamento returning ${mudada(db)}`
  await tellCobranca(db, row)
}

/** Adds to the refunded amount of a charge; when all of it is refunded, the charge is closed. */
export async function addDevolvido(db: Db, idpagamento: string, valor: number): Promise<void> {
  const [row] = await db<CobrancaMudada[]>`
    with ${antes(db, idpagamento)}
    update pagamento g set devolvido = g.devolvido + ${valor}::bigint,
      status = case when g.devolvido + ${valor}::bigint >= coalesce(g.capturado, g.valor) then 'ESTORNADO' else g.status end
    from antes where g.idpagamento = antes.idpagamento returning ${mudada(db)}`
  await tellCobranca(db, row)
}

/** When a reserve that is made now ends. */
export function fimDaReserva(): Date {
  return new Date(Date.now() + VALIDADE_RESERVA_MS)
}

/** The methods of a cliente's orders, most used first; of one supplier alone where it is named. */
export async function listUsadas(
  db: Db,
  idcliente: string,
  idfornecedor: string | null,
): Promise<{ idformapagto: string; tipo: TipoPagamento; nome: string; pedidos: number }[]> {
  return db`
    select p.idformapagto, f.tipo, f.nome, count(*)::int as pedidos
    from pedido p join forma_pagamento f using (idformapagto)
    where p.idcliente = ${idcliente} ${idfornecedor ? db`and p.idfornecedor = ${idfornecedor}` : db``}
    group by 1, 2, 3 order by pedidos desc, f.nome`
}
