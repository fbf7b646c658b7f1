import type { AcessoDaPlataforma, AcessoNaLoja, UsoDoAcesso } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

/** The place of an access in a list; its moment to the microsecond. */
export interface Posto {
  aberto_em: string
  idacesso: string
}

interface AcessoRow extends Omit<AcessoDaPlataforma, 'aberto_em' | 'expira_em' | 'encerrado_em'> {
  aberto_em: Date
  expira_em: Date
  encerrado_em: Date | null
  momento: string
}

const colunas = (db: Db, quem: string | null): Fragment => db`
  a.idacesso, a.idfornecedor, f.nome as loja, f.slug, a.operador, a.especie, a.razao as motivo, a.aberto_em, a.expira_em, a.encerrado_em,
  a.encerrado_em is null and a.expira_em > now() as vigente, a.idusuario is not distinct from ${quem} as meu,
  coalesce((select sum(u.vezes) from uso_acesso u where u.idfornecedor = a.idfornecedor and u.idacesso = a.idacesso), 0)::int as chamadas,
  to_char(a.aberto_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as momento`

/** A page after a place, the newest first; of one store where it is named. */
export function listAcessos(
  db: Db,
  { idfornecedor, quem }: { idfornecedor: string | null; quem: string | null },
  { posto, limit }: { posto: Posto | null; limit: number },
): Promise<AcessoRow[]> {
  return db<AcessoRow[]>`
    select ${colunas(db, quem)} from acesso_operador a join fornecedor f using (idfornecedor)
    where true ${idfornecedor === null ? db`` : db`and a.idfornecedor = ${idfornecedor}`}
      ${posto ? db`and (a.aberto_em, a.idacesso) < (${posto.aberto_em}::text::timestamptz, ${posto.idacesso}::uuid)` : db``}
    order by a.aberto_em desc, a.idacesso desc limit ${limit}`
}

/** Open accesses of somebody: one for each store at most, and few. */
export function listVigentes(db: Db, idusuario: string): Promise<AcessoRow[]> {
  return db<AcessoRow[]>`
    select ${colunas(db, idusuario)} from acesso_operador a join fornecedor f using (idfornecedor)
    where a.idusuario = ${idusuario} and a.encerrado_em is null and a.expira_em > now() order by a.expira_em limit 100`
}

/** One access of somebody; null: there is none of that id, or it is another's. */
export async function findAcesso(db: Db, idusuario: string, idacesso: string): Promise<AcessoRow | null> {
  const [row] = await db<AcessoRow[]>`
    select ${colunas(db, idusuario)} from acesso_operador a join fornecedor f using (idfornecedor)
    where a.idacesso = ${idacesso} and a.idusuario = ${idusuario}`
  return row ?? null
}

/** The moment as the database has it, and by when an access of so many minutes is over. */
export async function readPrazo(db: Db, minutos: number): Promise<{ agora: string; ate: string }> {
  const [row] = await db<
    { agora: Date; ate: Date }[]
  >`select now() as agora, now() + make_interval(mins => ${minutos}) as ate`
  if (!row) throw new Error('no answer of the clock')
  return { agora: row.agora.toISOString(), ate: row.ate.toISOString() }
}

interface Pedido {
  idusuario: string
  idfornecedor: string
  chamada: string
  /** 'pedido/123', 'cliente/<id>', ''. */
  alvo: string
}

/** Counts a call under the open access of somebody to a store: one statement. False: there is none. */
export async function noteUso(db: Db, { idusuario, idfornecedor, chamada, alvo }: Pedido): Promise<boolean> {
  const rows = await db`
    insert into uso_acesso as u (idfornecedor, idacesso, chamada, alvo)
    select a.idfornecedor, a.idacesso, ${chamada}, ${alvo} from acesso_operador a
    where a.idusuario = ${idusuario} and a.idfornecedor = ${idfornecedor} and a.encerrado_em is null and a.expira_em > now()
    order by a.aberto_em desc limit 1
    on conflict (idfornecedor, idacesso, chamada, alvo) do update set vezes = u.vezes + 1, ultima_em = now()
    returning 1`
  return rows.length > 0
}

/** The latest uses of each of these accesses, so many of each; with the names of the customers that they were about. */
export function listUsos(
  db: Db,
  idfornecedor: string,
  { acessos, porAcesso }: { acessos: readonly string[]; porAcesso: number },
): Promise<UsoRow[]> {
  return db<UsoRow[]>`
    select a.idacesso, u.chamada, u.alvo, u.vezes, u.primeira_em, u.ultima_em, c.nome as cliente
    from unnest(${acessos as string[]}::uuid[]) as a(idacesso)
    cross join lateral (
      select * from uso_acesso u where u.idfornecedor = ${idfornecedor} and u.idacesso = a.idacesso
      order by u.ultima_em desc, u.chamada, u.alvo limit ${porAcesso}
    ) u
    left join cliente c on c.idcliente = case when u.alvo like 'cliente/%' then substr(u.alvo, 9)::uuid end
    order by u.ultima_em desc, u.chamada, u.alvo`
}

export interface UsoRow extends Omit<UsoDoAcesso, 'feito' | 'primeira_em' | 'ultima_em'> {
  idacesso: string
  chamada: string
  alvo: string
  cliente: string | null
  primeira_em: Date
  ultima_em: Date
}

/** The store of an order; null: there is no such order. */
export async function findLojaDoPedido(db: Db, numpedido: number): Promise<string | null> {
  const [row] = await db<
    { idfornecedor: string }[]
  >`select idfornecedor from pedido where numpedido = ${numpedido}`
  return row?.idfornecedor ?? null
}

/** The store of a subscription. */
export async function findLojaDaAssinatura(db: Db, id: string): Promise<string | null> {
  const [row] = await db<
    { idfornecedor: string }[]
  >`select idfornecedor from assinatura where idassinatura = ${id}`
  return row?.idfornecedor ?? null
}

/** How a store is called, for who is told that it needs an access to it. */
export async function findLoja(
  db: Db,
  idfornecedor: string,
): Promise<{ idfornecedor: string; loja: string; slug: string } | null> {
  const [row] = await db<{ idfornecedor: string; loja: string; slug: string }[]>`
    select idfornecedor, nome as loja, slug from fornecedor where idfornecedor = ${idfornecedor}`
  return row ?? null
}

/** As a call answers it. */
export const toAcesso = ({
  aberto_em,
  expira_em,
  encerrado_em,
  momento: _momento,
  ...acesso
}: AcessoRow): AcessoDaPlataforma => ({
  ...acesso,
  aberto_em: aberto_em.toISOString(),
  expira_em: expira_em.toISOString(),
  encerrado_em: encerrado_em?.toISOString() ?? null,
})

/** As its store reads it. */
export function toAcessoNaLoja(row: AcessoRow, usos: UsoDoAcesso[]): AcessoNaLoja {
  const { idfornecedor: _id, loja: _loja, slug: _slug, meu: _meu, ...acesso } = toAcesso(row)
  return { ...acesso, usos }
}
