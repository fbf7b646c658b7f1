import { hasNovos } from '#evento'
import type { Db } from '#infra'

export interface GanchoRow {
  idgancho: string
  url: string
  descricao: string
  eventos: string[]
  ativo: boolean
  motivo: string
  falhas: number
  falhando_desde: Date | null
  anterior_ate: Date | null
  criado_em: Date
  pendentes: number
}

/** Webhooks of a supplier, oldest first, or the one of `idgancho`. */
export async function listGanchos(
  db: Db,
  idfornecedor: string,
  idgancho: string | null = null,
): Promise<GanchoRow[]> {
  return db<GanchoRow[]>`
    select g.idgancho, g.url, g.descricao, g.eventos, g.ativo, g.motivo, g.falhas, g.falhando_desde, g.criado_em,
      case when g.anterior_ate > now() then g.anterior_ate end as anterior_ate,
      (select count(*)::int from (select from entrega_gancho e where e.idgancho = g.idgancho and e.estado = 'PENDENTE' limit 10000) e) as pendentes
    from gancho g where g.idfornecedor = ${idfornecedor} and (${idgancho}::uuid is null or g.idgancho = ${idgancho})
    order by g.criado_em`
}

export interface GanchoInserido {
  idgancho: string
  idfornecedor: string
  url: string
  descricao: string
  eventos: string[]
  segredo: string
  criado_por: string | null
}

/** False when the supplier has `maximo` of them already. */
export async function insertGancho(db: Db, novo: GanchoInserido, maximo: number): Promise<boolean> {
  const rows = await db`
    insert into gancho (idgancho, idfornecedor, url, descricao, eventos, segredo, criado_por)
    select ${novo.idgancho}, ${novo.idfornecedor}, ${novo.url}, ${novo.descricao}, ${novo.eventos}, ${novo.segredo}, ${novo.criado_por}
    where (select count(*) from gancho where idfornecedor = ${novo.idfornecedor}) < ${maximo}
    returning 1`
  return rows.length === 1
}

export interface GanchoMudado {
  url?: string
  descricao?: string
  eventos?: string[]
  ativo?: boolean
}

/** False when the supplier has no such webhook. Switched on, it begins without the failures that it had. */
export async function updateGancho(
  db: Db,
  { idfornecedor, idgancho }: { idfornecedor: string; idgancho: string },
  { url, descricao, eventos, ativo }: GanchoMudado,
): Promise<boolean> {
  const rows = await db`
    update gancho set url = coalesce(${url ?? null}, url), descricao = coalesce(${descricao ?? null}, descricao),
      eventos = coalesce(${eventos ?? null}::text[], eventos), ativo = coalesce(${ativo ?? null}, ativo),
      motivo = case when ${ativo ?? null}::boolean is null then motivo else '' end,
      falhas = case when ${ativo ?? false} then 0 else falhas end,
      falhando_desde = case when ${ativo ?? false} then null else falhando_desde end,
      descansa_ate = case when ${ativo ?? false} or ${url ?? null}::text is not null then null else descansa_ate end
    where idfornecedor = ${idfornecedor} and idgancho = ${idgancho} returning 1`
  return rows.length === 1
}

/** The one before stays good for `horas`; false when the supplier has no such webhook. */
export async function rotateSegredo(
  db: Db,
  { idfornecedor, idgancho }: { idfornecedor: string; idgancho: string },
  { segredo, ate }: { segredo: string; ate: Date },
): Promise<boolean> {
  const rows = await db`
    update gancho set segredo_anterior = segredo, anterior_ate = ${ate}, segredo = ${segredo}
    where idfornecedor = ${idfornecedor} and idgancho = ${idgancho} returning 1`
  return rows.length === 1
}

/** Removes a webhook with its deliveries; false when the supplier has no such one. */
export async function deleteGancho(
  db: Db,
  { idfornecedor, idgancho }: { idfornecedor: string; idgancho: string },
): Promise<boolean> {
  const rows = await db`
    delete from gancho where idfornecedor = ${idfornecedor} and idgancho = ${idgancho} returning 1`
  return rows.length === 1
}

/** Webhooks that have something to be told now, whose longest wait first. */
export async function listDevidos(db: Db, agora: Date): Promise<string[]> {
  const rows = await db<{ idgancho: string }[]>`
    select g.idgancho from gancho g
    cross join lateral (
      select e.tentar_em from entrega_gancho e where e.idgancho = g.idgancho and e.estado = 'PENDENTE' and e.tentar_em <= ${agora}
      order by e.tentar_em limit 1
    ) e
    where g.ativo and (g.descansa_ate is null or g.descansa_ate <= ${agora}) order by e.tentar_em`
  return rows.map(({ idgancho }) => idgancho)
}

/** Whether something happened within a minute that no webhook was asked about (what waits longer could not be handed on), or a webhook other than these has something due; what waits behind an older fact of its order is not, and no retry before its time. */
export async function hasDevidos(db: Db, exceto: readonly string[], agora: Date): Promise<boolean> {
  if (await hasNovos(db, 'ganchos')) return true
  const [row] = await db`
    select 1 from gancho g where g.ativo and (g.descansa_ate is null or g.descansa_ate <= ${agora}) and not g.idgancho = any(${exceto as string[]}::uuid[])
      and exists (select from entrega_gancho e where e.idgancho = g.idgancho and e.estado = 'PENDENTE' and e.tentar_em <= ${agora}
        and (e.tomada_ate is null or e.tomada_ate <= ${agora})) limit 1`
  return row !== undefined
}

export interface GanchoQueFalhou {
  idgancho: string
  idfornecedor: string
  url: string
  falhas: number
  falhando_desde: Date
}

/** One failure more; answers where the webhook stands, or null when it was removed or switched off meanwhile. */
export async function countFalha(db: Db, idgancho: string, agora: Date): Promise<GanchoQueFalhou | null> {
  const [row] = await db<GanchoQueFalhou[]>`
    update gancho set falhas = falhas + 1, falhando_desde = coalesce(falhando_desde, ${agora})
    where idgancho = ${idgancho} and ativo returning idgancho, idfornecedor, url, falhas, falhando_desde`
  return row ?? null
}

/** No delivery is tried before `ate`. */
export async function restGancho(db: Db, idgancho: string, ate: Date): Promise<void> {
  await db`update gancho set descansa_ate = ${ate} where idgancho = ${idgancho}`
}

/** Switches a webhook off; the reason is shown to the supplier. */
export async function disableGancho(db: Db, idgancho: string, motivo: string): Promise<void> {
  await db`update gancho set ativo = false, motivo = ${motivo} where idgancho = ${idgancho}`
}

/** Who of a supplier is written to: its own people, else the address of its footer. */
export async function listDestinatarios(
  db: Db,
  idfornecedor: string,
): Promise<{ loja: string; para: string; pessoa: string }[]> {
  return db`
    with equipe_da_loja as (
      select u.email as para, u.nome as pessoa from equipe q join usuario u using (idusuario)
      where q.idfornecedor = ${idfornecedor} and q.papel = 'fornecedor' order by u.criado_em limit 5
    )
    select f.nome as loja, d.para, d.pessoa from fornecedor f cross join lateral (
      select para, pessoa from equipe_da_loja
      union all
      select f.config #>> '{rodape,email}', f.nome where not exists (select from equipe_da_loja)
    ) d where f.idfornecedor = ${idfornecedor} and d.para <> ''`
}
