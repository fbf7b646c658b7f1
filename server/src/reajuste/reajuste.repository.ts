import type { PedidoDeReajuste, Reajuste } from '@vitrine/contract'

import type { Autor } from '#evento'
import type { Db } from '#infra'

export interface QualReajuste {
  idfornecedor: string
  idreajuste: string
}

type Estado = Reajuste['estado']

interface ReajusteRow extends PedidoDeReajuste {
  idreajuste: string
  dia: string | null
  estado: Estado
  idusuario: string | null
  criado_em: Date
  terminado_em: Date | null
  feitos: number
  total: number
  mudados: number
  pulados: number
  idato: number | null
  desfeito: boolean
}

/** So many are listed, and may wait for their day. */
export const MAXIMO = 50

const escolhidos = (db: Db) => db`
  select r.idreajuste, r.selecao, r.regra, r.dia::text as dia, r.estado, r.autor ->> 'idusuario' as idusuario, r.criado_em, r.terminado_em,
    coalesce(a.feitos, 0) as feitos, coalesce(a.total, 0) as total, r.mudados,
    (select coalesce(sum(valor::int), 0)::int from jsonb_each_text(r.pulados) as p(motivo, valor)) as pulados,
    t.idato, coalesce(t.desfeito_por is not null, false) as desfeito
  from reajuste r left join reajuste_andamento a using (idfornecedor, idreajuste)
    left join ato t on t.idfornecedor = r.idfornecedor and t.idato = r.idato`

/** Those that wait first, by their day, then the newest; `quem` asks. */
export async function listReajustes(db: Db, idfornecedor: string, quem: Autor): Promise<Reajuste[]> {
  const rows = await db<ReajusteRow[]>`
    ${escolhidos(db)} where r.idfornecedor = ${idfornecedor}
    order by r.estado not in ('AGENDADO', 'APLICANDO'), case r.estado when 'AGENDADO' then r.dia end, r.criado_em desc limit ${MAXIMO}`
  return rows.map((row) => toReajuste(row, quem))
}

/** One of the supplier; null: it has none such. */
export async function findReajuste(
  db: Db,
  { idfornecedor, idreajuste }: QualReajuste,
  quem: Autor,
): Promise<Reajuste | null> {
  const [row] = await db<ReajusteRow[]>`
    ${escolhidos(db)} where r.idfornecedor = ${idfornecedor} and r.idreajuste = ${idreajuste}`
  return row ? toReajuste(row, quem) : null
}

/** An act is taken back by whom it is of. */
function toReajuste(
  { idusuario, total, criado_em, terminado_em, idato, ...row }: ReajusteRow,
  quem: Autor,
): Reajuste {
  return {
    ...row,
    aFazer: total,
    criado_em: criado_em.toISOString(),
    terminado_em: terminado_em?.toISOString() ?? null,
    idato: idusuario !== null && idusuario === quem.idusuario ? idato : null,
  }
}

export async function countAgendados(db: Db, idfornecedor: string): Promise<number> {
  const [row] = await db<{ agendados: number }[]>`
    select count(*)::int as agendados from reajuste where idfornecedor = ${idfornecedor} and estado = 'AGENDADO'`
  return row?.agendados ?? 0
}

/** Holds one for this transaction, and answers how it stands; null: the supplier has none such. */
export async function holdReajuste(
  tx: Db,
  { idfornecedor, idreajuste }: QualReajuste,
): Promise<(PedidoDeReajuste & { estado: Estado; autor: Autor; versao: number }) | null> {
  const [row] = await tx<(PedidoDeReajuste & { estado: Estado; autor: Autor; versao: number })[]>`
    select selecao, regra, estado, autor, versao from reajuste
    where idfornecedor = ${idfornecedor} and idreajuste = ${idreajuste} for no key update`
  return row ?? null
}

/** Progress begins; `viva`: whoever begins it also does it. */
export async function startAndamento(
  db: Db,
  { idfornecedor, idreajuste }: QualReajuste,
  viva: boolean,
): Promise<void> {
  await db`
    insert into reajuste_andamento (idfornecedor, idreajuste, viva_em)
    values (${idfornecedor}, ${idreajuste}, ${viva ? db`now()` : null})
    on conflict (idfornecedor, idreajuste) do nothing`
}

/** Takes one that no process works on: its day has come at its store, or it had no progress for a minute; null when there is none. */
export async function takeReajuste(db: Db): Promise<QualReajuste | null> {
  const [row] = await db<QualReajuste[]>`
    with devido as (
      select a.idfornecedor, a.idreajuste from reajuste r
      join reajuste_andamento a using (idfornecedor, idreajuste) join fornecedor f using (idfornecedor)
      where (r.estado = 'APLICANDO' or r.estado = 'AGENDADO' and r.dia <= (now() at time zone f.fuso)::date)
        and (a.viva_em is null or a.viva_em < now() - interval '1 minute')
      order by r.dia nulls first, r.criado_em limit 1 for update of a skip locked
    ), vivo as (
      update reajuste_andamento a set viva_em = now() from devido d
      where a.idfornecedor = d.idfornecedor and a.idreajuste = d.idreajuste
    )
    update reajuste r set estado = 'APLICANDO' from devido d
    where r.idfornecedor = d.idfornecedor and r.idreajuste = d.idreajuste and r.estado in ('AGENDADO', 'APLICANDO')
    returning r.idfornecedor, r.idreajuste`
  return row ?? null
}

/** Says how many products are done of how many, and is told whether to stop. */
export async function tellAndamento(
  db: Db,
  { idfornecedor, idreajuste }: QualReajuste,
  { feitos, total }: { feitos: number; total: number },
): Promise<{ parar: boolean }> {
  const [row] = await db<{ parar: boolean }[]>`
    update reajuste_andamento set feitos = ${feitos}, total = ${total}, viva_em = now()
    where idfornecedor = ${idfornecedor} and idreajuste = ${idreajuste} returning parar`
  return { parar: row?.parar ?? true }
}

export async function stopAndamento(db: Db, { idfornecedor, idreajuste }: QualReajuste): Promise<void> {
  await db`
    update reajuste_andamento set parar = true where idfornecedor = ${idfornecedor} and idreajuste = ${idreajuste}`
}

/** It is done in this transaction: what became of the prices, and the act that takes them back, where anything changed. */
export async function endReajuste(
  tx: Db,
  { idfornecedor, idreajuste }: QualReajuste,
  { mudados, pulados, autor }: { mudados: number; pulados: Record<string, number>; autor: Autor },
): Promise<void> {
  await tx`
    update reajuste set estado = 'APLICADO', terminado_em = now(), mudados = ${mudados}, pulados = ${tx.json(pulados)}, idato = (
      select t.idato from ato t
      where t.idfornecedor = ${idfornecedor} and t.idusuario = ${autor.idusuario}::uuid and t.transacao = pg_current_xact_id()::text::bigint and t.inicio = now())
    where idfornecedor = ${idfornecedor} and idreajuste = ${idreajuste}`
}

/** It came to nothing: somebody stopped it, or it failed. */
export async function dropReajuste(
  db: Db,
  { idfornecedor, idreajuste }: QualReajuste,
  estado: 'CANCELADO' | 'FALHOU',
): Promise<void> {
  await db`
    update reajuste set estado = ${estado}, terminado_em = now()
    where idfornecedor = ${idfornecedor} and idreajuste = ${idreajuste} and estado = 'APLICANDO'`
}
