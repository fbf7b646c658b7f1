import { hashToken, insertSessao } from '#acesso'
import { uuidv7, type Db, type Sql } from '#infra'

/** Whom staff looks as: a login that buys for this cliente, best one that does for nobody else. */
interface LoginDoCliente {
  idusuario: string
  papel: 'cliente' | 'usuario vinculado'
}

/** Null: nobody buys for it, but people of the store or of the platform, whose rights are their own. */
export async function findLoginDoCliente(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<LoginDoCliente | null> {
  const [row] = await db<LoginDoCliente[]>`
    select uc.idusuario, case when o.outros = 0 and uc.administra then 'cliente' else 'usuario vinculado' end as papel
    from usuario_cliente uc join usuario u using (idusuario)
    cross join lateral (select count(*)::int as outros from usuario_cliente v where v.idusuario = uc.idusuario and v.idcliente <> uc.idcliente) o
    where uc.idcliente = ${idcliente} and not u.operador
      and not exists (select from equipe e where e.idusuario = uc.idusuario and e.idfornecedor = ${idfornecedor})
    order by o.outros = 0 desc, uc.administra desc, uc.primario desc, uc.idusuario limit 1`
  return row ?? null
}

export interface VisaoNova {
  idfornecedor: string
  idcliente: string
  idusuario: string
  idatendente: string
  atendente: string
  ip: string
  chave: string
  minutos: number
}

/** Writes who looks as whom; answers until when. */
export async function insertVisao(db: Db, { chave, minutos, ...nova }: VisaoNova): Promise<Date> {
  const { idfornecedor, idcliente, idusuario, idatendente, atendente, ip } = nova
  const [row] = await db<{ expira_em: Date }[]>`
    insert into visao_cliente (idvisao, idfornecedor, idcliente, idusuario, idatendente, atendente, ip, chave_hash, expira_em)
    values (${uuidv7()}, ${idfornecedor}, ${idcliente}, ${idusuario}, ${idatendente}, ${atendente}, ${ip}, ${hashToken(chave)},
      now() + make_interval(mins => ${minutos}))
    returning expira_em`
  if (!row) throw new Error('a row that was inserted was not answered')
  return row.expira_em
}

interface Aberta {
  idvisao: string
  idfornecedor: string
  idcliente: string
  idusuario: string
  papel: 'cliente' | 'usuario vinculado'
  expira_em: Date
}

/** Seconds for which the key of a view is good, once. */
const CHAVE_SEGUNDOS = 60

/** A session that looks, for the key of a view; false: the key was used, or is too old. */
export async function beginVisao(
  sql: Sql,
  { chave, token, agente }: { chave: string; token: string; agente: string },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [aberta] = await tx<Aberta[]>`
      update visao_cliente v set chave_hash = null
      where v.chave_hash = ${hashToken(chave)} and v.encerrada_em is null and v.aberta_em > now() - make_interval(secs => ${CHAVE_SEGUNDOS})
      returning v.idvisao, v.idfornecedor, v.idcliente, v.idusuario, v.expira_em, case when exists (
        select from usuario_cliente uc where uc.idusuario = v.idusuario and (uc.idcliente <> v.idcliente or not uc.administra)
      ) then 'usuario vinculado' else 'cliente' end as papel`
    if (!aberta) return false
    await insertSessao(tx, { ...aberta, token, agente, tokenorigin: 'LOGIN', dias: 0 })
    return true
  })
}

/** Ends a view: its session goes, the record of it stays. */
export async function endVisao(db: Db, token: string): Promise<void> {
  await db`
    with fora as (delete from sessao where token_hash = ${hashToken(token)} and idvisao is not null returning idvisao)
    update visao_cliente v set encerrada_em = now() from fora where v.idvisao = fora.idvisao and v.encerrada_em is null`
}

/** What the banner says. */
export interface VisaoViva {
  atendente: string
  cliente: string
  slug: string
  expira_em: Date
}

/** Null: it has ended. */
export async function findVisao(db: Db, token: string): Promise<VisaoViva | null> {
  const [row] = await db<VisaoViva[]>`
    select v.atendente, c.nome as cliente, f.slug, v.expira_em
    from sessao s join visao_cliente v on v.idvisao = s.idvisao join cliente c on c.idcliente = v.idcliente join fornecedor f on f.idfornecedor = v.idfornecedor
    where s.token_hash = ${hashToken(token)} and s.expira_em > now() and f_visao_vale(v.idvisao)`
  return row ?? null
}
