import type { AparelhoPush, EscolhaNotificacao } from '@vitrine/contract'

import type { Db, Sql } from '#infra'

/** A device as its session names it: one for each cliente that it buys for at a store. */
export interface QualInscricao {
  idfornecedor: string
  idcliente: string
  tokenHash: Buffer
}

export async function findInscricao(
  db: Db,
  { idfornecedor, idcliente, tokenHash }: QualInscricao,
): Promise<EscolhaNotificacao | null> {
  const [row] = await db<EscolhaNotificacao[]>`
    select i.pedidos, i.alertas from inscricao_push i join sessao s using (idsessao)
    where s.token_hash = ${tokenHash} and i.idfornecedor = ${idfornecedor} and i.idcliente = ${idcliente}`
  return row ?? null
}

/** Devices of one cliente at one store that are told at once; the oldest make room. */
const MAXIMO = 20

export interface InscricaoNova extends QualInscricao, EscolhaNotificacao {
  idinscricao: string
  aparelho: AparelhoPush
}

/**
 * Writes down which device to tell. It is told for one session: what an earlier session asked for on it is removed. Since when it is told stays
 * as it was, so that a change of mind tells nothing again.
 */
export async function saveInscricao(sql: Sql, nova: InscricaoNova): Promise<void> {
  const { idinscricao, idfornecedor, idcliente, tokenHash, aparelho, pedidos, alertas } = nova
  const { endpoint, keys } = aparelho
  await sql.begin(async (tx) => {
    await tx`
      delete from inscricao_push i where i.endpoint = ${endpoint}
        and i.idsessao is distinct from (select s.idsessao from sessao s where s.token_hash = ${tokenHash})`
    await tx`
      insert into inscricao_push (idinscricao, idfornecedor, idcliente, idsessao, idusuario, endpoint, servico, p256dh, auth, pedidos, alertas)
      select ${idinscricao}, ${idfornecedor}, ${idcliente}, s.idsessao, s.idusuario, ${endpoint}, ${new URL(endpoint).host}, ${keys.p256dh},
        ${keys.auth}, ${pedidos}, ${alertas}
      from sessao s where s.token_hash = ${tokenHash}
      on conflict (idsessao, idfornecedor, idcliente) do update set endpoint = excluded.endpoint, servico = excluded.servico,
        p256dh = excluded.p256dh, auth = excluded.auth, pedidos = excluded.pedidos, alertas = excluded.alertas`
    await tx`
      delete from inscricao_push where idinscricao in (
        select idinscricao from inscricao_push where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}
        order by criada_em desc, idinscricao desc offset ${MAXIMO})`
  })
}

/** Answers how many other clientes of this store the same device is told of. */
export async function deleteInscricao(
  sql: Sql,
  { idfornecedor, idcliente, tokenHash }: QualInscricao,
): Promise<number> {
  return sql.begin(async (tx) => {
    await tx`
      delete from inscricao_push i using sessao s
      where s.idsessao = i.idsessao and s.token_hash = ${tokenHash} and i.idfornecedor = ${idfornecedor} and i.idcliente = ${idcliente}`
    const [row] = await tx<{ outras: number }[]>`
      select count(*)::int as outras from inscricao_push i join sessao s using (idsessao)
      where s.token_hash = ${tokenHash} and i.idfornecedor = ${idfornecedor}`
    return row?.outras ?? 0
  })
}

/** Who takes back that the device keeps what is personal is told nothing on it any more (readings 8). */
export async function deleteInscricoesDaSessao(db: Db, tokenHash: Buffer): Promise<void> {
  await db`
    delete from inscricao_push i using sessao s where s.idsessao = i.idsessao and s.token_hash = ${tokenHash}`
}

/** The push service says that this device is no more: for whomever it was told. */
export async function deleteAparelho(db: Db, endpoint: string): Promise<void> {
  await db`delete from inscricao_push where endpoint = ${endpoint}`
}

export interface Inscrita {
  idinscricao: string
  slug: string
}

/** Its session lives, and its login may still act for the cliente. */
const inForce = (db: Db) => db`
  exists (select from sessao s where s.idsessao = i.idsessao and s.expira_em > now())
  and exists (select from usuario_cliente uc where uc.idusuario = i.idusuario and uc.idcliente = i.idcliente)`

/** Devices that want to hear of these events and were there when they happened; none of yesterday's news. They are held, so that none goes meanwhile. */
export async function holdInscritasEmPedidos(
  tx: Db,
  idseventos: readonly number[],
): Promise<(Inscrita & { idevento: number })[]> {
  return tx<(Inscrita & { idevento: number })[]>`
    select e.idevento, i.idinscricao, f.slug
    from evento e join pedido p on p.numpedido = e.numpedido and p.idfornecedor = e.idfornecedor
    join inscricao_push i on i.idfornecedor = p.idfornecedor and i.idcliente = p.idcliente
    join fornecedor f on f.idfornecedor = i.idfornecedor
    where e.idevento = any(${idseventos as number[]}::bigint[]) and i.pedidos and i.criada_em <= e.quando and e.quando > now() - interval '1 day'
      and ${inForce(tx)} order by e.idevento, i.idinscricao for key share of i`
}

/** Devices that want to hear that what these alerts wait for is back: those of the login that asked, or of the cliente where staff did. */
export async function holdInscritasEmAlertas(
  tx: Db,
  idsalerta: readonly string[],
): Promise<(Inscrita & { idalerta: string })[]> {
  return tx<(Inscrita & { idalerta: string })[]>`
    select a.idalerta, i.idinscricao, f.slug
    from alerta a join inscricao_push i on i.idfornecedor = a.idfornecedor and i.idcliente = a.idcliente and i.idusuario = coalesce(a.idusuario, i.idusuario)
    join fornecedor f on f.idfornecedor = i.idfornecedor
    where a.idalerta = any(${idsalerta as string[]}::uuid[]) and i.alertas and ${inForce(tx)} order by a.idalerta, i.idinscricao for key share of i`
}

/** Devices of these clientes at these stores whose logins want to hear of what they have not read. */
export async function holdInscritasDosClientes(
  tx: Db,
  donos: readonly { idfornecedor: string; idcliente: string }[],
): Promise<(Inscrita & { idfornecedor: string; idcliente: string })[]> {
  const lojas = donos.map(({ idfornecedor }) => idfornecedor)
  const clientes = donos.map(({ idcliente }) => idcliente)
  return tx<(Inscrita & { idfornecedor: string; idcliente: string })[]>`
    select i.idfornecedor, i.idcliente, i.idinscricao, f.slug
    from inscricao_push i join fornecedor f using (idfornecedor)
    left join preferencia_conversa p using (idfornecedor, idcliente, idusuario)
    where (i.idfornecedor, i.idcliente) in (select * from unnest(${lojas}::uuid[], ${clientes}::uuid[])) and coalesce(p.push, true) and ${inForce(tx)}
    order by i.idinscricao for key share of i`
}
