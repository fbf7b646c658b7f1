import type { AutorDaMudanca, EventoDeCadastro } from '@vitrine/contract'

import type { Db } from '#infra'

/** The place of a change in the list; its moment to the microsecond. */
export interface Posto {
  quando: string
  idevento: number
}

export interface FiltroDoRegistro {
  idfornecedor: string
  cadastro: string | null
  quem: string | null
  /** Half open. */
  de: Date | null
  ate: Date | null
}

export interface MudancaRow extends EventoDeCadastro {
  idevento: number
  quando: Date
  momento: string
  quem: string
  /** The transaction that wrote it; null: from before that was kept. */
  transacao: number | null
}

/** Who did it: as the indexes of migration 0350 have it. */
const quemFez = (db: Db) =>
  db`coalesce(dados #>> '{autor,idapikeys}', dados #>> '{autor,idusuario}', dados #>> '{autor,ator}')`

/** One page after a place, the newest first; the first one after none. */
export function listMudancas(
  db: Db,
  { idfornecedor, cadastro, quem, de, ate }: FiltroDoRegistro,
  { posto, limit }: { posto: Posto | null; limit: number },
): Promise<MudancaRow[]> {
  return db<MudancaRow[]>`
    select idevento, tipo, dados, quando, transacao, ${quemFez(db)} as quem,
      to_char(quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as momento
    from evento
    where idfornecedor = ${idfornecedor} and numpedido is null
      ${cadastro === null ? db`` : db`and dados ->> 'cadastro' = ${cadastro}`}
      ${quem === null ? db`` : db`and ${quemFez(db)} = ${quem}`}
      ${de ? db`and quando >= ${de}` : db``} ${ate ? db`and quando < ${ate}` : db``}
      ${posto ? db`and (quando, idevento) < (${posto.quando}::text::timestamptz, ${posto.idevento}::bigint)` : db``}
    order by quando desc, idevento desc limit ${limit}`
}

/** Of one record, the newest first. */
export function listMudancasDoRegistro(
  db: Db,
  idfornecedor: string,
  { cadastro, id, limit }: { cadastro: string; id: string; limit: number },
): Promise<MudancaRow[]> {
  return db<MudancaRow[]>`
    select idevento, tipo, dados, quando, transacao, ${quemFez(db)} as quem, '' as momento
    from evento
    where idfornecedor = ${idfornecedor} and numpedido is null and dados ->> 'cadastro' = ${cadastro} and dados ->> 'id' = ${id}
    order by quando desc, idevento desc limit ${limit}`
}

/** Those who work at a supplier otherwise than by selling for it, and its keys, by name. */
export function listPessoas(db: Db, idfornecedor: string): Promise<AutorDaMudanca[]> {
  return db<AutorDaMudanca[]>`
    select * from (
      select u.idusuario::text as id, u.nome, 'PESSOA' as como from usuario u
      where u.idusuario in (select e.idusuario from equipe e where e.idfornecedor = ${idfornecedor})
      union all
      select k.idapikeys::text, k.nome, 'CHAVE' from apikey k where k.idfornecedor = ${idfornecedor}
    ) p order by p.nome collate "pt-BR-x-icu", p.id limit 500`
}

/** Authors by their ids; who runs the platform is not named. */
export function listAutores(db: Db, idfornecedor: string, ids: readonly string[]): Promise<AutorDaMudanca[]> {
  return db<AutorDaMudanca[]>`
    select idusuario::text as id, case when operador then 'Plataforma' else nome end as nome,
      case when operador then 'PLATAFORMA' else 'PESSOA' end as como
    from usuario where idusuario = any(${ids as string[]}::uuid[])
    union all
    select idapikeys::text, nome, 'CHAVE' from apikey
    where idfornecedor = ${idfornecedor} and idapikeys = any(${ids as string[]}::uuid[])`
}
