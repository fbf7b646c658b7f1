import type { FiltroFaturas } from '@vitrine/contract'
import type { StatusFatura } from '@vitrine/rules/fatura'

import type { Db } from '#infra'

/** Whose invoices. */
export interface Dono {
  idfornecedor: string
  idcliente: string
}

/** Centavos; days are 'YYYY-MM-DD'. */
export interface FaturaRow {
  idfatura: string
  numpedido: number
  numpedidocliente: string
  parcela: number
  parcelas: number
  emissao: string
  vencimento: string
  valor: number
  status: StatusFatura
  paga_em: Date | null
}

/** Everything that is owed, in centavos. */
export interface SomasRow {
  abertas: number
  n_abertas: number
  vencidas: number
  n_vencidas: number
  proximas: number
  n_proximas: number
  limite: number
  usado: number
}

const situacoes = (db: Db, hoje: string) => ({
  abertas: db`and f.status = 'ABERTA'`,
  vencidas: db`and f.status = 'ABERTA' and f.vencimento < ${hoje}`,
  pagas: db`and f.status = 'PAGA'`,
  todas: db``,
})

/** A page of invoices, the first due first (of paid ones the last paid first), how many there are, what is owed: one statement. */
export async function listFaturas(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  filtro: FiltroFaturas & { hoje: string },
): Promise<{ rows: FaturaRow[]; total: number; somas: SomasRow }> {
  const { situacao, numpedido, dataInicio, dataFim, hoje, limit, page } = filtro
  const [row] = await db<
    { faturas: (Omit<FaturaRow, 'paga_em'> & { paga_em: string | null })[]; total: number; somas: SomasRow }[]
  >`
    with achadas as materialized (
      select f.idfatura, f.numpedido, p.numpedidocliente, f.parcela, f.parcelas, f.emissao, f.vencimento, f.valor, f.status, f.paga_em
      from fatura f join pedido p on p.numpedido = f.numpedido
      where f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} ${situacoes(db, hoje)[situacao]}
        ${numpedido ? db`and f.numpedido = ${numpedido}` : db``}
        ${dataInicio ? db`and f.vencimento >= ${dataInicio}` : db``} ${dataFim ? db`and f.vencimento <= ${dataFim}` : db``}
    ),
    pagina as (
      select row_number() over (order by ${situacao === 'pagas' ? db`paga_em desc, idfatura` : db`vencimento, numpedido, parcela`}) as n, a.* from achadas a
    )
    select
      coalesce((select jsonb_agg(to_jsonb(g) - 'n' order by g.n) from pagina g where g.n > ${(page - 1) * limit} and g.n <= ${page * limit}), '[]') as faturas,
      (select count(*)::int from achadas) as total,
      (select jsonb_build_object(
        'abertas', coalesce(sum(f.valor), 0), 'n_abertas', count(*),
        'vencidas', coalesce(sum(f.valor) filter (where f.vencimento < ${hoje}), 0), 'n_vencidas', count(*) filter (where f.vencimento < ${hoje}),
        'proximas', coalesce(sum(f.valor) filter (where f.vencimento between ${hoje} and ${hoje}::date + 7), 0),
        'n_proximas', count(*) filter (where f.vencimento between ${hoje} and ${hoje}::date + 7),
        'limite', coalesce((select x.limite_credito_centavos from cadastroextracliente x where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente}), 0),
        'usado', coalesce((select x.credito_usado_centavos from cadastroextracliente x where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente}), 0))
      from fatura f where f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} and f.status = 'ABERTA') as somas`
  if (!row) throw new Error('a statement of one row answered none')
  const rows = row.faturas.map((fatura) => ({
    ...fatura,
    paga_em: fatura.paga_em ? new Date(fatura.paga_em) : null,
  }))
  return { rows, total: row.total, somas: row.somas }
}

export interface FaturaTravada {
  idfatura: string
  numpedido: number
  valor: number
  status: StatusFatura
}

/** These invoices of the cliente, held in one order: whoever pays or cancels takes them so, then charges, then credit. */
export async function lockFaturas(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  ids: readonly string[],
): Promise<FaturaTravada[]> {
  return db<FaturaTravada[]>`
    select idfatura, numpedido, valor, status from fatura
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idfatura = any(${ids as string[]}) order by idfatura for update`
}

/** Open ones among these are paid by this charge, and their credit is given back. Answers what they came to, in centavos. */
export async function payFaturas(
  db: Db,
  { idfornecedor, idcliente, idcobranca }: Dono & { idcobranca: string },
  ids: readonly string[],
): Promise<number> {
  const [row] = await db<{ valor: number }[]>`
    with paga as (
      update fatura set status = 'PAGA', paga_em = now(), idcobranca = ${idcobranca} where idfatura = any(${ids as string[]}) and status = 'ABERTA' returning valor
    ),
    soma as (select coalesce(sum(valor), 0)::bigint as valor from paga),
    credito as (
      update cadastroextracliente set credito_usado_centavos = greatest(0, credito_usado_centavos - (select valor from soma))
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and exists (select from paga)
    )
    select valor from soma`
  return row?.valor ?? 0
}
