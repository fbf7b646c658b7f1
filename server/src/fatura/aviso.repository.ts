import { todayIn } from '@vitrine/rules/data'

import type { Db, Fragment } from '#infra'

import type { Dono, FaturaDaCobranca } from './fatura.repository.ts'

/** Kinds of letters that a customer gets about an invoice. */
export type TipoAviso = 'NOVA' | 'VENCE' | 'VENCIDA'

/** An invoice to be told of. */
export interface AvisoRow extends Dono, FaturaDaCobranca {
  /** Days of delay after which nothing more is sold on credit; null: none. */
  tolerancia: number | null
}

/** Days before the due one on which a reminder goes out. */
const ANTES = 3

/** What belongs in one letter: what a customer is told of at a store; a new invoice for each order. */
export function grupoDoAviso({ idfornecedor, idcliente, numpedido }: AvisoRow, tipo: TipoAviso): string {
  return tipo === 'NOVA' ? `${idfornecedor}:${idcliente}:${numpedido}` : `${idfornecedor}:${idcliente}`
}

/**
 * Takes invoices whose customer has still to be told, for this transaction alone: who holds the lock of this kind tells, others
 * leave it to them, so that what belongs in one letter is in one. Reminders are for those who want them. `exceto`: groups.
 */
export async function takeAvisos(
  db: Db,
  { tipo, agora, exceto, limit }: { tipo: TipoAviso; agora: Date; exceto: readonly string[]; limit: number },
): Promise<AvisoRow[]> {
  const [trava] = await db<{ minha: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('avisos-de-fatura'), hashtext(${tipo})) as minha`
  if (!trava?.minha) return []
  const { onde } = avisos(db, agora)[tipo]
  const grupo = tipo === 'NOVA' ? db`f.numpedido` : db`null`
  return db<AvisoRow[]>`
    with tomada as (
      select f.* from fatura f join cadastroextracliente x using (idfornecedor, idcliente)
      join fornecedor l on l.idfornecedor = f.idfornecedor
      cross join lateral (select ${agora}::timestamptz at time zone l.fuso as la) hora
      where f.status = 'ABERTA' and ${onde} and concat_ws(':', f.idfornecedor, f.idcliente, ${grupo}) <> all(${exceto as string[]})
      order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela
      limit ${limit} for update of f skip locked
    )
    select f.idfatura, f.idfornecedor, f.idcliente, f.numpedido, f.parcela, f.parcelas, f.vencimento, f.valor, l.bloqueio_vencida_dias as tolerancia
    from tomada f join fornecedor l on l.idfornecedor = f.idfornecedor
    order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela`
}

/** Marks invoices as told, in the transaction that tells it. */
export async function markAvisadas(db: Db, tipo: TipoAviso, idsfatura: readonly string[]): Promise<void> {
  const { marca } = avisos(db, new Date())[tipo]
  await db`update fatura set ${marca} = now() where idfatura = any(${idsfatura as string[]}::uuid[])`
}

/** Hours of the store's day in which reminders are written. */
const DIA = { de: 8, ate: 20 }

/** By the store's own day, `hora.la`; the days around the server's own only keep the index in use. */
function avisos(db: Db, agora: Date): Record<TipoAviso, { marca: Fragment; onde: Fragment }> {
  const dia = db`${todayIn('UTC', agora)}::date`
  const isDia = db`extract(hour from hora.la) between ${DIA.de} and ${DIA.ate - 1}`
  return {
    // Also those of yesterday, when the job did not run in the night.
    NOVA: { marca: db`avisada_em`, onde: db`f.avisada_em is null and f.emissao >= hora.la::date - 1` },
    // An invoice made within these days was in the letter about new invoices.
    VENCE: {
      marca: db`lembrada_em`,
      onde: db`f.lembrada_em is null and x.lembrete_fatura and f.vencimento between ${dia} - 1 and ${dia} + ${ANTES + 1}::int
        and f.vencimento between hora.la::date and hora.la::date + ${ANTES}::int and f.emissao < f.vencimento - ${ANTES}::int and ${isDia}`,
    },
    VENCIDA: {
      marca: db`vencida_avisada_em`,
      onde: db`f.vencida_avisada_em is null and x.lembrete_fatura and f.vencimento < ${dia} + 1 and f.vencimento < hora.la::date and ${isDia}`,
    },
  }
}
