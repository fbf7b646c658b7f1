import type { Atendente, ContagensDaEquipe, VistaConversa, ConversaDaEquipe } from '@vitrine/contract'

import { salaColumns, salaJoins, type Participante, type SalaRow } from '#chat'
import type { Db, Fragment } from '#infra'
import { PRESENTE_SEGUNDOS } from '#presenca-no-carrinho'

export interface ConversaRow extends SalaRow {
  estado: ConversaDaEquipe['estado']
  adiada_ate: Date | null
  esperando_desde: Date | null
  no_carrinho: string | null
}

/** Which conversations of a store, and since when its customers wait for too long (null: it promises nothing). */
export interface Filtro {
  vista: VistaConversa
  quem: 'TODAS' | 'MINHAS' | 'SEM_ATENDENTE'
  atrasadas: boolean
  limite: Date | null
}

const conversaColumns = (db: Db, quem: Participante) =>
  db`${salaColumns(db, quem)}, s.estado, s.adiada_ate, s.esperando_desde,
    (select p.nome from presenca_carrinho p
      where p.idfornecedor = s.idfornecedor and p.idcliente = s.idcliente and p.aberto and p.em > now() - make_interval(secs => ${PRESENTE_SEGUNDOS})
      order by p.em desc limit 1) as no_carrinho`

/** Rooms of customers in which something was written. */
const isConversa = (db: Db, { idfornecedor }: Participante) =>
  db`s.idfornecedor = ${idfornecedor} and s.canal <> 'EQUIPE' and s.ultima_em is not null`
const isAdiada = (db: Db) => db`coalesce(s.adiada_ate > now(), false)`
const isLate = (db: Db, limite: Date | null) =>
  limite ? db`coalesce(s.esperando_desde <= ${limite}, false)` : db`false`

function isInVista(db: Db, vista: VistaConversa): Fragment {
  if (vista === 'RESOLVIDA') return db`s.estado = 'RESOLVIDA'`
  return vista === 'ADIADA'
    ? db`s.estado = 'ABERTA' and ${isAdiada(db)}`
    : db`s.estado = 'ABERTA' and not ${isAdiada(db)}`
}

function isWanted(db: Db, { idusuario }: Participante, { quem, atrasadas, limite }: Filtro): Fragment {
  const deQuem = {
    TODAS: db`true`,
    MINHAS: db`s.idatendente = ${idusuario}`,
    SEM_ATENDENTE: db`s.idatendente is null`,
  }[quem]
  return atrasadas ? db`${deQuem} and ${isLate(db, limite)}` : deQuem
}

const orderOf = (db: Db, vista: VistaConversa) =>
  ({
    ABERTA: db`s.esperando_desde, s.ultima_em desc, s.idsala`,
    ADIADA: db`s.adiada_ate, s.idsala`,
    RESOLVIDA: db`s.ultima_em desc nulls last, s.idsala`,
  })[vista]

/** One page: open ones by who waits longest, put off ones by when they come back, done ones by the newest talk. */
export async function listConversas(
  db: Db,
  quem: Participante,
  filtro: Filtro & { limit: number; offset: number },
): Promise<ConversaRow[]> {
  const { vista, limit, offset } = filtro
  return db<ConversaRow[]>`
    with pagina as (
      select s.idsala from sala_chat s
      where ${isConversa(db, quem)} and ${isInVista(db, vista)} and ${isWanted(db, quem, filtro)}
      order by ${orderOf(db, vista)} limit ${limit} offset ${offset}
    )
    select ${conversaColumns(db, quem)} from pagina join sala_chat s using (idsala) ${salaJoins(db, quem)}
    order by ${orderOf(db, vista)}`
}

/** How many there are of each kind, and of those that a filter lets through. */
export async function countConversas(
  db: Db,
  quem: Participante,
  filtro: Filtro,
): Promise<ContagensDaEquipe & { total: number }> {
  const aberta = db`not ${isAdiada(db)}`
  const [row] = await db<(ContagensDaEquipe & { total: number })[]>`
    select count(*) filter (where ${aberta})::int as abertas,
      count(*) filter (where ${aberta} and s.idatendente = ${quem.idusuario})::int as minhas,
      count(*) filter (where ${aberta} and s.idatendente is null)::int as sem_atendente,
      count(*) filter (where ${aberta} and ${isLate(db, filtro.limite)})::int as atrasadas,
      count(*) filter (where ${isAdiada(db)})::int as adiadas,
      (select count(*)::int from sala_chat s
        where ${isConversa(db, quem)} and ${isInVista(db, filtro.vista)} and ${isWanted(db, quem, filtro)}) as total
    from sala_chat s where ${isConversa(db, quem)} and s.estado = 'ABERTA'`
  return row ?? { abertas: 0, minhas: 0, sem_atendente: 0, atrasadas: 0, adiadas: 0, total: 0 }
}

/** Null: the store has no such conversation. */
export async function findConversa(db: Db, quem: Participante, idsala: string): Promise<ConversaRow | null> {
  const [row] = await db<ConversaRow[]>`
    select ${conversaColumns(db, quem)} from sala_chat s ${salaJoins(db, quem)}
    where s.idsala = ${idsala} and s.idfornecedor = ${quem.idfornecedor} and s.canal <> 'EQUIPE'`
  return row ?? null
}

/** What of a room is looked at before it is changed. */
export interface SalaPresa {
  idatendente: string | null
  revisao: number
}

/** Held until the transaction ends. Null: the store has no such conversation. */
export async function lockConversa(
  tx: Db,
  { idfornecedor }: Participante,
  idsala: string,
): Promise<SalaPresa | null> {
  const [row] = await tx<SalaPresa[]>`
    select idatendente, revisao::int as revisao from sala_chat
    where idsala = ${idsala} and idfornecedor = ${idfornecedor} and canal <> 'EQUIPE' for update`
  return row ?? null
}

export type MudancaDeConversa =
  | { idatendente: string | null }
  | { adiada_ate: Date | null; estado: 'ABERTA' }
  | { estado: ConversaDaEquipe['estado']; adiada_ate: null; esperando_desde?: null }

/** Changes a room that the caller holds, and tells every process; who answers is told to its customer too. */
export async function changeConversa(tx: Db, idsala: string, mudanca: MudancaDeConversa): Promise<void> {
  const soLoja = 'idatendente' in mudanca ? '' : 'LOJA'
  await tx`
    with sala as (
      update sala_chat set ${tx(mudanca)} where idsala = ${idsala} returning idsala, idfornecedor, idcliente
    )
    select pg_notify('chat', concat_ws(':', 'e', idsala, idfornecedor, coalesce(idcliente::text, ''), ${soLoja}::text)) from sala`
}

const ATENDEM = ['atendente', 'fornecedor']
/** Most people of one answer. */
const ATENDENTES = 200

/** Whether a login attends at this store; it goes on doing so until the transaction ends. */
export async function holdAtendente(tx: Db, idfornecedor: string, idusuario: string): Promise<boolean> {
  const rows = await tx`
    select from equipe where idfornecedor = ${idfornecedor} and idusuario = ${idusuario} and papel = any(${ATENDEM}::text[])
    order by papel for key share`
  return rows.length > 0
}

/** Who attends at a store, each once, by name. */
export async function listAtendentes(db: Db, idfornecedor: string): Promise<Atendente[]> {
  return db<Atendente[]>`
    select u.idusuario, u.nome, min(e.papel) as papel, (
      select count(*)::int from sala_chat s
      where s.idfornecedor = ${idfornecedor} and s.idatendente = u.idusuario and s.estado = 'ABERTA' and s.canal <> 'EQUIPE' and not ${isAdiada(db)}
    ) as conversas
    from equipe e join usuario u using (idusuario)
    where e.idfornecedor = ${idfornecedor} and e.papel = any(${ATENDEM}::text[])
    group by u.idusuario, u.nome order by u.nome, u.idusuario limit ${ATENDENTES}`
}
