import type { ConfiguracaoImposto } from '@vitrine/contract'
import type { RegraImposto } from '@vitrine/rules/imposto'

import { asJson, asRegistro, describeEntrada, describeRegistro, type LinhaDe } from '#coluna'
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
      coalesce((select jsonb_agg(to_jsonb(r) - '{idfornecedor,versao}'::text[] order by r.ncm nulls first, r.idcadastroextraproduto, r.uf nulls first)
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

const registroRegra = describeRegistro(
  'regra_imposto',
  ['idfornecedor'],
  [
    'idregra',
    'idcadastroextraproduto',
    'ncm',
    'uf',
    'ipi',
    'mva',
    'aliquotainterna',
    'aliquotainterestadual',
    'fcp',
  ],
)

/** Rules, each in the place of one of the same product or NCM and state: one statement, all or none. */
export async function saveRegras(
  db: Db,
  idfornecedor: string,
  regras: readonly RegraImposto[],
): Promise<void> {
  const novas = regras.map((regra) => ({ ...regra, idregra: uuidv7() }))
  const { nomes, valores, tipos } = asRegistro(db, registroRegra)
  await db`
    insert into regra_imposto (idfornecedor, ${nomes})
    select ${idfornecedor}, ${valores} from jsonb_to_recordset(${asJson(db, registroRegra, novas)}) as r(${tipos})
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
