import { uuidv7, type Db } from '#infra'

export type TipoOperacao = 'CAPTURAR' | 'CANCELAR' | 'ESTORNAR'

/** What is to be asked of a provider about a charge; `valor` in centavos. */
export type NovaOperacao = CobrancaDaOperacao & {
  tipo: TipoOperacao
  valor: number
  /** Key of an operation that must happen once: stored again, it changes nothing. */
  chave: string
}

/** A charge of an order, or one for invoices. */
type CobrancaDaOperacao =
  | { idpagamento: string; idcobranca?: never }
  | { idcobranca: string; idpagamento?: never }

export interface OperacaoRow {
  idoperacao: string
  tipo: TipoOperacao
  chave_idempotencia: string
  valor: number
  tentativas: number
  provedor: string
  idfornecedor: string
  txid: string
  idexterno: string | null
}

/** Stored in the transaction that decides it; the provider is asked once that has committed. False: it was decided before. */
export async function insertOperacao(
  db: Db,
  { idpagamento, idcobranca, tipo, valor, chave }: NovaOperacao,
): Promise<boolean> {
  const { count } = await db`
    insert into operacao_pagamento (idoperacao, idpagamento, idcobranca, tipo, chave_idempotencia, valor)
    values (${uuidv7()}, ${idpagamento ?? null}, ${idcobranca ?? null}, ${tipo}, ${`${idpagamento ?? idcobranca}:${chave}`}, ${valor}) on conflict do nothing`
  return count === 1
}

/** What an order has still to ask, about charges that paid its invoices too, or what of all orders is due: in the order in which it was decided. */
export async function listOperacoes(
  db: Db,
  quais: { numpedido: number } | { limit: number },
): Promise<OperacaoRow[]> {
  const which =
    'numpedido' in quais
      ? db`(g.numpedido = ${quais.numpedido} or k.idcobranca in (select f.idcobranca from fatura f where f.numpedido = ${quais.numpedido}))`
      : db`o.tentar_em <= now()`
  return db<OperacaoRow[]>`
    select o.idoperacao, o.tipo, o.chave_idempotencia, o.valor, o.tentativas, coalesce(g.provedor, k.provedor) as provedor,
      coalesce(g.idfornecedor, k.idfornecedor) as idfornecedor, coalesce(g.txid, k.txid) as txid, coalesce(g.idexterno, k.idexterno) as idexterno
    from operacao_pagamento o left join pagamento g using (idpagamento) left join cobranca_fatura k on k.idcobranca = o.idcobranca
    where o.estado = 'PENDENTE' and coalesce(g.status, k.status) <> 'CRIADO' and ${which} order by o.criado_em, o.idoperacao
    limit ${'limit' in quais ? quais.limit : 20}`
}

/** The provider has done it. */
export async function markFeita(db: Db, idoperacao: string): Promise<void> {
  await db`update operacao_pagamento set estado = 'FEITA', feita_em = now() where idoperacao = ${idoperacao}`
}

/** The provider refused: staff sees the reason. */
export async function markRecusada(db: Db, idoperacao: string, motivo: string): Promise<void> {
  await db`
    update operacao_pagamento set estado = 'RECUSADA', motivo = ${motivo.slice(0, 300)}, feita_em = now()
    where idoperacao = ${idoperacao}`
}

/** No answer: asked again later and later, up to once an hour, with the same key. */
export async function delayOperacao(db: Db, { idoperacao, tentativas }: OperacaoRow): Promise<void> {
  const minutos = Math.min(60, 2 ** tentativas)
  await db`
    update operacao_pagamento set tentativas = tentativas + 1, tentar_em = now() + ${minutos} * interval '1 minute'
    where idoperacao = ${idoperacao}`
}

/** Centavos on their way back: asked for and not answered, or to be sent by hand. */
export async function sumEstornos(db: Db, idpagamento: string): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select ((select coalesce(sum(valor), 0) from operacao_pagamento
        where idpagamento = ${idpagamento} and tipo = 'ESTORNAR' and estado = 'PENDENTE')
      + (select coalesce(sum(valor), 0) from reembolso where idpagamento = ${idpagamento} and feito_em is null))::bigint as total`
  return row?.total ?? 0
}
