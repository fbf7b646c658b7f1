import type { Condicao } from '@vitrine/rules/orcamento'
import type { TipoPagamento } from '@vitrine/rules/pagamento'

import { colunasCupom } from '#carrinho'
import { asMudanca } from '#coluna'
import { colunasDaFatura, tellFaturas, type FaturaDita } from '#evento'
import { isCreditoBloqueado } from '#fatura'
import type { Db } from '#infra'
import type { CobrancaNova, DetalheGuardado } from '#pagamento'
import { insertCobranca, insertItens, type CupomTomado } from '#submissao'

import type { PedidoAReprecificar, Repreco } from './reprice-pedido.ts'

/** What another payment method of an order depends on; centavos. */
export interface FatosTroca extends PedidoAReprecificar {
  idformapagto: string
  tipopagamento: TipoPagamento
  pago: boolean
  /** Null: a budget without prices. */
  total: number | null
  /** Of the goods that are weighed. */
  porpeso: number
  /** Credit limit of the cliente at this supplier, and how much of it is used. */
  limite: number
  usado: number
  /** Invoices are overdue for too long. */
  bloqueado: boolean
  data_de_entrega: string
  janela_inicio: string
  /** Its prices are a store's offer. */
  orcamento: boolean
  /** How it may be paid, by its store's word; none: in any way. `oferta`: what it comes to then, centavos. */
  condicoes: (Condicao & { oferta: { total: number } | null })[]
  /** A coupon or a policy of its supplier asks for certain methods: the price may change with the method. */
  precodaforma: boolean
}

/** One statement. */
export async function findFatosTroca(
  db: Db,
  numpedido: number,
  dono: { idfornecedor: string; idcliente: string },
): Promise<FatosTroca | null> {
  const [row] = await db<FatosTroca[]>`
    select p.idformapagto, p.tipopagamento, p.total, p.desconto, p.orcamento, p.condicoes, p.canalvenda, p.tipoentrega, p.idformaentrega, p.enderecoentrega, p.cupom, p.idcupom,
      p.servicos, p.taxaentrega, p.data_de_entrega::text as data_de_entrega, p.janela_inicio, p.submissao -> 'itens' as pedidas, p.negociacao,
      (exists (select from pagamento g where g.numpedido = p.numpedido and g.status = 'PAGO')
        or exists (select from historico_pedido h where h.numpedido = p.numpedido and h.status = 'PAGO')) as pago,
      (select coalesce(sum(i.total + i.valoripi + i.valorst), 0)::bigint from item_pedido i where i.numpedido = p.numpedido and i.unidade in ('kg', 'g')) as porpeso,
      (exists (select from cupom k where k.idfornecedor = p.idfornecedor and (k.idcupom = p.idcupom or k.ativo and k.aplicacao_automatica)
          and k.condicoes ? 'idformapagto')
        or exists (select from politica o where o.idfornecedor = p.idfornecedor and o.ativa and o.condicoes ? 'idformapagto')) as precodaforma,
      (select jsonb_agg(jsonb_build_object('id', i.idcadastroextraproduto, 'quantidade', i.quantidade, 'embalarparapresente', i.embalarparapresente,
          'observacao', i.observacao, 'substituicao', i.substituicao, 'combo', i.sequenciacombo is not null, 'imposto', i.imposto) order by i.sequencia)
        from item_pedido i where i.numpedido = p.numpedido) as linhas,
      ${colunasCupom(db, { ...dono, fora: numpedido })},
      coalesce(x.limite_credito_centavos, 0) as limite, coalesce(x.credito_usado_centavos, 0) as usado,
      ${isCreditoBloqueado(db, dono)} as bloqueado
    from pedido p left join cadastroextracliente x on x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente
    where p.numpedido = ${numpedido}`
  return row ?? null
}

/** What it costs from now on, line by line. */
export async function saveRepreco(db: Db, numpedido: number, { itens, ...repreco }: Repreco): Promise<void> {
  const { subtotal, desconto, embalagens, taxaentrega, valoripi, valorst, total, cupom, idcupom } = repreco
  const colunas = { subtotal, desconto, embalagens, taxaentrega, valoripi, valorst, total, cupom, idcupom }
  await db`update pedido set ${asMudanca(db, 'pedido', colunas)} where numpedido = ${numpedido}`
  await db`delete from item_pedido where numpedido = ${numpedido}`
  await db`
    with novo as (select numpedido, idfornecedor from pedido where numpedido = ${numpedido})
    ${insertItens(db, itens)}`
}

/** Coupons of which one is given back and another taken, in the one order in which everybody takes them (decision 0064). */
export async function lockCupons(db: Db, idfornecedor: string, ids: readonly string[]): Promise<void> {
  await db`
    select from cupom where idfornecedor = ${idfornecedor} and idcupom = any(${ids as string[]}::uuid[]) order by idcupom for no key update`
}

/** A use of a coupon that an order takes no more, and what it took off. */
export async function returnCupom(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  { idcupom, desconto }: CupomTomado,
): Promise<void> {
  await db`
    with devolvido as (
      update cupom set usos = greatest(0, usos - 1), descontado = greatest(0, descontado - ${desconto}::bigint) where idfornecedor = ${idfornecedor} and idcupom = ${idcupom} returning 1
    )
    update uso_cupom set usos = greatest(0, usos - 1) from devolvido
    where idfornecedor = ${idfornecedor} and idcupom = ${idcupom} and idcliente = ${idcliente}`
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
    detalhe: DetalheGuardado
    cobranca: CobrancaNova | null
  },
): Promise<void> {
  await db`
    update pedido set idformapagto = ${idformapagto}, tipopagamento = ${tipo}, nomepagamento = ${nome},
      detalhepagamento = ${db.json({ ...detalhe })} where numpedido = ${numpedido}`
  if (!cobranca) return
  await db`
    with novo as (select numpedido, idfornecedor from pedido where numpedido = ${numpedido})
    ${insertCobranca(db, cobranca)}
    select 1`
}

/** Takes, or gives back with a negative amount, of the credit of an order's cliente; false when the limit does not cover it. */
export async function moveCredito(db: Db, numpedido: number, centavos: number): Promise<boolean> {
  const { count } = await db`
    update cadastroextracliente x set credito_usado_centavos = greatest(0, x.credito_usado_centavos + ${centavos}::bigint)
    from pedido p where p.numpedido = ${numpedido} and x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente
      and (${centavos}::bigint <= 0 or x.credito_usado_centavos + ${centavos}::bigint <= x.limite_credito_centavos)`
  return count === 1
}

/** Removes the invoices of an order that is paid in another way; false, and nothing is changed, when a part of it was paid. */
export async function cancelFaturas(db: Db, numpedido: number): Promise<boolean> {
  const [paga] = await db`select from fatura where numpedido = ${numpedido} and status = 'PAGA' limit 1`
  if (paga) return false
  const canceladas = await db<FaturaDita[]>`
    update fatura set status = 'CANCELADA' where numpedido = ${numpedido} and status = 'ABERTA' returning ${colunasDaFatura(db)}`
  await tellFaturas(db, canceladas)
  return true
}

/** Invoices of an earlier time on credit are removed. */
export async function removeCanceladas(db: Db, numpedido: number): Promise<void> {
  await db`delete from fatura where numpedido = ${numpedido} and status = 'CANCELADA'`
}
