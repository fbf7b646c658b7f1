import type { UsoDaChave } from '@vitrine/contract'

import { asLinha } from '#coluna'
import { SEM_SENHA, type Db } from '#infra'

/** The living key of a supplier with this hash, of one kind. */
export async function findApiKey(
  db: Db,
  { idfornecedor, chaveHash, erp }: { idfornecedor: string; chaveHash: Buffer; erp: boolean },
): Promise<{ idapikeys: string; idusuario: string } | null> {
  const [row] = await db<{ idapikeys: string; idusuario: string }[]>`
    select idapikeys, idusuario from apikey
    where idfornecedor = ${idfornecedor} and chave_hash = ${chaveHash} and erp = ${erp} and revogada_em is null and (expira_em is null or expira_em > now())`
  return row ?? null
}

/** Notes from which network a key is used: once in a minute, for each change is told to who keeps sessions. */
export async function touchApiKey(db: Db, idapikeys: string, rede: string): Promise<void> {
  await db`
    update apikey set usada_em = now(), usada_de = ${rede}
    where idapikeys = ${idapikeys} and (usada_em is null or usada_em < now() - interval '1 minute' or usada_de is distinct from ${rede})`
}

/** A key as one in place of it is made; null when the supplier has no such one that still opens something. */
export async function lockApiKey(
  tx: Db,
  idfornecedor: string,
  idapikeys: string,
): Promise<{ nome: string; erp: boolean; dias: number | null; chamadas: string[] | null } | null> {
  const [row] = await tx<{ nome: string; erp: boolean; dias: number | null; chamadas: string[] | null }[]>`
    select nome, erp, chamadas, case when expira_em is not null then greatest(1, round(extract(epoch from expira_em - criada_em) / 86400))::int end as dias from apikey
    where idfornecedor = ${idfornecedor} and idapikeys = ${idapikeys} and revogada_em is null and (expira_em is null or expira_em > now()) for update`
  return row ?? null
}

/** A key ends in so many days, if it does not sooner; its sessions no later. */
export async function endApiKeyIn(tx: Db, idapikeys: string, dias: number): Promise<void> {
  await tx`
    update apikey set expira_em = least(expira_em, now() + make_interval(days => ${dias})) where idapikeys = ${idapikeys}`
}

/** The one registration with a supplier that its system means by a code; null also when the code is of several. */
export async function findCadastroErp(
  db: Db,
  idfornecedor: string,
  codErp: string,
): Promise<{ idcliente: string; aprovado: boolean } | null> {
  const rows = await db<{ idcliente: string; aprovado: boolean }[]>`
    select idcliente, aprovado is true as aprovado from cadastroextracliente
    where idfornecedor = ${idfornecedor} and cod_erp = ${codErp} limit 2`
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export interface NovaApiKey {
  idapikeys: string
  idfornecedor: string
  idusuario: string
  nome: string
  chave_hash: Buffer
  /** Of the supplier's own system, not for customers. */
  erp?: boolean
  /** The login that makes it. */
  criada_por?: string
  /** Absent: all that a key of its kind may. */
  chamadas?: string[]
  /** Absent: it ends only when it is revoked. */
  expira_em?: Date
}

/** A key with the login of its sessions, which no password opens and no mail reaches. */
export async function insertApiKey(db: Db, nova: NovaApiKey): Promise<void> {
  await db`
    insert into usuario (idusuario, email, nome, senha_hash)
    values (${nova.idusuario}, ${`api-key-${nova.idapikeys}@sistema.invalid`}, ${nova.nome}, ${SEM_SENHA})`
  await db`insert into apikey ${asLinha(db, 'apikey', nova)}`
}

export interface ApiKeyRow {
  idapikeys: string
  nome: string
  uso: UsoDaChave
  criada_em: Date
  criada_por: string | null
  usada_em: Date | null
  usada_de: string | null
  chamadas: string[] | null
  expira_em: Date | null
  revogada_em: Date | null
}

/** Keys of a supplier, living ones first, or the one of `idapikeys`; `usada_em` as its sessions tell, which live 30 days. */
export async function listApiKeys(
  db: Db,
  idfornecedor: string,
  idapikeys: string | null = null,
): Promise<ApiKeyRow[]> {
  return db<ApiKeyRow[]>`
    select k.idapikeys, k.nome, case when k.erp then 'ERP' else 'COMPRA' end as uso, k.criada_em, q.nome as criada_por, k.revogada_em, k.usada_de, k.chamadas, k.expira_em,
      coalesce(case when k.usada_em > now() - interval '30 days' then k.usada_em end, (select max(s.criada_em) from sessao s where s.idusuario = k.idusuario)) as usada_em
    from apikey k left join usuario q on q.idusuario = k.criada_por
    where k.idfornecedor = ${idfornecedor} and (${idapikeys}::uuid is null or k.idapikeys = ${idapikeys})
    order by k.revogada_em is not null, k.criada_em desc`
}

/** A key ends, and its sessions are gone; false when the supplier has no such living key. */
export async function revokeApiKey(
  tx: Db,
  idfornecedor: string,
  { idapikeys, por }: { idapikeys: string; por: string | null },
): Promise<boolean> {
  const rows = await tx`
    with ended as (
      update apikey set revogada_em = now(), revogada_por = ${por}
      where idfornecedor = ${idfornecedor} and idapikeys = ${idapikeys} and revogada_em is null returning idusuario
    ), gone as (delete from sessao s using ended e where s.idusuario = e.idusuario)
    select 1 from ended`
  return rows.length === 1
}
