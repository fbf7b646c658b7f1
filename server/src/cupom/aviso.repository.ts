import type { CupomRow } from '#fornecedor'
import type { Db } from '#infra'
import type { UsosCupom } from '@vitrine/rules/cupom'

interface Dono {
  idfornecedor: string
  idcliente: string
}

/** Whether the customer waits for new coupons of the supplier. */
export async function isAvisoPedido(db: Db, { idfornecedor, idcliente }: Dono): Promise<boolean> {
  const [row] = await db`
    select 1 from aviso_cupom where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row !== undefined
}

/** Asked again while it waits, it stays as it is: what was made in between is told. */
export async function insertAviso(
  db: Db,
  { idfornecedor, idcliente, idaviso, idusuario }: Dono & { idaviso: string; idusuario: string | null },
): Promise<void> {
  await db`
    insert into aviso_cupom (idfornecedor, idcliente, idaviso, idusuario)
    values (${idfornecedor}, ${idcliente}, ${idaviso}, ${idusuario})
    on conflict (idfornecedor, idcliente) do nothing`
}

/** The customer does not wait any more. */
export async function deleteAviso(db: Db, { idfornecedor, idcliente }: Dono): Promise<void> {
  await db`delete from aviso_cupom where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
}

/** Somebody who waits, with what its coupons are judged by and those made since. */
export interface EsperaRow {
  idaviso: string
  idfornecedor: string
  para: string
  pessoa: string
  loja: string
  slug: string
  dominio: string | null
  /** The store's zone. */
  fuso: string
  tags: readonly string[]
  jaComprou: boolean
  cupons: CupomRow[]
  usos: Readonly<Record<string, UsosCupom>>
}

/**
 * Takes up to `limit` who wait and whose store has made a listed coupon since they asked, for this transaction alone: other
 * processes skip them. `depois`: the last idaviso of the batch before.
 */
export async function takeEsperas(db: Db, depois: string, limit: number): Promise<EsperaRow[]> {
  return db<EsperaRow[]>`
    select a.idaviso, a.idfornecedor, coalesce(u.email, c.email) as para, coalesce(u.nome, c.nome) as pessoa,
      f.nome as loja, f.slug, f.fuso, d.dominio, coalesce(x.tags, '{}') as tags,
      exists (select 1 from pedido p where p.idfornecedor = a.idfornecedor and p.idcliente = a.idcliente
        and p.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')) as "jaComprou",
      novos.cupons, novos.usos
    from aviso_cupom a
    join fornecedor f on f.idfornecedor = a.idfornecedor and f.ativo
    join cliente c on c.idcliente = a.idcliente
    left join cadastroextracliente x on x.idfornecedor = a.idfornecedor and x.idcliente = a.idcliente
    left join usuario u on u.idusuario = a.idusuario
    left join dominio d on d.idfornecedor = a.idfornecedor and d.principal
    cross join lateral (
      select jsonb_agg(to_jsonb(k) - '{idfornecedor,usos,descontado,versao}'::text[] order by k.criado_em desc) as cupons,
        jsonb_object_agg(k.idcupom, jsonb_build_object('total', k.usos, 'cliente', coalesce(uk.usos, 0), 'descontado', k.descontado)) as usos
      from cupom k
      left join uso_cupom uk on uk.idfornecedor = k.idfornecedor and uk.idcupom = k.idcupom and uk.idcliente = a.idcliente
      where k.idfornecedor = a.idfornecedor and k.ativo and k.listado and not k.indicacao and k.criado_em > a.pedido_em
    ) novos
    where a.idaviso > ${depois} and novos.cupons is not null
    order by a.idaviso limit ${limit} for update of a skip locked`
}

/** Removes those who were written to. */
export async function deleteAvisos(db: Db, idsaviso: readonly string[]): Promise<void> {
  await db`delete from aviso_cupom where idaviso = any(${idsaviso as string[]})`
}
