import type { EventoDeCadastro, FicouComoEsta } from '@vitrine/contract'

import type { Trecho } from '#cadastro'
import type { Db, Transaction } from '#infra'
import { COM_VOLTA, DIAS_DE_VOLTA } from '#registro'

export interface AtoRow extends Trecho {
  idato: number
  quando: Date
  /** Events by the table of their record. */
  mudancas: Record<string, number>
  desfeito_por: number | null
}

interface Quem {
  idfornecedor: string
  idusuario: string
}

/** Acts that are shown. */
const MAXIMO = 50
/** So many of those that stay are named. */
const MAXIMO_QUE_FICA = 200

const colunas = (db: Db) =>
  db`a.idato, a.inicio as quando, a.de, a.ate, a.transacao, a.mudancas, a.desfeito_por`

/** What a person did, the newest first; ways back are no acts of their own. */
export function listAtos(db: Db, { idfornecedor, idusuario }: Quem): Promise<AtoRow[]> {
  return db<AtoRow[]>`
    select ${colunas(db)} from ato a
    where a.idfornecedor = ${idfornecedor} and a.idusuario = ${idusuario} and a.desfaz is null and a.inicio > now() - make_interval(days => ${DIAS_DE_VOLTA}::int)
    order by a.idato desc limit ${MAXIMO}`
}

/** One act of this person, held until the transaction ends; a way back is none. */
export async function holdAto(
  tx: Transaction,
  { idfornecedor, idusuario }: Quem,
  idato: number,
): Promise<AtoRow | undefined> {
  const [row] = await tx<AtoRow[]>`
    select ${colunas(tx)} from ato a
    where a.idfornecedor = ${idfornecedor} and a.idusuario = ${idusuario} and a.idato = ${idato} and a.desfaz is null for update`
  return row
}

/** Any act of a supplier, a way back too. */
export async function findAto(db: Db, idfornecedor: string, idato: number): Promise<AtoRow | undefined> {
  const [row] = await db<
    AtoRow[]
  >`select ${colunas(db)} from ato a where a.idfornecedor = ${idfornecedor} and a.idato = ${idato}`
  return row
}

/** Which version a stock row was the same as, where this transaction brought it back there. */
export async function tellVoltas(
  tx: Transaction,
  idfornecedor: string,
  voltas: readonly { id: string; volta_a: number }[],
): Promise<void> {
  if (voltas.length === 0) return
  await tx`
    update evento e set dados = e.dados || jsonb_build_object('volta_a', v.volta_a)
    from ato a, unnest(${voltas.map(({ id }) => id)}::text[], ${voltas.map(({ volta_a }) => volta_a)}::int[]) as v(id, volta_a)
    where a.idfornecedor = ${idfornecedor} and a.transacao = pg_current_xact_id()::text::bigint and a.inicio = now()
      and e.idevento between a.de and a.ate and e.transacao = a.transacao and e.dados ->> 'cadastro' = 'estoque' and e.dados ->> 'id' = v.id`
}

/** Notes that this transaction took an act back, or did it again; null: it wrote nothing. */
export async function keepVolta(
  tx: Transaction,
  { idfornecedor, idusuario }: Quem,
  idato: number,
  como: 'desfazer' | 'refazer',
): Promise<AtoRow | null> {
  const [volta] = await tx<AtoRow[]>`
    update ato a set desfaz = ${idato}
    where a.idfornecedor = ${idfornecedor} and a.idusuario = ${idusuario} and a.transacao = pg_current_xact_id()::text::bigint and a.inicio = now()
    returning ${colunas(tx)}`
  if (!volta) return null
  await tx`
    update ato set desfeito_por = ${como === 'desfazer' ? volta.idato : null}
    where idfornecedor = ${idfornecedor} and idato = ${idato}`
  return volta
}

/** One change of the register as it is taken back: no older than acts are shown, and not from before they were kept. */
export async function findMudanca(
  db: Db,
  idfornecedor: string,
  idevento: number,
): Promise<(Pick<EventoDeCadastro, 'tipo' | 'dados'> & { transacao: number }) | undefined> {
  const [row] = await db<(Pick<EventoDeCadastro, 'tipo' | 'dados'> & { transacao: number })[]>`
    select tipo, dados, transacao from evento
    where idfornecedor = ${idfornecedor} and idevento = ${idevento} and numpedido is null and transacao is not null
      and quando > now() - make_interval(days => ${DIAS_DE_VOLTA}::int)`
  return row
}

/** The act of this person that was this one change and no more, standing still. */
export async function findAtoDe(
  db: Db,
  { idfornecedor, idusuario }: Quem,
  { de, transacao }: Trecho,
): Promise<number | null> {
  const [row] = await db<{ idato: number }[]>`
    select a.idato from ato a
    where a.idfornecedor = ${idfornecedor} and a.idusuario = ${idusuario} and a.transacao = ${transacao} and a.de = ${de} and a.ate = ${de}
      and a.desfaz is null and a.desfeito_por is null`
  return row?.idato ?? null
}

export interface Ficaram {
  ficaram: Omit<FicouComoEsta, 'nome'>[]
  total: number
}

/** Records of `alvo` that `volta` did not bring back, the first of them, and how many. */
export async function listFicaram(
  db: Db,
  idfornecedor: string,
  alvo: Trecho,
  volta: Trecho | null,
): Promise<Ficaram> {
  const rows = await db<(Ficaram['ficaram'][number] & { total: number })[]>`
    with tocado as (
      select e.dados ->> 'cadastro' as cadastro, e.dados ->> 'id' as id, e.transacao <> ${alvo.transacao} as volta,
        e.dados ->> 'cadastro' = 'estoque' or e.tipo = 'cadastro.MUDADO' and e.dados ->> 'cadastro' = any(${[...COM_VOLTA]}) as tem_volta
      from evento e
      where e.idfornecedor = ${idfornecedor} and e.numpedido is null and (
        e.idevento between ${alvo.de} and ${alvo.ate} and e.transacao = ${alvo.transacao}
        or e.idevento between ${volta?.de ?? 0} and ${volta?.ate ?? -1} and e.transacao = ${volta?.transacao ?? 0})
    ),
    -- One pass: joined, the two sides would be read row by row, as no more than a few are expected.
    m as (
      select cadastro, id, bool_and(tem_volta) filter (where not volta) as tem_volta from tocado group by cadastro, id having not bool_or(volta)
    )
    select m.cadastro, m.id, case when m.tem_volta then 'MUDOU' else 'SEM_VOLTA' end as porque, count(*) over ()::int as total from m
    order by m.cadastro, m.id limit ${MAXIMO_QUE_FICA}`
  return {
    ficaram: rows.map(({ cadastro, id, porque }) => ({ cadastro, id, porque })),
    total: rows[0]?.total ?? 0,
  }
}

export interface EstoqueMudado {
  id: string
  /** In 1/1,000 unit, before the first and after the last change of the act; null: it was not counted. */
  antes: number | null
  depois: number | null
  /** The version before the act. */
  anterior: number
}

/** Stock that an act moved and that nobody counted or moved by hand since; what orders took meanwhile is no such change. */
export function listEstoques(
  db: Db,
  idfornecedor: string,
  { de, ate, transacao }: Trecho,
): Promise<EstoqueMudado[]> {
  return db<EstoqueMudado[]>`
    with feito as materialized (
      select e.dados ->> 'id' as id, (e.dados ->> 'versao')::int as versao, (e.dados #>> '{antes,quantidade}')::bigint as antes,
        (e.dados #>> '{depois,quantidade}')::bigint as depois, e.idevento, e.tipo
      from evento e
      where e.idevento between ${de} and ${ate} and e.transacao = ${transacao} and e.idfornecedor = ${idfornecedor} and e.numpedido is null
        and e.dados ->> 'cadastro' = 'estoque'
    ),
    unido as materialized (
      select id, (array_agg(antes order by idevento))[1] as antes, (array_agg(depois order by idevento desc))[1] as depois,
        (array_agg(versao order by idevento desc))[1] as versao, (array_agg(versao order by idevento))[1] - 1 as anterior
      from feito group by id
    )
    select u.id, u.antes, u.depois, u.anterior from unido u
    left join estoque s on s.idfornecedor = ${idfornecedor} and s.idcadastroextraproduto = u.id::uuid
    where case when u.depois is null then s.versao is null
      else s.versao = u.versao or f_versao_efetiva(${idfornecedor}, 'estoque', u.id, s.versao) = f_versao_efetiva(${idfornecedor}, 'estoque', u.id, u.versao) end`
}
