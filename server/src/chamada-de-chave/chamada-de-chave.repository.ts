import type { HoraDeChamadas } from '@vitrine/contract'

import { asJson, asRegistro, describeEntrada, type LinhaDe } from '#coluna'
import type { Db, Sql } from '#infra'

/** Days that calls are kept, and how many of one store: the oldest go first. */
export const DIAS = 30
export const MAX_DA_LOJA = 100_000
const LOTE = 10_000

/** A call as it waits to be written: of a key that is known, was sent, or has this session. */
const notada = describeEntrada({
  idrequisicao: 'chamada_de_chave.idrequisicao',
  idapikeys: 'chamada_de_chave.idapikeys?',
  chave_hash: 'apikey.chave_hash?',
  token_hash: 'sessao.token_hash?',
  hora: 'uso_de_chave.hora',
  chamada: 'chamada_de_chave.chamada',
  status: 'chamada_de_chave.status',
  codigo: 'chamada_de_chave.codigo',
  campos: 'chamada_de_chave.campos',
  ms: 'chamada_de_chave.ms',
  bytes: 'chamada_de_chave.bytes',
  rede: 'chamada_de_chave.rede',
  repetida: 'chamada_de_chave.repetida',
})
export type ChamadaNotada = LinhaDe<typeof notada>

/**
 * Keeps calls under the store of their key, and counts them, by one statement; what is of no key is let go. A key that ended has its calls too. Counts are
 * written in the order of their key, so that two processes cannot deadlock.
 */
export async function addChamadas(db: Db, linhas: readonly ChamadaNotada[]): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, notada)
  await db`
    with notada(${nomes}) as (select ${valores} from jsonb_to_recordset(${asJson(db, notada, linhas)}) as r(${tipos})),
    nova as (
      insert into chamada_de_chave (idfornecedor, idrequisicao, idapikeys, chamada, status, codigo, campos, ms, bytes, rede, repetida)
      select k.idfornecedor, n.idrequisicao, k.idapikeys, n.chamada, n.status, n.codigo, n.campos, n.ms, n.bytes, n.rede, n.repetida
      from notada n join lateral (
        select idfornecedor, idapikeys from apikey where idapikeys = n.idapikeys
        union all
        select idfornecedor, idapikeys from apikey where chave_hash = n.chave_hash
        union all
        select k.idfornecedor, k.idapikeys from sessao s join apikey k using (idusuario) where s.token_hash = n.token_hash and s.papel in ('erp', 'api-key')
        limit 1
      ) k on true
      on conflict do nothing returning idfornecedor, idapikeys, idrequisicao, chamada, status
    )
    insert into uso_de_chave (idfornecedor, hora, idapikeys, chamada, aceitas, recusadas, falharam, ultima_em)
    select v.idfornecedor, date_trunc('hour', n.hora, 'UTC'), v.idapikeys, v.chamada, count(*) filter (where v.status < 400),
      count(*) filter (where v.status between 400 and 499), count(*) filter (where v.status >= 500), max(n.hora)
    from nova v join notada n using (idrequisicao) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (idfornecedor, hora, idapikeys, chamada) do update set aceitas = uso_de_chave.aceitas + excluded.aceitas,
      recusadas = uso_de_chave.recusadas + excluded.recusadas, falharam = uso_de_chave.falharam + excluded.falharam,
      ultima_em = greatest(uso_de_chave.ultima_em, excluded.ultima_em)`
}

export interface ChamadaRow {
  idrequisicao: string
  idapikeys: string
  chamada: string
  status: number
  codigo: string | null
  campos: string[]
  ms: number
  bytes: number | null
  rede: string
  repetida: boolean
}

export interface FiltroDasChamadas {
  idfornecedor: string
  idapikeys: string | null
  chamada: string | null
  /** Lowest id that there can be from this moment on, and the first that is too new. */
  de: string
  ate: string
  status: readonly [number, number]
  codigo: string | null
}

/** Calls of a store, the newest first: along the primary key, from `ate` down. */
export async function listChamadas(
  db: Db,
  { idfornecedor, idapikeys, chamada, de, ate, status, codigo }: FiltroDasChamadas,
  limit: number,
): Promise<ChamadaRow[]> {
  return db<ChamadaRow[]>`
    select idrequisicao, idapikeys, chamada, status, codigo, campos, ms, bytes, rede, repetida from chamada_de_chave
    where idfornecedor = ${idfornecedor} and idrequisicao >= ${de} and idrequisicao < ${ate} and status between ${status[0]} and ${status[1]}
      and (${idapikeys}::uuid is null or idapikeys = ${idapikeys}) and (${chamada}::text is null or chamada = ${chamada})
      and (${codigo}::text is null or codigo = ${codigo})
    order by idrequisicao desc limit ${limit}`
}

interface Periodo {
  idfornecedor: string
  de: Date
  ate: Date
  idapikeys: string | null
  chamada: string | null
}

/** How many calls each hour had; hours without one are missing. */
export async function listHoras(
  db: Db,
  { idfornecedor, de, ate, idapikeys, chamada }: Periodo,
): Promise<(Omit<HoraDeChamadas, 'hora'> & { hora: Date })[]> {
  return db`
    select hora, sum(aceitas)::int as aceitas, sum(recusadas)::int as recusadas, sum(falharam)::int as falharam from uso_de_chave
    where idfornecedor = ${idfornecedor} and hora > ${de}::timestamptz - interval '1 hour' and hora < ${ate}
      and (${idapikeys}::uuid is null or idapikeys = ${idapikeys}) and (${chamada}::text is null or chamada = ${chamada})
    group by hora order by hora`
}

export interface UsoRow {
  idapikeys: string
  chamada: string
  aceitas: number
  recusadas: number
  falharam: number
  desde: Date
  ultima_em: Date
}

/** What each key called in the last 30 days, most often first. */
export async function listUsos(db: Db, idfornecedor: string): Promise<UsoRow[]> {
  return db<UsoRow[]>`
    select idapikeys, chamada, sum(aceitas)::int as aceitas, sum(recusadas)::int as recusadas, sum(falharam)::int as falharam, min(hora) as desde,
      max(ultima_em) as ultima_em
    from uso_de_chave where idfornecedor = ${idfornecedor} and hora > now() - make_interval(days => ${DIAS})
    group by idapikeys, chamada order by aceitas desc, chamada limit 5000`
}

/** Forgets calls before `antes` (the lowest id from there on), and of each store the oldest beyond so many; in pieces, each of its own transaction. */
export async function purgeChamadas(sql: Sql, antes: string, maximo = MAX_DA_LOJA): Promise<void> {
  await sql`delete from uso_de_chave where hora < now() - make_interval(days => ${DIAS}, hours => 1)`
  const lojas = await sql<{ idfornecedor: string }[]>`select distinct idfornecedor from apikey`
  for (const { idfornecedor } of lojas) {
    const [limite] = await sql<{ idrequisicao: string }[]>`
      select idrequisicao from chamada_de_chave where idfornecedor = ${idfornecedor} order by idrequisicao desc offset ${maximo - 1} limit 1`
    const primeira = limite && limite.idrequisicao > antes ? limite.idrequisicao : antes
    for (;;) {
      const { count } = await sql`
        delete from chamada_de_chave where idfornecedor = ${idfornecedor} and idrequisicao in (
          select idrequisicao from chamada_de_chave where idfornecedor = ${idfornecedor} and idrequisicao < ${primeira} order by idrequisicao limit ${LOTE})`
      if (count < LOTE) break
    }
  }
}
