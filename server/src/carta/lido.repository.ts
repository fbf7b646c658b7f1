import type { Transaction } from '#infra'

/** Each of these asks once for all events of a batch, by their numbers; what an event has nothing of is absent. */
type Ids = readonly number[]

/** A return as it is now; centavos. */
export interface DevolucaoRow {
  valor: number
  /** Null: the return has not ended yet. */
  aceito: number | null
  estornado: number
  abatido: number
  resposta: string
  encerrada_ator: string | null
}

export async function listDevolucoes(tx: Transaction, ids: Ids): Promise<Map<number, DevolucaoRow>> {
  const rows = await tx<(DevolucaoRow & { idevento: number })[]>`
    select e.idevento, d.valor, d.aceito, d.estornado, d.abatido, d.resposta, d.encerrada_ator
    from evento e join devolucao d on d.iddevolucao = (e.dados ->> 'iddevolucao')::uuid where e.idevento = any(${ids as number[]}::bigint[])`
  return new Map(rows.map(({ idevento, ...devolucao }) => [idevento, devolucao]))
}

/** What the store wrote beside the prices of a version. */
export async function listObservacoes(tx: Transaction, ids: Ids): Promise<Map<number, string>> {
  const rows = await tx<{ idevento: number; observacao: string }[]>`
    select e.idevento, v.observacao from evento e
    join versao_orcamento v on v.numpedido = e.numpedido and v.versao = (e.dados ->> 'versao')::int
    where e.idevento = any(${ids as number[]}::bigint[])`
  return new Map(rows.map(({ idevento, observacao }) => [idevento, observacao]))
}

/** Events when money of their order waited to be sent back by hand. */
export async function listEsperando(tx: Transaction, ids: Ids): Promise<Set<number>> {
  return asSet(tx<{ idevento: number }[]>`
    select e.idevento from evento e
    where e.idevento = any(${ids as number[]}::bigint[]) and exists (select from reembolso k where k.numpedido = e.numpedido
      and k.criado_em <= e.quando and (k.feito_em is null or k.feito_em > e.quando))`)
}

/**
 * Events of orders whose card was charged before, because the bank was about to let go of it: their customers were told then, by an
 * event or, before there was one (0129), by a letter alone.
 */
export async function listCobradosAntes(tx: Transaction, ids: Ids): Promise<Set<number>> {
  return asSet(tx<{ idevento: number }[]>`
    select e.idevento from evento e
    where e.idevento = any(${ids as number[]}::bigint[]) and (
      exists (select from evento a where a.numpedido = e.numpedido and a.tipo = 'pagamento.ANTECIPADO' and a.idevento < e.idevento)
      or exists (select from pagamento g join correio k on k.chave = 'reserva-cobrada:' || g.idpagamento where g.numpedido = e.numpedido))`)
}

/** Events of disputes that held their order before: what is new is what the provider says of it. */
export async function listRetidosAntes(tx: Transaction, ids: Ids): Promise<Set<number>> {
  return asSet(tx<{ idevento: number }[]>`
    select e.idevento from evento e
    where e.idevento = any(${ids as number[]}::bigint[]) and (
      exists (select from evento a where a.numpedido = e.numpedido and a.tipo = 'pedido.RETIDO' and a.idevento < e.idevento
        and a.dados ->> 'idcontestacao' = e.dados ->> 'idcontestacao')
      or exists (select from correio k where k.chave = 'contestacao:' || (e.dados ->> 'idcontestacao')))`)
}

async function asSet(rows: Promise<readonly { idevento: number }[]>): Promise<Set<number>> {
  return new Set((await rows).map(({ idevento }) => idevento))
}
