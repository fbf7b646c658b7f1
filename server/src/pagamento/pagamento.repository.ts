import type { StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'
import { CARENCIA_PIX_MS, type MotivoRecusa } from '@vitrine/rules/pagamento'
import type { StatusPagamento } from '@vitrine/rules/pedido'

import type { Db } from '#infra'

import { colunaPagador } from './pagador.repository.ts'
import {
  VALIDADE_RESERVA_MS,
  type DadosBoleto,
  type Desafio,
  type Pagador,
  type Situacao,
} from './provedor.ts'
import { holdPedido } from './trava.repository.ts'

/** A card as far as anybody here knows it. */
export interface CartaoGuardado {
  /** Until the provider answered. */
  token?: string
  /** A second one, for the provider to keep the card with; also until it answered. */
  tokenGuardar?: string
  /** The saved card that the token stands for; until the provider answered. */
  idcartao?: string
  bandeira: string
  /** Last four digits. */
  final: string
  /** While its bank asks its holder. */
  desafio?: { url: string; creq: string | null; expira_em: string }
}

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

/** A charge that its provider has still to be asked for, with who pays it. */
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

/** What the provider made of a charge: once, whoever comes first. A notice may have moved its status before the answer. */
export async function saveCriada(
  db: Db,
  idpagamento: string,
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
  const pergunta = db.json(
    desafio ? { desafio: { ...desafio, expira_em: desafio.expira_em.toISOString() } } : {},
  )
  await db`
    update pagamento set idexterno = ${idexterno}, brcode = ${brcode}, boleto = ${boleto && db.json({ ...boleto })},
      expira_em = case when status = 'CRIADO' then ${expira_em} else coalesce(expira_em, ${expira_em}) end,
      cartao = (cartao - '{token,tokenGuardar,idcartao}'::text[]) || case when status = 'CRIADO' then ${pergunta}::jsonb else '{}' end, status = case when status = 'CRIADO' then ${status} else status end,
      recusa = case when status = 'CRIADO' then ${recusa} else recusa end
    where idpagamento = ${idpagamento} and idexterno is null`
}

/** The provider would not make it. */
export async function refuseCriada(db: Db, idpagamento: string): Promise<void> {
  await db`
    update pagamento set status = 'RECUSADO', recusa = 'OUTRO', cartao = cartao - '{token,tokenGuardar,idcartao}'::text[]
    where idpagamento = ${idpagamento} and status = 'CRIADO'`
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
  /** The charge that the order is to be paid by now; another one was given up for it. */
  atual: boolean
}

const colunas = (db: Db) => db`
  g.idpagamento, g.numpedido, g.tipo, g.provedor, g.txid, g.idexterno, g.valor, g.juros, g.parcelas, g.reservado, g.capturado,
  g.devolvido, g.status, g.recusa, g.cartao, g.boleto, g.brcode, g.expira_em, g.pago_em, g.criado_em,
  p.status as statuspedido, p.tipoentrega, p.tipopagamento, p.idfornecedor, p.idcliente, c.nome, c.email,
  not exists (select from pagamento d where d.numpedido = g.numpedido and d.criado_em > g.criado_em) as atual`

/** Whether a charge, of an order or of invoices, is of this supplier: a notice is believed for its own charges alone. */
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
    select ${colunas(db)} from pagamento g join pedido p using (numpedido) join cliente c using (idcliente)
    where g.provedor = ${provedor} and g.txid = ${txid}`
  return row ?? null
}

/** Every charge of an order, newest first, held with it. */
export async function lockCobrancas(db: Db, numpedido: number): Promise<CobrancaTravada[]> {
  await holdPedido(db, numpedido)
  return db<CobrancaTravada[]>`
    select ${colunas(db)} from pagamento g join pedido p using (numpedido) join cliente c using (idcliente)
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
  await db`
    update pagamento set status = ${status}, capturado = ${capturado}, devolvido = greatest(devolvido, ${devolvido}), recusa = ${recusa},
      cartao = cartao - '{token,tokenGuardar,idcartao,desafio}'::text[], expira_em = case when ${status} = 'RESERVADO' and status <> 'RESERVADO' then ${fimDaReserva()} else expira_em end,
      pago_em = case when ${status} = 'PAGO' then coalesce(pago_em, now()) else pago_em end
    where idpagamento = ${idpagamento}`
}

/** Charges that wait past their time, a Pix past the time for another code, a few for each round. */
export async function listVencidas(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<
  Pick<
    CobrancaRow,
    'idpagamento' | 'tipo' | 'provedor' | 'txid' | 'idexterno' | 'idfornecedor' | 'numpedido'
  >[]
> {
  return db`
    select idpagamento, tipo, provedor, txid, idexterno, idfornecedor, numpedido from pagamento
    where status = 'PENDENTE' and expira_em < now() - case when tipo = 'PIX' then ${CARENCIA_PIX_MS} else 0 end * interval '1 millisecond'
      and idpagamento <> all(${exceto as string[]}::uuid[])
    order by expira_em limit ${limit}`
}

/** When a reserve that is made now ends. */
export function fimDaReserva(): Date {
  return new Date(Date.now() + VALIDADE_RESERVA_MS)
}

/** Orders with a reserve that ends before a moment. */
export async function listReservasNoFim(
  db: Db,
  ate: Date,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<number[]> {
  const rows = await db<{ numpedido: number }[]>`
    select g.numpedido from pagamento g where g.status = 'RESERVADO' and g.expira_em < ${ate} and g.numpedido <> all(${exceto as string[]}::bigint[])
      and not exists (select from operacao_pagamento o where o.idpagamento = g.idpagamento and o.tipo in ('CAPTURAR', 'CANCELAR'))
    order by g.expira_em limit ${limit}`
  return rows.map(({ numpedido }) => numpedido)
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
