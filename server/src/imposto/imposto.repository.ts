import type { ConfiguracaoImposto } from '@vitrine/contract'
import type { RegraImposto } from '@vitrine/rules/imposto'

import { asJson, asRegistro, describeEntrada, type LinhaDe } from '#coluna'
import type { Db } from '#infra'

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
      coalesce((select jsonb_agg(to_jsonb(r) - '{idfornecedor,versao}'::text[] order by r.ncm nulls first, r.idcadastroextraproduto, r.uf nulls first)
        from regra_imposto r where r.idfornecedor = ${idfornecedor}), '[]') as regras
    from (select) um left join configuracao_imposto c on c.idfornecedor = ${idfornecedor}`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

/** Id and target (product or NCM, state) of each rule of a supplier. */
export async function listAlvos(
  db: Db,
  idfornecedor: string,
): Promise<Pick<RegraRow, 'idregra' | 'idcadastroextraproduto' | 'ncm' | 'uf'>[]> {
  return db`select idregra, idcadastroextraproduto, ncm, uf from regra_imposto where idfornecedor = ${idfornecedor}`
}

/** How many tax rules a supplier has. */
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

/** `ordem`: its place in what was sent. */
const produtoDito = describeEntrada({
  ordem: 'item_lista_compras.ordem',
  id: 'produto.idcadastroextraproduto?',
  sku: 'produto.sku?',
})

/** Ids of products that are named by `id` or by `sku`, by the place of each; those that the supplier does not have are missing. */
export async function listIdsDe(
  db: Db,
  idfornecedor: string,
  ditos: readonly LinhaDe<typeof produtoDito>[],
): Promise<Map<number, string>> {
  const { tipos } = asRegistro(db, produtoDito)
  const rows = await db<{ ordem: number; id: string }[]>`
    select d.ordem, p.idcadastroextraproduto as id from jsonb_to_recordset(${asJson(db, produtoDito, ditos)}) as d(${tipos})
    join produto p on p.idfornecedor = ${idfornecedor} and (p.idcadastroextraproduto = d.id or d.id is null and p.sku = d.sku)`
  return new Map(rows.map(({ ordem, id }) => [ordem, id]))
}
