import type { CanalChat } from '@vitrine/contract'

import { uuidv7, type Db, type Fragment } from '#infra'

import { mensagemColumns, type MensagemRow } from './mensagem.repository.ts'
import { isDoOutro, isMembro, isVisivel, type Participante } from './participante.ts'

export interface SalaRow {
  idsala: string
  canal: CanalChat
  idfornecedor: string
  idcliente: string | null
  numpedido: number | null
  total: number
  revisao: number
  cliente: string | null
  loja: string
  idatendente: string | null
  atendente: string | null
  entregue_cliente: number
  lida_cliente: number
  entregue_loja: number
  lida_loja: number
  entregue_ate: number
  lida_ate: number
  notificacoes: number
  ultima: MensagemRow | null
}

/** Columns of SalaRow for one participant, from `sala_chat s`: the newest message and what it has not seen come with it. */
export const salaColumns = (db: Db, quem: Participante) => db`
  s.idsala, s.canal, s.idfornecedor, s.idcliente, s.numpedido::int as numpedido, s.revisao::int as revisao,
  ${quem.lado === 'LOJA' ? db`s.total_mensagens` : db`s.total_visiveis`}::int as total,
  c.nome as cliente, f.nome as loja, s.idatendente, a.nome as atendente, s.entregue_cliente::int as entregue_cliente,
  s.lida_cliente::int as lida_cliente, s.entregue_loja::int as entregue_loja, s.lida_loja::int as lida_loja,
  coalesce(l.entregue_ate, 0)::int as entregue_ate, coalesce(l.lida_ate, 0)::int as lida_ate,
  (select count(*)::int from mensagem_chat m
    where m.idsala = s.idsala and m.sequencia > coalesce(l.lida_ate, 0) and ${isDoOutro(db, quem)}) as notificacoes,
  (select to_jsonb(u) from (select ${mensagemColumns(db)} from mensagem_chat m
    where m.idsala = s.idsala and ${isVisivel(db, quem)} order by m.sequencia desc limit 1) u) as ultima`

/** What `salaColumns` need beside `sala_chat s`. */
export const salaJoins = (db: Db, { idusuario }: Participante) => db`
  join fornecedor f using (idfornecedor) left join cliente c on c.idcliente = s.idcliente
  left join usuario a on a.idusuario = s.idatendente
  left join leitura_chat l on l.idsala = s.idsala and l.idusuario = ${idusuario}`

/** The room, when the participant is a member of it. */
export async function findSala(db: Db, quem: Participante, idsala: string): Promise<SalaRow | null> {
  const [row] = await db<SalaRow[]>`
    select ${salaColumns(db, quem)} from sala_chat s ${salaJoins(db, quem)}
    where s.idsala = ${idsala} and ${isMembro(db, quem)}`
  return row ?? null
}

/** Rooms where something was written, the newest talk first. */
export async function listSalas(
  db: Db,
  quem: Participante,
  { limit, offset }: { limit: number; offset: number },
): Promise<SalaRow[]> {
  return db<SalaRow[]>`
    with pagina as (
      select s.idsala from sala_chat s where ${isMembro(db, quem)} and s.ultima_em is not null
      order by s.ultima_em desc, s.idsala limit ${limit} offset ${offset}
    )
    select ${salaColumns(db, quem)} from pagina join sala_chat s using (idsala) ${salaJoins(db, quem)}
    order by s.ultima_em desc, s.idsala`
}

export async function countSalas(db: Db, quem: Participante): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from sala_chat s where ${isMembro(db, quem)} and s.ultima_em is not null`
  return row?.total ?? 0
}

/** Messages of all rooms that this login has not seen; those of rooms that rest for 90 days no more. */
export async function countNotificacoes(db: Db, quem: Participante): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select coalesce(sum(n.total), 0)::int as total
    from sala_chat s left join leitura_chat l on l.idsala = s.idsala and l.idusuario = ${quem.idusuario}
    cross join lateral (
      select count(*) as total from mensagem_chat m
      where m.idsala = s.idsala and m.sequencia > coalesce(l.lida_ate, 0) and ${isDoOutro(db, quem)}
    ) n
    where ${isMembro(db, quem)} and s.ultima_em > now() - interval '90 days'
      and ${quem.lado === 'LOJA' ? db`(s.ultima_cliente > coalesce(l.lida_ate, 0) or s.canal = 'EQUIPE')` : db`s.total_mensagens > coalesce(l.lida_ate, 0)`}`
  return row?.total ?? 0
}

/**
 * The room of a cliente, or of one of its orders, made where there is none. Null: no such order, or no customer of this store. Of two
 * that ask at once one makes it.
 */
export async function ensureSala(
  db: Db,
  quem: Participante,
  { idcliente, numpedido }: { idcliente: string; numpedido: number | null },
): Promise<string | null> {
  const daLoja = { ...quem, idcliente }
  const achada = await findIdsala(db, daLoja, numpedido)
  if (achada) return achada
  await db`
    insert into sala_chat (idsala, idfornecedor, idcliente, canal, numpedido)
    select ${uuidv7()}, ${quem.idfornecedor}, ${idcliente}, ${numpedido === null ? 'CLIENTE' : 'PEDIDO'}, ${numpedido}
    where ${mayOpen(db, daLoja, numpedido)}
    on conflict do nothing`
  return findIdsala(db, daLoja, numpedido)
}

/** An order of the cliente; without one, whoever writes to the store itself, or a customer that the store knows. */
function mayOpen(
  db: Db,
  { idfornecedor, idcliente, lado }: Participante,
  numpedido: number | null,
): Fragment {
  if (numpedido !== null)
    return db`exists (select from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and numpedido = ${numpedido})`
  if (lado === 'CLIENTE') return db`true`
  return db`exists (select from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente})`
}

async function findIdsala(
  db: Db,
  { idfornecedor, idcliente }: Pick<Participante, 'idfornecedor' | 'idcliente'>,
  numpedido: number | null,
): Promise<string | null> {
  const [row] = await db<{ idsala: string }[]>`
    select idsala from sala_chat
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and numpedido is not distinct from ${numpedido}`
  return row?.idsala ?? null
}

/** Holds a room, so that the next number is the caller's; answers the newest one. */
export async function holdSala(tx: Db, idsala: string): Promise<number> {
  const [row] = await tx<{ total: number }[]>`
    select total_mensagens::int as total from sala_chat where idsala = ${idsala} for update`
  return row?.total ?? 0
}

/** Conversations of a store that these people had taken are anybody's again. */
export async function releaseSalas(
  db: Db,
  idfornecedor: string,
  atendentes: readonly string[],
): Promise<void> {
  if (atendentes.length === 0) return
  await db`
    with presa as materialized (
      select idsala from sala_chat where idfornecedor = ${idfornecedor} and idatendente = any(${atendentes as string[]}::uuid[])
      order by idsala for update
    )
    update sala_chat s set idatendente = null from presa where s.idsala = presa.idsala`
}

/** Tells every process that a participant writes in a room; of a room that it is no member of, nothing. */
export async function tellDigitando(db: Db, quem: Participante, idsala: string): Promise<void> {
  await db`
    select pg_notify('chat', concat_ws(':', 'd', s.idsala, s.idfornecedor, coalesce(s.idcliente::text, ''), ${quem.lado}::text,
      ${quem.idusuario}::text, ${quem.nome}::text))
    from sala_chat s where s.idsala = ${idsala} and ${isMembro(db, quem)}`
}

/** Tells every process whether somebody of the team has a room open; of a room that is not its store's, nothing. */
export async function tellPresenca(
  db: Db,
  quem: Participante,
  { idsala, como }: { idsala: string; como: 'VEIO' | 'ESTA' | 'FOI' },
): Promise<void> {
  await db`
    select pg_notify('chat', concat_ws(':', ${quem.lado === 'LOJA' ? 'p' : 'v'}::text, s.idsala, s.idfornecedor, coalesce(s.idcliente::text, ''), ${como}::text,
      ${quem.idusuario}::text, ${quem.nome}::text))
    from sala_chat s where s.idsala = ${idsala} and ${isMembro(db, quem)}`
}
