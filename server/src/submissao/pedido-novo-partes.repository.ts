import type { Parcela } from '@vitrine/rules/fatura'

import { asJson, asRegistro } from '#coluna'
import { semParte, type Db, type Fragment } from '#infra'
import type { CobrancaNova } from '#pagamento'

import { closeNegociacao, type NegociacaoFechada } from './fechamento.repository.ts'
import type { AssinaturaNova } from './make-assinatura.ts'
import {
  parcelaDaFatura,
  registroAssinatura,
  registroCobranca,
  registroItem,
  registroServico,
  type ItemPedidoNovo,
  type ServicoPedidoNovo,
} from './registros.ts'

/** Parts of the statement that writes an order, each there only when the order has it; they read its row from `novo`. */

/** Its lines. */
export function insertItens(db: Db, itens: readonly ItemPedidoNovo[]): Fragment {
  const { nomes, valores, tipos } = asRegistro(db, registroItem)
  return db`
      insert into item_pedido (numpedido, idfornecedor, ${nomes})
      select novo.numpedido, novo.idfornecedor, ${valores} from novo, jsonb_to_recordset(${asJson(db, registroItem, itens)}) as r(${tipos})`
}

/** Writes the online charge of the order. */
export function insertCobranca(db: Db, cobranca: CobrancaNova): Fragment {
  const { nomes, valores, tipos } = asRegistro(db, registroCobranca)
  return db`,
    cobranca as (
      insert into pagamento (numpedido, idfornecedor, status, ${nomes})
      select novo.numpedido, novo.idfornecedor, 'CRIADO', ${valores} from novo, jsonb_to_record(${asJson(db, registroCobranca, cobranca)}) as r(${tipos})
    )`
}

/** Writes the services of the order. */
export function insertServicos(db: Db, servicos: readonly ServicoPedidoNovo[]): Fragment {
  const { nomes, valores, tipos } = asRegistro(db, registroServico)
  return db`,
    servicos_do_pedido as (
      insert into servico_pedido (numpedido, idfornecedor, ${nomes})
      select novo.numpedido, novo.idfornecedor, ${valores} from novo, jsonb_to_recordset(${asJson(db, registroServico, servicos)}) as r(${tipos})
    )`
}

/** The subscription that the order begins. */
export function beginAssinatura(db: Db, assinatura: AssinaturaNova): Fragment {
  const { nomes, valores, tipos } = asRegistro(db, registroAssinatura)
  return db`,
    assinatura_nova as (
      insert into assinatura (idfornecedor, idcliente, numpedido, desde, ${nomes})
      select novo.idfornecedor, novo.idcliente, novo.numpedido, r.ancora, ${valores}
      from novo, jsonb_to_record(${asJson(db, registroAssinatura, assinatura)}) as r(${tipos})
    )`
}

/** Empties the cart that was ordered; one whose negotiation ends is held by nobody any more. */
export function emptyCarrinho(db: Db, fechada: NegociacaoFechada | null): Fragment {
  return db`,
    esvaziado as (
      update carrinho c set itens = '[]', servicos = '[]', observacao = '', numpedidocliente = '', cupom = null, cupomautomatico = true, idtipoassinatura = null,
        revisao = c.revisao + 1, atualizado_em = now()
        ${fechada ? db`, bloqueado_por = null, bloqueado_desde = null, bloqueado_ate = null, precos_ate = null, idnegociacao = null` : semParte(db)}
      from novo where c.idfornecedor = novo.idfornecedor and c.idcliente = novo.idcliente
      returning c.idcliente
    )
    ${fechada ? closeNegociacao(db, fechada) : semParte(db)}`
}

/** Its invoices, of an order on credit; dated where the supplier is, as the method's terms are. */
export function insertFaturas(db: Db, parcelas: readonly Parcela[]): Fragment {
  const { tipos } = asRegistro(db, parcelaDaFatura)
  return db`,
    faturas as (
      insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor)
      select novo.idfornecedor, novo.idcliente, novo.numpedido, f.parcela, ${parcelas.length}::smallint, (now() at time zone l.fuso)::date, f.vencimento, f.valor
      from novo join fornecedor l using (idfornecedor), jsonb_to_recordset(${asJson(db, parcelaDaFatura, parcelas)}) as f(${tipos})
    )`
}

/** The invoices of an order that exists already: a budget that was accepted, another way to pay. */
export async function saveFaturas(
  db: Db,
  { numpedido }: { numpedido: number },
  parcelas: readonly Parcela[],
): Promise<void> {
  await db`
    with novo as (select idfornecedor, idcliente, numpedido from pedido where numpedido = ${numpedido})
    ${insertFaturas(db, parcelas)}
    select 1`
}

/** The subscription that a budget, once it is accepted, begins. */
export async function saveAssinatura(db: Db, numpedido: number, assinatura: AssinaturaNova): Promise<void> {
  await db`
    with novo as (
      update pedido set idassinatura = ${assinatura.idassinatura} where numpedido = ${numpedido} returning idfornecedor, idcliente, numpedido
    )
    ${beginAssinatura(db, assinatura)}
    select 1`
}
