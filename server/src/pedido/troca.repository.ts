import type { Parcela } from '@vitrine/rules/fatura'

import type { Db } from '#infra'
import type { CobrancaNova } from '#pagamento'

/** What another payment method of an order depends on; centavos. */
export interface FatosTroca {
  idformapagto: string
  /** Of the goods that are weighed. */
  porpeso: number
  /** Its coupon, or a policy of its supplier, asks for certain methods: the price would change. */
  precodaforma: boolean
}

export async function findFatosTroca(db: Db, numpedido: number): Promise<FatosTroca | null> {
  const [row] = await db<FatosTroca[]>`
    select p.idformapagto,
      (select coalesce(sum(i.total), 0)::bigint from item_pedido i where i.numpedido = p.numpedido and i.unidade in ('kg', 'g')) as porpeso,
      (exists (select from cupom k where k.idfornecedor = p.idfornecedor and k.idcupom = p.idcupom and k.condicoes ? 'idformapagto')
        or exists (select from politica o where o.idfornecedor = p.idfornecedor and o.ativa and o.condicoes ? 'idformapagto')) as precodaforma
    from pedido p where p.numpedido = ${numpedido}`
  return row ?? null
}

/** The order is to be paid so from now on, with the charge that it has then. */
export async function saveForma(
  db: Db,
  numpedido: number,
  {
    idformapagto,
    tipo,
    nome,
    detalhe,
    cobranca,
  }: {
    idformapagto: string
    tipo: string
    nome: string
    detalhe: Record<string, unknown>
    cobranca: CobrancaNova | null
  },
): Promise<void> {
  await db`
    update pedido set idformapagto = ${idformapagto}, tipopagamento = ${tipo}, nomepagamento = ${nome},
      detalhepagamento = ${db.json(detalhe as never)} where numpedido = ${numpedido}`
  if (!cobranca) return
  const { cartao, boleto, ...colunas } = cobranca
  await db`
    insert into pagamento ${db({
      ...colunas,
      cartao: cartao && db.json({ ...cartao }),
      boleto: boleto && db.json({ ...boleto }),
      numpedido,
      status: 'CRIADO',
      idfornecedor: db`(select idfornecedor from pedido where numpedido = ${numpedido})` as never, // a piece of SQL as value
    })}`
}

/** Takes, or gives back with a negative amount, of the credit of an order's cliente; false when the limit does not cover it. */
export async function moveCredito(db: Db, numpedido: number, centavos: number): Promise<boolean> {
  const { count } = await db`
    update cadastroextracliente x set credito_usado_centavos = greatest(0, x.credito_usado_centavos + ${centavos}::bigint)
    from pedido p where p.numpedido = ${numpedido} and x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente
      and (${centavos}::bigint <= 0 or x.credito_usado_centavos + ${centavos}::bigint <= x.limite_credito_centavos)`
  return count === 1
}

/** What an order that is paid in another way owes no more. */
export async function cancelFaturas(db: Db, numpedido: number): Promise<void> {
  await db`update fatura set status = 'CANCELADA' where numpedido = ${numpedido} and status = 'ABERTA'`
}

/** What it owes instead; of an earlier time on credit nothing is left. */
export async function insertFaturas(
  db: Db,
  numpedido: number,
  parcelas: readonly Parcela[],
  hoje: string,
): Promise<void> {
  await db`delete from fatura where numpedido = ${numpedido} and status = 'CANCELADA'`
  await db`
    insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor)
    select p.idfornecedor, p.idcliente, p.numpedido, i.parcela, ${parcelas.length}, ${hoje}, i.vencimento, i.valor
    from pedido p, jsonb_to_recordset(${db.json(parcelas as never)}) as i(parcela smallint, vencimento date, valor bigint)
    where p.numpedido = ${numpedido}`
}
