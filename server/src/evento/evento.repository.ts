import type { EventoDoPedido } from '@vitrine/contract'

import { asJson, asRegistro, describeEntrada, describeRegistro } from '#coluna'
import { keepFragmento, semParte, type Db, type Fragment, type Transaction } from '#infra'

import { hasCarta, hasMensagem, hasNotificacao, type Consumidor } from './leitores.ts'

/** An event, of which supplier, and who is not to read it: its people chose by what ways it is told. */
export type EventoNovo = EventoDoPedido & { idfornecedor: string; sem?: readonly Consumidor[] | undefined }

/** Whether the supplier has webhooks; most suppliers have none. */
const hasGanchos = (db: Db, idfornecedor: Fragment) =>
  db`exists (select from gancho g where g.idfornecedor = ${idfornecedor} and g.ativo)`

/** Somebody at this supplier is told by push; at most suppliers nobody is. */
const hasInscricoes = (db: Db, idfornecedor: Fragment) =>
  db`exists (select from inscricao_push i where i.idfornecedor = ${idfornecedor})`

/** Somebody talks with this supplier; with most nobody does. */
const hasSalas = (db: Db, idfornecedor: Fragment) =>
  db`exists (select from sala_chat s where s.idfornecedor = ${idfornecedor})`

/** The readers that have yet to see an event of this kind, without those that its supplier does not use. */
const readersOf = (tipo: string): Consumidor[] => [
  ...(hasCarta(tipo) ? (['cartas'] as const) : []),
  ...(hasNotificacao(tipo) ? (['notificacoes'] as const) : []),
  ...(hasMensagem(tipo) ? (['conversas'] as const) : []),
]

const registroEvento = describeRegistro('evento', ['numpedido'], ['idfornecedor', 'tipo', 'dados', 'falta'])

/** Writes down what happened, in the transaction that makes it happen; whoever watches the order hears of it at its commit. */
export async function insertEventos(tx: Db, eventos: readonly EventoNovo[]): Promise<void> {
  if (eventos.length === 0) return
  const { nomes, tipos } = asRegistro(tx, registroEvento)
  const novos = eventos.map(({ sem = [], ...evento }) => ({
    ...evento,
    falta: readersOf(evento.tipo).filter((consumidor) => !sem.includes(consumidor)),
  }))
  await tx`
    with novo as (
    insert into evento (idfornecedor, tipo, numpedido, dados, falta)
    select x.idfornecedor, x.tipo, (x.dados ->> 'numpedido')::bigint, x.dados,
      array(
        select f from unnest(x.falta) f
        where case f when 'notificacoes' then ${hasInscricoes(tx, tx`x.idfornecedor`)} when 'conversas' then ${hasSalas(tx, tx`x.idfornecedor`)} else true end
      ) || case when ${hasGanchos(tx, tx`x.idfornecedor`)} then '{ganchos}'::text[] else '{}' end
    from rows from (jsonb_to_recordset(${asJson(tx, registroEvento, novos)}) as (${tipos})) with ordinality as x(${nomes}, ordem)
    order by x.ordem returning numpedido
    )
    select pg_notify('pedido', numpedido::text) from (select distinct numpedido from novo) n`
}

/** The same as a part of the statement that makes an order, which nobody watches yet and no device and no room is told of: its number, and the moment where one is asked for, come from there (`novo`). */
export function asEventos(db: Db, eventos: readonly EventoDoPedido[]): Fragment {
  const linhas = eventos.map((evento) => asEvento(db, evento))
  const todas = linhas.reduce((antes, linha) => db`${antes} union all ${linha}`)
  return db`insert into evento (idfornecedor, tipo, numpedido, dados, falta) ${todas}`
}

function asEvento(db: Db, { tipo, dados }: EventoDoPedido): Fragment {
  const quando = 'quando' in dados ? db`, 'quando', ${agora(db)}` : semParte(db)
  const falta = hasCarta(tipo)
    ? db`case when ${hasGanchos(db, db`novo.idfornecedor`)} then '{ganchos,cartas}' else '{cartas}' end::text[]`
    : db`case when ${hasGanchos(db, db`novo.idfornecedor`)} then '{ganchos}' else '{}' end::text[]`
  return db`
    select novo.idfornecedor, ${tipo}, novo.numpedido, ${db.json(dados as never)}::jsonb || jsonb_build_object('numpedido', novo.numpedido ${quando}), ${falta}
    from novo`
}

const eventoDeMuitos = describeEntrada({
  idcliente: 'pedido.idcliente',
  tipo: 'evento.tipo',
  dados: 'evento.dados',
  falta: 'evento.falta',
  momento: 'pedido.orcamento',
})

/** The same of several orders that one statement makes, each of another cliente: their numbers come from there (`novo`). */
export function asEventosDeMuitos(
  db: Db,
  eventos: readonly { idcliente: string; evento: EventoDoPedido }[],
): Fragment {
  const { nomes, tipos } = asRegistro(db, eventoDeMuitos)
  const linhas = eventos.map(({ idcliente, evento: { tipo, dados } }) => ({
    idcliente,
    tipo,
    dados,
    falta: hasCarta(tipo) ? ['cartas'] : [],
    momento: 'quando' in dados,
  }))
  return db`insert into evento (idfornecedor, tipo, numpedido, dados, falta)
    select novo.idfornecedor, r.tipo, novo.numpedido,
      r.dados || jsonb_build_object('numpedido', novo.numpedido) || case when r.momento then jsonb_build_object('quando', ${agora(db)}) else '{}' end,
      case when ${hasGanchos(db, db`novo.idfornecedor`)} then '{ganchos}'::text[] else '{}' end || r.falta
    from rows from (jsonb_to_recordset(${asJson(db, eventoDeMuitos, linhas)}) as (${tipos})) with ordinality as r(${nomes}, ordem) join novo using (idcliente)
    order by r.ordem`
}

/** The moment of this statement, as events tell it. */
const agora = keepFragmento((db) => db`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * The same as a part of the statement that writes records (#cadastro): the text of the insert, of `fatos` (ordem, tipo, dados). Nobody
 * has to see them yet.
 */
export const asEventosDeCadastro = (idfornecedor: string, fatos: string): string =>
  `insert into evento (idfornecedor, tipo, dados) select ${idfornecedor}, f.tipo, f.dados from (${fatos}) as f(ordem, tipo, dados) order by f.ordem`

const falta = (db: Db, consumidor: Consumidor): Fragment =>
  ({
    ganchos: db`'ganchos' = any (falta)`,
    cartas: db`'cartas' = any (falta)`,
    notificacoes: db`'notificacoes' = any (falta)`,
    conversas: db`'conversas' = any (falta)`,
  })[consumidor]

/** Whether something came within the last minute that this one has not seen: what waits longer could not be done, and is for the minute's job. */
export async function hasNovos(db: Db, consumidor: Consumidor): Promise<boolean> {
  const [row] = await db<{ ha: boolean }[]>`
    select quando > now() - interval '1 minute' as ha from evento where ${falta(db, consumidor)} order by idevento desc limit 1`
  return row?.ha === true
}

/** For this transaction alone; false: another process reads for the same one right now. */
export async function tryTurno(tx: Transaction, consumidor: Consumidor): Promise<boolean> {
  const [row] = await tx<{ minha: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`evento:${consumidor}`}, 0)) as minha`
  return row?.minha === true
}

/** What happened, as it was written down. */
export type EventoVisto = EventoDoPedido & { idevento: number; idfornecedor: string; numpedido: number }

/** What it has not seen, in the order of what happened to each order; without those named. */
export async function listPorVer(
  tx: Transaction,
  consumidor: Consumidor,
  { limit, exceto = [] }: { limit: number; exceto?: readonly string[] },
): Promise<EventoVisto[]> {
  return tx<EventoVisto[]>`
    select idevento, idfornecedor, tipo, numpedido, dados from evento
    where ${falta(tx, consumidor)} and idevento <> all(${exceto as string[]}::bigint[]) order by idevento limit ${limit}`
}

/** Marks events as seen by this reader, in the transaction of what it did with them. */
export async function markVistos(
  tx: Transaction,
  consumidor: Consumidor,
  ids: readonly number[],
): Promise<void> {
  await tx`update evento set falta = array_remove(falta, ${consumidor}) where idevento = any(${ids as number[]}::bigint[])`
}

/** What everybody has seen of orders is kept for 90 days; edits of records, which are the audit, for five years. */
export async function pruneEventos(db: Db): Promise<number> {
  const { count } = await db`
    delete from evento where falta = '{}' and quando < now() - interval '90 days'
      and (numpedido is not null or quando < now() - interval '5 years')`
  return count
}
