import type { ConfiguracaoImposto } from '@vitrine/contract'
import type { RegraImposto } from '@vitrine/rules/imposto'

import { uuidv7, type Db } from '#infra'

/** A rule as stored: percentages in hundredths. */
export interface RegraRow extends RegraImposto {
  idregra: string
}

export interface ImpostosGuardados extends ConfiguracaoImposto {
  regras: RegraRow[]
}

/** Switch and rules of a supplier, those of products first, then by NCM and state: one statement. */
export async function findImpostos(db: Db, idfornecedor: string): Promise<ImpostosGuardados> {
  const [row] = await db<ImpostosGuardados[]>`
    select coalesce(c.ligado, false) as ligado, coalesce(c.industria, false) as industria, coalesce(c.simples, false) as simples,
      coalesce((select jsonb_agg(to_jsonb(r) - 'idfornecedor' order by r.ncm nulls first, r.idcadastroextraproduto, r.uf nulls first)
        from regra_imposto r where r.idfornecedor = ${idfornecedor}), '[]') as regras
    from (select) um left join configuracao_imposto c on c.idfornecedor = ${idfornecedor}`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

export async function saveConfiguracao(
  db: Db,
  idfornecedor: string,
  { ligado, industria, simples }: ConfiguracaoImposto,
): Promise<void> {
  await db`
    insert into configuracao_imposto (idfornecedor, ligado, industria, simples) values (${idfornecedor}, ${ligado}, ${industria}, ${simples})
    on conflict (idfornecedor) do update set ligado = excluded.ligado, industria = excluded.industria, simples = excluded.simples`
}

/** Rules, each in the place of one of the same product or NCM and state: one statement, all or none. */
export async function saveRegras(
  db: Db,
  idfornecedor: string,
  regras: readonly RegraImposto[],
): Promise<void> {
  const novas = regras.map((regra) => ({ ...regra, idregra: uuidv7() }))
  await db`
    insert into regra_imposto (idregra, idfornecedor, idcadastroextraproduto, ncm, uf, ipi, mva, aliquotainterna, aliquotainterestadual, fcp)
    select r.idregra, ${idfornecedor}, r.idcadastroextraproduto, r.ncm, r.uf, r.ipi, r.mva, r.aliquotainterna, r.aliquotainterestadual, r.fcp
    from jsonb_to_recordset(${db.json(novas as never)}) as r(idregra uuid, idcadastroextraproduto uuid, ncm text, uf text, ipi int, mva int,
      aliquotainterna int, aliquotainterestadual int, fcp int)
    on conflict (idfornecedor, idcadastroextraproduto, ncm, uf) do update set ipi = excluded.ipi, mva = excluded.mva,
      aliquotainterna = excluded.aliquotainterna, aliquotainterestadual = excluded.aliquotainterestadual, fcp = excluded.fcp`
}

export async function countRegras(db: Db, idfornecedor: string): Promise<number> {
  const [row] = await db<{ regras: number }[]>`
    select count(*)::int as regras from regra_imposto where idfornecedor = ${idfornecedor}`
  return row?.regras ?? 0
}

/** Which of these products the supplier has. */
export async function listProdutosDe(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`
    select idcadastroextraproduto as id from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]})`
  return new Set(rows.map(({ id }) => id))
}

export async function deleteRegra(db: Db, idfornecedor: string, idregra: string): Promise<boolean> {
  const { count } =
    await db`delete from regra_imposto where idfornecedor = ${idfornecedor} and idregra = ${idregra}`
  return count === 1
}

export interface ProdutoASalvar {
  /** Its place in what was sent. */
  ordem: number
  id: string | null
  sku: string | null
  ncm: string | null
  origem: number
}

/** NCM and origin of products; which of them, by their place, the supplier has. */
export async function saveProdutos(
  db: Db,
  idfornecedor: string,
  produtos: readonly ProdutoASalvar[],
): Promise<Set<number>> {
  const rows = await db<{ ordem: number }[]>`
    with ditos as (
      select d.* from jsonb_to_recordset(${db.json(produtos as never)}) as d(ordem int, id uuid, sku text, ncm text, origem smallint)
    ),
    achados as (
      select d.ordem, p.idcadastroextraproduto, d.ncm, d.origem from ditos d
      join produto p on p.idfornecedor = ${idfornecedor} and (p.idcadastroextraproduto = d.id or d.id is null and p.sku = d.sku)
    ),
    salvos as (
      update produto p set ncm = a.ncm, origem = a.origem from achados a
      where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.idcadastroextraproduto
        and (p.ncm, p.origem) is distinct from (a.ncm, a.origem)
    )
    select ordem from achados`
  return new Set(rows.map(({ ordem }) => ordem))
}
