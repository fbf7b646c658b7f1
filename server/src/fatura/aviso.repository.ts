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

/**
 * Takes invoices whose customer has still to be told, and marks them: who holds the lock of this kind tells, others leave it
 * to them, so that what belongs in one letter is in one. Reminders are for those who want them.
 */
export async function takeAvisos(db: Db, tipo: TipoAviso, hoje: string, limit: number): Promise<AvisoRow[]> {
  const [trava] = await db<{ minha: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('avisos-de-fatura'), hashtext(${tipo})) as minha`
  if (!trava?.minha) return []
  const { marca, onde } = avisos(db, hoje)[tipo]
  return db<AvisoRow[]>`
    with tomada as (
      update fatura f set ${marca} = now() where f.idfatura in (
        select f.idfatura from fatura f join cadastroextracliente x using (idfornecedor, idcliente)
        where f.status = 'ABERTA' and ${onde} order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela
        limit ${limit} for update of f skip locked)
      returning f.*
    )
    select f.idfatura, f.idfornecedor, f.idcliente, f.numpedido, f.parcela, f.parcelas, f.vencimento, f.valor, c.nome, c.email, l.nome as loja, l.slug,
      d.dominio, l.bloqueio_vencida_dias as tolerancia
    from tomada f join cliente c using (idcliente) join fornecedor l on l.idfornecedor = f.idfornecedor
    left join dominio d on d.idfornecedor = f.idfornecedor and d.principal
    order by f.idfornecedor, f.idcliente, f.vencimento, f.numpedido, f.parcela`
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
