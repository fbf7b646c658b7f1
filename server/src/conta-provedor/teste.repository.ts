import type { Db } from '#infra'
import type { EventoPagamento, Situacao } from '#provedor'

export interface TesteRow {
  idcobranca: string
  provedor: string
  txid: string
  idexterno: string | null
  valor: number
  status: 'CRIADO' | 'PENDENTE' | 'RECUSADO' | 'EXPIRADO' | 'CANCELADO' | 'PAGO' | 'ESTORNADO'
  brcode: string | null
  recusa: string | null
  criada_em: Date
  expira_em: Date | null
  paga_em: Date | null
  avisada_em: Date | null
}

const colunas = (db: Db) =>
  db`idcobranca, provedor, txid, idexterno, valor, status, brcode, recusa, criada_em, expira_em, paga_em, avisada_em`

/** One test charge of a supplier, or its latest. */
export async function findTeste(
  db: Db,
  idfornecedor: string,
  idcobranca: string | null = null,
): Promise<TesteRow | null> {
  const [row] = await db<TesteRow[]>`
    select ${colunas(db)} from cobranca_teste
    where idfornecedor = ${idfornecedor} and (${idcobranca}::uuid is null or idcobranca = ${idcobranca})
    order by criada_em desc limit 1`
  return row ?? null
}

/** Stored before its provider is asked; said again, the one that is there. Tests of months ago go. */
export async function insertTeste(
  db: Db,
  idfornecedor: string,
  teste: Pick<TesteRow, 'idcobranca' | 'provedor' | 'txid' | 'valor'>,
): Promise<void> {
  await db`delete from cobranca_teste where idfornecedor = ${idfornecedor} and criada_em < now() - interval '90 days'`
  await db`
    insert into cobranca_teste (idcobranca, idfornecedor, provedor, txid, valor)
    values (${teste.idcobranca}, ${idfornecedor}, ${teste.provedor}, ${teste.txid}, ${teste.valor}) on conflict do nothing`
}

/** What its provider made of it; of one that was answered meanwhile nothing changes. */
export async function saveCriado(
  db: Db,
  idcobranca: string,
  criado: Pick<TesteRow, 'status' | 'idexterno' | 'brcode' | 'recusa' | 'expira_em'>,
): Promise<void> {
  await db`
    update cobranca_teste set status = ${criado.status}, idexterno = ${criado.idexterno}, brcode = ${criado.brcode},
      recusa = ${criado.recusa}, expira_em = ${criado.expira_em}
    where idcobranca = ${idcobranca} and status = 'CRIADO'`
}

/** True for whoever may ask the provider now: nobody did within these seconds, and something may have changed. */
export async function takeConferida(db: Db, idcobranca: string, segundos: number): Promise<boolean> {
  const { count } = await db`
    update cobranca_teste set conferida_em = now()
    where idcobranca = ${idcobranca} and status = 'PENDENTE' and (conferida_em is null or conferida_em < now() - make_interval(secs => ${segundos}))`
  return count === 1
}

/** What the provider answered about it. */
export async function saveSituacao(db: Db, idcobranca: string, { status }: Pick<Situacao, 'status'>) {
  await db`
    update cobranca_teste set status = ${status}, paga_em = case when ${status} = 'PAGO' then now() else paga_em end
    where idcobranca = ${idcobranca} and status = 'PENDENTE' and ${status} in ('EXPIRADO', 'CANCELADO', 'PAGO', 'ESTORNADO')`
}

/** A notice of a provider about a test charge: it is marked that notices come. False: no test charge. */
export async function applyEventoTeste(
  tx: Db,
  provedor: string,
  { txid, status }: EventoPagamento,
): Promise<boolean> {
  const { count } = await tx`
    update cobranca_teste set avisada_em = coalesce(avisada_em, now()),
      status = case when ${status} = 'ESTORNADO' and status = 'PAGO' then 'ESTORNADO'
        when status in ('CRIADO', 'PENDENTE', 'EXPIRADO') and ${status} in ('EXPIRADO', 'CANCELADO', 'PAGO') then ${status} else status end,
      paga_em = case when ${status} = 'PAGO' then coalesce(paga_em, now()) else paga_em end
    where provedor = ${provedor} and txid = ${txid}`
  return count > 0
}

/** Who pays a test charge: the supplier itself, by the mailbox of whoever asked for it. */
export async function findPagador(db: Db, idfornecedor: string, idusuario: string | null) {
  const [row] = await db<{ nome: string; documento: string; email: string }[]>`
    select f.razaosocial as nome, f.cnpj as documento, coalesce((select u.email from usuario u where u.idusuario = ${idusuario}), '') as email
    from fornecedor f where f.idfornecedor = ${idfornecedor}`
  return row && { ...row, endereco: null }
}
