import type { FiltroFaturas } from '@vitrine/contract'
import type { StatusFatura } from '@vitrine/rules/fatura'

import { colunasDaFatura, tellFaturas, type FaturaDita } from '#evento'
import type { Db, Fragment } from '#infra'

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
  /** The amount by which it was lowered; of a paid invoice, the amount that went back. */
  abatido: number
  devolvido: number
  status: StatusFatura
  paga_em: Date | null
}

/** With the slip that can still be paid. */
export interface FaturaListada extends FaturaRow {
  boleto: { linha_digitavel: string; vencimento: string } | null
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
  /** Reminders by e-mail are on. */
  lembrete: boolean
  /** Days overdue after which nothing is sold on credit; null: never. */
  bloqueio_dias: number | null
  /** Why nothing may be bought on credit now. */
  bloqueios: { idfatura: string; numpedido: number; vencimento: string; valor: number }[]
}

export type FiltroDeFaturas = Pick<FiltroFaturas, 'situacao' | 'numpedido' | 'dataInicio' | 'dataFim'> & {
  hoje: string
}

const colunas = (db: Db): Fragment => db`
  f.idfatura, f.numpedido, p.numpedidocliente, f.parcela, f.parcelas, f.emissao, f.vencimento, f.valor, f.abatido, f.devolvido, f.status, f.paga_em`

/** Overdue for longer than the supplier bears: nothing more is sold on credit. */
export function isBloqueante(db: Db, hoje: string): Fragment {
  return db`f.status = 'ABERTA' and f.vencimento < ${hoje}::date
    - (select l.bloqueio_vencida_dias from fornecedor l where l.idfornecedor = f.idfornecedor)`
}

function onde(db: Db, { idfornecedor, idcliente }: Dono, filtro: FiltroDeFaturas): Fragment {
  const { situacao, numpedido, dataInicio, dataFim, hoje } = filtro
  const situacoes = {
    abertas: db`and f.status = 'ABERTA'`,
    vencidas: db`and f.status = 'ABERTA' and f.vencimento < ${hoje}`,
    bloqueio: db`and ${isBloqueante(db, hoje)}`,
    pagas: db`and f.status = 'PAGA'`,
    todas: db``,
  }
  return db`
    f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} ${situacoes[situacao]}
    ${numpedido ? db`and f.numpedido = ${numpedido}` : db``}
    ${dataInicio ? db`and f.vencimento >= ${dataInicio}` : db``} ${dataFim ? db`and f.vencimento <= ${dataFim}` : db``}`
}

/**
 * A page of invoices, what is open first and of that the first due first (of paid ones the last paid first), how many there are,
 * what is owed: one statement.
 */
export async function listFaturas(
  db: Db,
  dono: Dono,
  { limit, page, ...filtro }: FiltroDeFaturas & { limit: number; page: number },
): Promise<{ rows: FaturaListada[]; total: number; somas: SomasRow }> {
  const { situacao, hoje } = filtro
  const { idfornecedor, idcliente } = dono
  const ordem =
    situacao === 'pagas'
      ? db`a.paga_em desc, a.idfatura`
      : db`a.status <> 'ABERTA', a.vencimento, a.numpedido, a.parcela`
  const [row] = await db<{ faturas: EmJson<FaturaListada>[]; total: number; somas: SomasRow }[]>`
    with achadas as materialized (
      select ${colunas(db)} from fatura f join pedido p on p.numpedido = f.numpedido where ${onde(db, dono, filtro)}
    ),
    pagina as (select row_number() over (order by ${ordem}) as n, a.* from achadas a)
    select
      coalesce((select jsonb_agg(to_jsonb(g) - 'n' || jsonb_build_object('boleto', ${boletoDe(db)}) order by g.n)
        from pagina g where g.n > ${(page - 1) * limit} and g.n <= ${page * limit}), '[]') as faturas,
      (select count(*)::int from achadas) as total,
      (select jsonb_build_object(
        'abertas', coalesce(sum(f.valor), 0), 'n_abertas', count(*),
        'vencidas', coalesce(sum(f.valor) filter (where f.vencimento < ${hoje}), 0), 'n_vencidas', count(*) filter (where f.vencimento < ${hoje}),
        'proximas', coalesce(sum(f.valor) filter (where f.vencimento between ${hoje} and ${hoje}::date + 7), 0),
        'n_proximas', count(*) filter (where f.vencimento between ${hoje} and ${hoje}::date + 7),
        'bloqueios', coalesce(jsonb_agg(jsonb_build_object('idfatura', f.idfatura, 'numpedido', f.numpedido, 'vencimento', f.vencimento, 'valor', f.valor)
          order by f.vencimento, f.numpedido) filter (where ${isBloqueante(db, hoje)}), '[]'))
        || coalesce((select jsonb_build_object('limite', x.limite_credito_centavos, 'usado', x.credito_usado_centavos, 'lembrete', x.lembrete_fatura)
          from cadastroextracliente x where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente}), '{"limite": 0, "usado": 0, "lembrete": true}')
        || (select jsonb_build_object('bloqueio_dias', l.bloqueio_vencida_dias) from fornecedor l where l.idfornecedor = ${idfornecedor})
      from fatura f where f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} and f.status = 'ABERTA') as somas`
  if (!row) throw new Error('a statement of one row answered none')
  return { rows: row.faturas.map(fromJson), total: row.total, somas: row.somas }
}

/** The slip of the invoice `g` alone that its bank still takes. */
function boletoDe(db: Db): Fragment {
  return db`(
    select jsonb_build_object('linha_digitavel', b.boleto ->> 'linha_digitavel', 'vencimento', b.boleto ->> 'vencimento')
    from cobranca_fatura_item i join cobranca_fatura b using (idcobranca)
    where i.idfatura = g.idfatura and b.tipo = 'BOLETO' and b.status = 'PENDENTE' and b.expira_em > now() + interval '1 minute'
      and not exists (select from cobranca_fatura_item o where o.idcobranca = b.idcobranca and o.idfatura <> i.idfatura)
    limit 1)`
}

/** Times in JSON are texts. */
type EmJson<T extends { paga_em: Date | null }> = Omit<T, 'paga_em'> & { paga_em: string | null }

function fromJson(fatura: EmJson<FaturaListada>): FaturaListada {
  return { ...fatura, paga_em: fatura.paga_em ? new Date(fatura.paga_em) : null }
}

/** The next invoices of a list by due day, after `depois`: for exports, which read all of them. */
export async function listFaturasDepois(
  db: Db,
  dono: Dono,
  filtro: FiltroDeFaturas,
  { limit, depois }: { limit: number; depois: Pick<FaturaRow, 'vencimento' | 'idfatura'> | null },
): Promise<FaturaRow[]> {
  return db<FaturaRow[]>`
    select ${colunas(db)} from fatura f join pedido p on p.numpedido = f.numpedido
    where ${onde(db, dono, filtro)} ${depois ? db`and (f.vencimento, f.idfatura) > (${depois.vencimento}, ${depois.idfatura})` : db``}
    order by f.vencimento, f.idfatura limit ${limit}`
}

/** These invoices of the cliente, the first due first; fewer than asked for when some are not its own. */
export async function listPorId(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  ids: readonly string[],
): Promise<FaturaRow[]> {
  return db<FaturaRow[]>`
    select ${colunas(db)} from fatura f join pedido p on p.numpedido = f.numpedido
    where f.idfornecedor = ${idfornecedor} and f.idcliente = ${idcliente} and f.idfatura = any(${ids as string[]})
    order by f.vencimento, f.numpedido, f.parcela`
}

/** Reminders by e-mail; false: no such registration. */
export async function saveLembrete(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  email: boolean,
): Promise<boolean> {
  const { count } = await db`
    update cadastroextracliente set lembrete_fatura = ${email} where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return count === 1
}

export interface FaturaTravada {
  idfatura: string
  numpedido: number
  valor: number
  status: StatusFatura
}

/** These invoices of the cliente, held in one order: every payment or cancellation locks them in this order, then charges, then credit. */
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
  const pagas = await db<FaturaDita[]>`
    with paga as (
      update fatura set status = 'PAGA', paga_em = now(), idcobranca = ${idcobranca} where idfatura = any(${ids as string[]}) and status = 'ABERTA' returning *
    ),
    credito as (
      update cadastroextracliente set credito_usado_centavos = greatest(0, credito_usado_centavos - (select sum(valor) from paga))
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and exists (select from paga)
    )
    select ${colunasDaFatura(db)} from paga order by vencimento, numpedido, parcela`
  await tellFaturas(db, pagas)
  return pagas.reduce((soma, { valor }) => soma + valor, 0)
}

/** An invoice of a charge; centavos. */
export type FaturaDaCobranca = Pick<
  FaturaRow,
  'idfatura' | 'numpedido' | 'parcela' | 'parcelas' | 'vencimento' | 'valor'
>

/** What a charge paid, for its receipt. */
export async function listPagas(db: Db, idcobranca: string): Promise<FaturaDaCobranca[]> {
  return db`
    select idfatura, numpedido, parcela, parcelas, vencimento, valor from fatura where idcobranca = ${idcobranca} order by vencimento, numpedido, parcela`
}

/** Invoices that this charge paid, each whole in what is back with its payer, are owed again, with the credit. Answers them. */
export async function reopenFaturas(
  db: Db,
  { idfornecedor, idcliente, idcobranca }: Dono & { idcobranca: string },
  voltou: number,
): Promise<FaturaDaCobranca[]> {
  const abertas = await db<FaturaDita[]>`
    with paga as (
      select idfatura, sum(valor - devolvido) over (order by vencimento desc, idfatura) as ate from fatura where idcobranca = ${idcobranca} and status = 'PAGA'
    ),
    aberta as (
      update fatura f set status = 'ABERTA', paga_em = null, idcobranca = null, valor = f.valor - f.devolvido, abatido = f.abatido + f.devolvido, devolvido = 0
      from paga p where p.idfatura = f.idfatura and p.ate <= ${voltou} and f.valor > f.devolvido
      returning f.*
    ),
    credito as (
      update cadastroextracliente set credito_usado_centavos = credito_usado_centavos + (select sum(valor) from aberta)
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and exists (select from aberta)
    )
    select ${colunasDaFatura(db)} from aberta order by vencimento, numpedido, parcela`
  await tellFaturas(db, abertas)
  return abertas
}
