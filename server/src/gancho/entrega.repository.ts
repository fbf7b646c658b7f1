import type { EventoVisto } from '#evento'
import type { Db, Transaction } from '#infra'

export interface EntregaRow {
  identrega: number
  idmensagem: string
  evento: string
  numpedido: number | null
  estado: 'PENDENTE' | 'ENTREGUE' | 'DESISTIDA'
  tentativas: number
  criado_em: Date
  tentada_em: Date | null
  duracao_ms: number | null
  resposta: number | null
  erro: string
  tentar_em: Date
}

const colunas = (db: Db) => db`
  e.identrega, e.idmensagem, e.evento, e.numpedido, e.estado, e.tentativas, e.criado_em, e.tentada_em, e.duracao_ms, e.resposta, e.erro, e.tentar_em`

/** Deliveries of a webhook, newest first. */
export async function listEntregas(
  db: Db,
  idgancho: string,
  { limit, antes }: { limit: number; antes: number | null },
): Promise<EntregaRow[]> {
  return db<EntregaRow[]>`
    select ${colunas(db)} from entrega_gancho e
    where e.idgancho = ${idgancho} and e.identrega < coalesce(${antes}::bigint, 9223372036854775807)
    order by e.identrega desc limit ${limit}`
}

/** One delivery of a webhook; null when it has no such one. */
export async function findEntrega(db: Db, idgancho: string, identrega: number): Promise<EntregaRow | null> {
  const [row] = await db<EntregaRow[]>`
    select ${colunas(db)} from entrega_gancho e where e.idgancho = ${idgancho} and e.identrega = ${identrega}`
  return row ?? null
}

/** What a delivery tells: its fact. */
type Fato = Pick<Tomada, 'evento' | 'dados' | 'criado_em'>

/** The fact of a delivery of a webhook; null when it has no such one. */
export async function findFato(db: Db, idgancho: string, identrega: number): Promise<Fato | null> {
  const [row] = await db<Fato[]>`
    select evento, dados, criado_em from entrega_gancho where idgancho = ${idgancho} and identrega = ${identrega}`
  return row ?? null
}

/**
 * What happened, for each webhook that asked for it, in its order. Throws while an older fact of one of these orders could not be handed
 * on: a webhook hears of an order in the order of what happened to it. Of a test order each says that it is one, so that nobody sums it.
 */
export async function insertEntregas(
  tx: Transaction,
  eventos: readonly Pick<EventoVisto, 'idevento'>[],
): Promise<void> {
  const ids = eventos.map(({ idevento }) => idevento)
  const [atras] = await tx<{ numpedido: number }[]>`
    select e.numpedido from evento e where e.idevento = any(${ids}::bigint[]) and exists (select from evento a
      where a.numpedido = e.numpedido and a.idevento < e.idevento and 'ganchos' = any(a.falta) and a.idevento <> all(${ids}::bigint[])) limit 1`
  if (atras) throw new Error(`an older fact of order ${atras.numpedido} waits to be handed on`)
  await tx`
    insert into entrega_gancho (idgancho, evento, numpedido, dados, criado_em)
    select g.idgancho, e.tipo, e.numpedido, case when p.teste then e.dados || '{"teste": true}' else e.dados end, e.quando from evento e
    join gancho g on g.idfornecedor = e.idfornecedor and g.ativo and e.tipo = any(g.eventos)
    left join pedido p on p.numpedido = e.numpedido
    where e.idevento = any(${ids}::bigint[]) order by e.idevento, g.idgancho`
}

/** A test, in a transaction that takes it too: else the next worker would. Answers its number. */
export async function insertTeste(tx: Db, idgancho: string, mensagem: string): Promise<number> {
  const [row] = await tx<{ identrega: number }[]>`
    insert into entrega_gancho (idgancho, evento, dados) values (${idgancho}, 'teste', ${tx.json({ mensagem })}) returning identrega`
  if (!row) throw new Error('insert of a test answered nothing')
  return row.identrega
}

/** What a worker sends: the fact, where to, and the secrets that are good now. */
export interface Tomada {
  identrega: number
  idmensagem: string
  idgancho: string
  evento: string
  dados: Record<string, unknown>
  criado_em: Date
  desistir_em: Date
  tentativas: number
  url: string
  segredos: string[]
}

interface Prazo {
  agora: Date
  /** Until then no other process takes it. */
  ate: Date
}

const tomada = (db: Db, agora: Date) => db`
  e.identrega, e.idmensagem, e.idgancho, e.evento, e.dados, e.criado_em, e.desistir_em, e.tentativas, g.url,
  array_remove(array[g.segredo, case when g.anterior_ate > ${agora} then g.segredo_anterior end], null) as segredos`

/**
 * Takes the next delivery of a webhook for this worker alone: the longest due, of an order only the oldest that is not
 * delivered. Null when there is none, or the webhook is off or rests. Workers that look at the same moment pass each other
 * by: the row is locked and looked at again.
 */
export async function takeEntrega(db: Db, idgancho: string, { agora, ate }: Prazo): Promise<Tomada | null> {
  const [row] = await db<Tomada[]>`
    update entrega_gancho e set tomada_ate = ${ate}, tentativas = e.tentativas + 1
    from gancho g
    where g.idgancho = e.idgancho and g.ativo and (g.descansa_ate is null or g.descansa_ate <= ${agora})
      and e.identrega = (
        select d.identrega from entrega_gancho d
        where d.idgancho = ${idgancho} and d.estado = 'PENDENTE' and d.tentar_em <= ${agora}
          and (d.tomada_ate is null or d.tomada_ate <= ${agora})
          and not exists (
            select from entrega_gancho a
            where a.idgancho = d.idgancho and a.numpedido = d.numpedido and a.estado = 'PENDENTE' and a.identrega < d.identrega
          )
        order by d.tentar_em, d.identrega limit 1 for update skip locked
      )
    returning ${tomada(db, agora)}`
  return row ?? null
}

/** Takes this very one, whatever its turn and its state; null while a worker has it. */
export async function takeEsta(
  db: Db,
  { idgancho, identrega }: { idgancho: string; identrega: number },
  { agora, ate }: Prazo,
): Promise<Tomada | null> {
  const [row] = await db<Tomada[]>`
    update entrega_gancho e set estado = 'PENDENTE', tomada_ate = ${ate}, tentativas = e.tentativas + 1, tentar_em = ${agora},
      desistir_em = greatest(e.desistir_em, ${agora}::timestamptz + interval '3 days')
    from gancho g
    where g.idgancho = e.idgancho and e.idgancho = ${idgancho} and e.identrega = ${identrega}
      and (e.tomada_ate is null or e.tomada_ate <= ${agora})
    returning ${tomada(db, agora)}`
  return row ?? null
}

export interface Desfecho {
  agora: Date
  duracao_ms: number
  resposta: number | null
  erro: string
}

/** It arrived: what waited behind it in its order is due, and the webhook is well. */
export async function markEntregue(
  db: Db,
  { identrega, idgancho }: Pick<Tomada, 'identrega' | 'idgancho'>,
  { agora, duracao_ms, resposta }: Desfecho,
): Promise<void> {
  await db`
    with feita as (
      update entrega_gancho set estado = 'ENTREGUE', tomada_ate = null, tentada_em = ${agora}, duracao_ms = ${duracao_ms},
        resposta = ${resposta}, erro = ''
      where identrega = ${identrega} returning idgancho, numpedido
    ),
    seguinte as (
      update entrega_gancho e set tentar_em = least(e.tentar_em, ${agora}) from feita f
      where e.idgancho = f.idgancho and e.numpedido = f.numpedido and e.estado = 'PENDENTE' and e.identrega <> ${identrega}
        and e.tentar_em > ${agora} and e.tentativas = 0
    )
    update gancho set falhas = 0, falhando_desde = null, descansa_ate = null where idgancho = ${idgancho} and falhas > 0`
}

/** It did not arrive: tried again at `tentar_em`, or given up when that is null. What waits behind it in its order waits with it. */
export async function markFalhou(
  db: Db,
  { identrega }: Pick<Tomada, 'identrega'>,
  { agora, duracao_ms, resposta, erro, tentar_em }: Desfecho & { tentar_em: Date | null },
): Promise<void> {
  await db`
    with feita as (
      update entrega_gancho set estado = case when ${tentar_em}::timestamptz is null then 'DESISTIDA' else estado end, tomada_ate = null,
        tentar_em = coalesce(${tentar_em}, tentar_em), tentada_em = ${agora}, duracao_ms = ${duracao_ms}, resposta = ${resposta}, erro = ${erro}
      where identrega = ${identrega} returning idgancho, numpedido
    )
    update entrega_gancho e set tentar_em = coalesce(${tentar_em}, ${agora}) from feita f
    where e.idgancho = f.idgancho and e.numpedido = f.numpedido and e.estado = 'PENDENTE' and e.identrega > ${identrega}`
}

/**
 * What is due but stands behind an older one of its order that is tried later waits until then: else each look at a webhook
 * that is down would pass over all of it.
 */
export async function postponeSeguintes(db: Db, agora: Date): Promise<void> {
  await db`
    with parada as (
      select e.identrega, a.tentar_em from entrega_gancho e join entrega_gancho a
        on a.idgancho = e.idgancho and a.numpedido = e.numpedido and a.identrega < e.identrega and a.estado = 'PENDENTE' and a.tentar_em > ${agora}
      where e.estado = 'PENDENTE' and e.tentar_em <= ${agora} for update of e skip locked
    )
    update entrega_gancho e set tentar_em = p.tentar_em from parada p where e.identrega = p.identrega`
}

/** Deliveries that arrived or were given up are kept for 30 days; late ones of a webhook that was switched off are given up. */
export async function pruneEntregas(db: Db, agora: Date): Promise<number> {
  await db`
    update entrega_gancho set estado = 'DESISTIDA', tomada_ate = null, erro = 'Três dias sem poder ser entregue.'
    where estado = 'PENDENTE' and desistir_em < ${agora} and (tomada_ate is null or tomada_ate < ${agora})
      and idgancho in (select idgancho from gancho where not ativo)`
  const rows = await db`
    delete from entrega_gancho where estado <> 'PENDENTE' and criado_em < ${agora}::timestamptz - interval '30 days' returning 1`
  return rows.length
}
