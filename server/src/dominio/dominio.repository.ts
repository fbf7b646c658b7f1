import type { VeredictoDns } from '@vitrine/contract'

import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db, Transaction } from '#infra'

/** Hosts that a supplier says are its own. */
export const cadastroDominioDaLoja = describeCadastro(
  describeRegistro(
    'dominio_da_loja',
    ['idfornecedor'],
    ['dominio', 'prova', 'provado_em', 'perdido_em', 'perdido_por', 'removido_em'],
  ),
  { chave: ['dominio'], porFornecedor: true },
)

/** A host of a supplier: said, on the air, or both. */
export interface DominioRow {
  dominio: string
  /** Null: it stands on the air without having been said (by the platform). */
  prova: string | null
  provado_em: Date | null
  perdido_em: Date | null
  perdido_por: 'OUTRA_LOJA' | 'APONTAMENTO' | null
  removido_em: Date | null
  no_ar: boolean
  principal: boolean
  visto_prova: VeredictoDns | null
  visto_apontamento: VeredictoDns | null
  de_outra: boolean
  visto_em: Date | null
  proximo_em: Date | null
  vezes: number
  falta_desde: Date | null
}

/** Hosts of a supplier, or one of them, the main one first; those that were removed too. */
export function listDominios(
  db: Db,
  idfornecedor: string,
  dominio: string | null = null,
): Promise<DominioRow[]> {
  return db<DominioRow[]>`
    select coalesce(l.dominio, d.dominio) as dominio, l.prova, l.provado_em, l.perdido_em, l.perdido_por, l.removido_em,
      d.dominio is not null as no_ar, coalesce(d.principal, false) as principal,
      v.prova as visto_prova, v.apontamento as visto_apontamento, coalesce(v.de_outra, false) as de_outra, v.visto_em, v.proximo_em,
      coalesce(v.vezes, 0) as vezes, v.falta_desde
    from (select * from dominio_da_loja where idfornecedor = ${idfornecedor}) l
    full join (select * from dominio where idfornecedor = ${idfornecedor}) d on d.dominio = l.dominio
    left join dominio_visto v on v.idfornecedor = ${idfornecedor} and v.dominio = l.dominio
    where ${dominio}::text is null or ${dominio} in (l.dominio, d.dominio)
    order by coalesce(d.principal, false) desc, coalesce(l.dominio, d.dominio) limit 200`
}

export async function findDominio(db: Db, idfornecedor: string, dominio: string): Promise<DominioRow | null> {
  const [row] = await listDominios(db, idfornecedor, dominio)
  return row ?? null
}

/** Holds a host until the transaction ends, whosever it is. */
export async function lockHost(tx: Transaction, dominio: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${dominio}, 44))`
}

/** The supplier at whose shop a host leads, and the text that proves it for that one (null: by the platform). */
export async function findDono(
  db: Db,
  dominio: string,
): Promise<{ idfornecedor: string; prova: string | null } | null> {
  const [row] = await db<{ idfornecedor: string; prova: string | null }[]>`
    select d.idfornecedor, l.prova from dominio d
    left join dominio_da_loja l on l.idfornecedor = d.idfornecedor and l.dominio = d.dominio
    where d.dominio = ${dominio}`
  return row ?? null
}

/** What was seen, and when it is looked at next. */
export interface VistoNovo {
  prova: VeredictoDns
  apontamento: VeredictoDns
  de_outra: boolean
  proximo_em: Date | null
  vezes: number
  falta_desde: Date | null
}

export async function saveVisto(
  tx: Transaction,
  { idfornecedor, dominio }: { idfornecedor: string; dominio: string },
  { prova, apontamento, de_outra, proximo_em, vezes, falta_desde }: VistoNovo,
): Promise<void> {
  await tx`
    update dominio_visto set prova = ${prova}, apontamento = ${apontamento}, de_outra = ${de_outra}, visto_em = now(),
      proximo_em = ${proximo_em}, vezes = ${vezes}, falta_desde = ${falta_desde}
    where idfornecedor = ${idfornecedor} and dominio = ${dominio}`
}

/** Looked at soon, as if it were new; what was seen of it stands. */
export async function beginVisto(tx: Transaction, idfornecedor: string, dominio: string): Promise<void> {
  await tx`
    insert into dominio_visto (idfornecedor, dominio) values (${idfornecedor}, ${dominio})
    on conflict (idfornecedor, dominio) do update set proximo_em = now(), vezes = 0, falta_desde = null`
}

/** Nobody looks at it by itself any more. */
export async function endVisto(tx: Transaction, idfornecedor: string, dominio: string): Promise<void> {
  await tx`
    update dominio_visto set proximo_em = null, falta_desde = null where idfornecedor = ${idfornecedor} and dominio = ${dominio}`
}

/** Takes hosts whose time to be looked at has come, for this caller alone for the next ten minutes. */
export function takeDevidos(db: Db, limit: number): Promise<{ idfornecedor: string; dominio: string }[]> {
  return db<{ idfornecedor: string; dominio: string }[]>`
    update dominio_visto v set proximo_em = now() + interval '10 minutes'
    from (
      select idfornecedor, dominio from dominio_visto where proximo_em <= now()
      order by proximo_em limit ${limit} for update skip locked
    ) d where v.idfornecedor = d.idfornecedor and v.dominio = d.dominio
    returning v.idfornecedor, v.dominio`
}

/** Hosts that their owners removed so long ago that nobody has them back. */
export async function dropRemovidos(db: Db, dias: number): Promise<void> {
  await db`delete from dominio_da_loja where removido_em < now() - make_interval(days => ${dias})`
}
