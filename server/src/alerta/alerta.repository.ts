import type { Db } from '#infra'

export interface AlertaNovo {
  idfornecedor: string
  idcliente: string
  idcadastroextraproduto: string
  idproduto: string
  idalerta: string
  /** Null: staff asks for the cliente. */
  idusuario: string | null
}

/**
 * Switches an alert on unless the product can be bought; an alert that already told begins anew. Answers whether the
 * product is available, null when the store has no such product.
 */
export async function insertAlerta(db: Db, novo: AlertaNovo): Promise<boolean | null> {
  const { idfornecedor, idcliente, idcadastroextraproduto: id, idproduto, idalerta, idusuario } = novo
  const [row] = await db<{ disponivel: boolean }[]>`
    with alvo as (
      select (e.quantidade is null or e.quantidade >= e.quantidade_minima) as disponivel from produto p
      left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
      where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = ${id} and p.idproduto = ${idproduto} and p.ativo
    ),
    posto as (
      insert into alerta as a (idfornecedor, idcliente, idcadastroextraproduto, idalerta, idusuario)
      select ${idfornecedor}, ${idcliente}, ${id}, ${idalerta}, ${idusuario}::uuid from alvo where not disponivel
      on conflict (idfornecedor, idcliente, idcadastroextraproduto) do update
      set idalerta = excluded.idalerta, idusuario = excluded.idusuario, criado_em = now(), avisado_em = null
      where a.avisado_em is not null
    )
    select disponivel from alvo`
  return row?.disponivel ?? null
}

export async function deleteAlerta(
  db: Db,
  { idfornecedor, idcliente, id }: { idfornecedor: string; idcliente: string; id: string },
): Promise<void> {
  await db`
    delete from alerta
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idcadastroextraproduto = ${id}`
}

export interface AlertaRow {
  idcadastroextraproduto: string
  criado_em: Date
  avisado_em: Date | null
  /** At most 3 in stock of the same category, best sellers first. */
  similares: string[]
}

/** What a cliente waits for, newest first, then what was told in the last 30 days. */
export async function listAlertas(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<AlertaRow[]> {
  return db<AlertaRow[]>`
    select a.idcadastroextraproduto, a.criado_em, a.avisado_em, array(
      select s.idcadastroextraproduto from produto s
      left join estoque e on e.idfornecedor = s.idfornecedor and e.idcadastroextraproduto = s.idcadastroextraproduto
      where s.idfornecedor = p.idfornecedor and s.idcategoria = p.idcategoria and s.ativo and s.idprodutoprincipal is null
        and s.idcadastroextraproduto not in (p.idcadastroextraproduto, coalesce(p.idprodutoprincipal, p.idcadastroextraproduto))
        and (e.quantidade is null or e.quantidade >= e.quantidade_minima)
      order by s.vendas desc, s.idcadastroextraproduto limit 3
    ) as similares
    from alerta a
    join produto p on p.idfornecedor = a.idfornecedor and p.idcadastroextraproduto = a.idcadastroextraproduto
    where a.idfornecedor = ${idfornecedor} and a.idcliente = ${idcliente}
      and (a.avisado_em is null or a.avisado_em > now() - interval '30 days')
    order by a.avisado_em is not null, a.criado_em desc limit 100`
}

export interface VoltouRow {
  idalerta: string
  idfornecedor: string
  para: string
  pessoa: string
  id: string
  produto: string
  loja: string
  slug: string
  dominio: string | null
}

/**
 * Takes up to `limit` waiting alerts whose product can be bought again, for this transaction alone: other processes skip
 * them. `idsfornecedor` null: of every supplier.
 */
export async function takeVoltaram(
  db: Db,
  idsfornecedor: readonly string[] | null,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<VoltouRow[]> {
  const ofSome = idsfornecedor ? db`and a.idfornecedor = any(${idsfornecedor as string[]})` : db``
  return db<VoltouRow[]>`
    select a.idalerta, a.idfornecedor, coalesce(u.email, c.email) as para, coalesce(u.nome, c.nome) as pessoa,
      p.idcadastroextraproduto as id, p.nome as produto, f.nome as loja, f.slug, d.dominio
    from alerta a
    join produto p on p.idfornecedor = a.idfornecedor and p.idcadastroextraproduto = a.idcadastroextraproduto and p.ativo
    join fornecedor f on f.idfornecedor = a.idfornecedor and f.ativo
    join cliente c on c.idcliente = a.idcliente
    left join usuario u on u.idusuario = a.idusuario
    left join dominio d on d.idfornecedor = a.idfornecedor and d.principal
    left join estoque e on e.idfornecedor = a.idfornecedor and e.idcadastroextraproduto = a.idcadastroextraproduto
    where a.avisado_em is null and a.idalerta <> all(${exceto as string[]}::uuid[])
      and (e.quantidade is null or e.quantidade >= e.quantidade_minima) ${ofSome}
    order by a.criado_em limit ${limit} for update of a skip locked`
}

export async function markAvisados(db: Db, idsalerta: readonly string[]): Promise<void> {
  await db`update alerta set avisado_em = now() where idalerta = any(${idsalerta as string[]})`
}
