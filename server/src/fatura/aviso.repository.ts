import type { Db, Fragment } from '#infra'

/** What a customer is told of an invoice by itself. */
export type TipoAviso = 'NOVA' | 'VENCE' | 'VENCIDA'

/** An invoice to be told of, with whom to write to; centavos. */
export interface AvisoRow {
  idfatura: string
  idfornecedor: string
  idcliente: string
  numpedido: number
  parcela: number
  parcelas: number
  vencimento: string
  valor: number
  nome: string
  email: string
  loja: string
  slug: string
  dominio: string | null
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
  { tipo, hoje, exceto, limit }: { tipo: TipoAviso; hoje: string; exceto: readonly string[]; limit: number },
): Promise<AvisoRow[]> {
  const [trava] = await db<{ minha: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('avisos-de-fatura'), hashtext(${tipo})) as minha`
  if (!trava?.minha) return []
  const { onde } = avisos(db, hoje)[tipo]
  const grupo = tipo === 'NOVA' ? db`f.numpedido` : db`null`
  return db<AvisoRow[]>`
    with tomada as (
      select f.* from fatura f join cadastroextracliente x using (idfornecedor, idcliente)
      where f.status = 'ABERTA' and ${onde} and concat_ws(':', f.idfornecedor, f.idcliente, ${grupo}) <> all(${exceto as string[]})
      order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela
      limit ${limit} for update of f skip locked
    )
    select f.idfatura, f.idfornecedor, f.idcliente, f.numpedido, f.parcela, f.parcelas, f.vencimento, f.valor, c.nome, c.email, l.nome as loja, l.slug,
      d.dominio, l.bloqueio_vencida_dias as tolerancia
    from tomada f join cliente c using (idcliente) join fornecedor l on l.idfornecedor = f.idfornecedor
    left join dominio d on d.idfornecedor = f.idfornecedor and d.principal
    order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela`
}

/** Told: in the transaction that writes the letter. */
export async function markAvisadas(db: Db, tipo: TipoAviso, idsfatura: readonly string[]): Promise<void> {
  const { marca } = avisos(db, '')[tipo]
  await db`update fatura set ${marca} = now() where idfatura = any(${idsfatura as string[]}::uuid[])`
}

function avisos(db: Db, hoje: string): Record<TipoAviso, { marca: Fragment; onde: Fragment }> {
  return {
    // Yesterday's too: a night without the job.
    NOVA: { marca: db`avisada_em`, onde: db`f.avisada_em is null and f.emissao >= ${hoje}::date - 1` },
    // One that was made within these days was told of then.
    VENCE: {
      marca: db`lembrada_em`,
      onde: db`f.lembrada_em is null and x.lembrete_fatura and f.vencimento between ${hoje}::date and ${hoje}::date + ${ANTES}::int
        and f.emissao < f.vencimento - ${ANTES}::int`,
    },
    VENCIDA: {
      marca: db`vencida_avisada_em`,
      onde: db`f.vencida_avisada_em is null and x.lembrete_fatura and f.vencimento < ${hoje}::date`,
    },
  }
}
