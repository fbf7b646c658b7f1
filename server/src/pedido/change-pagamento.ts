import type { DetalheForma } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { makeParcelas } from '@vitrine/rules/fatura'
import { canTrocarPagamento } from '@vitrine/rules/pagamento'
import { canMove, momentoOf, statusAfterSubmission, type StatusPedido } from '@vitrine/rules/pedido'

import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type Transaction } from '#infra'
import {
  chooseDias,
  moveStatus,
  planPagamento,
  returnCobranca,
  whyNotPagar,
  type Pagamentos,
  type Pagando,
} from '#pagamento'

import { requirePedido } from './move-pedido.ts'
import type { PedidoTravado } from './movimento.repository.ts'
import type { PedidoAberto } from './open-pedido.ts'
import {
  cancelFaturas,
  findFatosTroca,
  insertFaturas,
  moveCredito,
  saveForma,
  type FatosTroca,
} from './troca.repository.ts'

export type Troca = DetalheForma & { idformapagto: string }

/**
 * Pays an order that waits in another way: what was held or asked is given up, credit is taken or given back, a new charge is
 * stored and then asked for; one transaction. Its label follows the payment (readings 7). Throws `movimento_recusado` once it
 * is paid or being picked, `pagamento_indisponivel` with the reason, `credito_insuficiente`.
 */
export async function changePagamento(
  { sql, pagamentos, fornecedor }: { sql: Sql; pagamentos: Pagamentos; fornecedor: FornecedorVivo },
  { numpedido, contexto }: PedidoAberto,
  troca: Troca,
): Promise<StatusPedido> {
  const provedor = pagamentos.provedorOf(fornecedor)?.nome ?? null
  const status = await sql.begin(async (tx) => {
    const pedido = await requirePedido(tx, numpedido)
    const fatos = await findFatosTroca(tx, numpedido)
    if (!fatos || pedido.total === null) throw new Falha('movimento_recusado')
    if (!canTrocarPagamento({ status: pedido.status, tipo: pedido.tipopagamento, pago: pedido.pago }))
      throw new Falha('movimento_recusado', { detalhes: { de: pedido.status } })
    const forma = chooseForma(fornecedor, { troca, fatos })
    const pagando: Pagando = {
      forma,
      detalhe: troca,
      provedor,
      total: fromCentavos(pedido.total),
      porPeso: fatos.porpeso,
      tipoEntrega: pedido.tipoentrega,
      tags: contexto.tags,
      fuso: fornecedor.fuso,
      agora: new Date(),
    }
    const motivo = whyNotPagar(pagando)
    if (motivo) throw new Falha('pagamento_indisponivel', { error: motivo })
    await returnCobranca(tx, numpedido)
    await settleCredito(tx, pedido, {
      forma,
      dias: chooseDias(fornecedor, forma, troca.prazo),
      hoje: contexto.hoje,
    })
    const { idformapagto, tipo, nome } = forma
    await saveForma(tx, numpedido, { idformapagto, tipo, nome, ...planPagamento(pagando) })
    return relabel(tx, pedido, forma, { ator: contexto.papel, idusuario: contexto.idusuario })
  })
  // What was decided is asked of the provider now; one that is away is asked again by the minute's job.
  await pagamentos.settle(numpedido)
  await pagamentos.request(numpedido)
  return status
}

/** One under which the order costs the same: its lines were priced by the method it was sent with. */
function chooseForma(
  { formasPagamento }: FornecedorVivo,
  { troca, fatos }: { troca: Troca; fatos: FatosTroca },
): FormaPagamentoViva {
  const find = (id: string) => formasPagamento.find(({ idformapagto }) => idformapagto === id)
  const forma = find(troca.idformapagto)
  if (!forma) throw new Falha('pagamento_indisponivel')
  const isOther = fatos.idformapagto !== forma.idformapagto
  const antes = find(fatos.idformapagto)?.variacao_percentual ?? 0
  if (isOther && (fatos.precodaforma || antes !== (forma.variacao_percentual ?? 0)))
    throw new Falha('pagamento_indisponivel', {
      error: 'Por esta forma o preço dos produtos seria outro. Repita o pedido para pagar assim.',
    })
  return forma
}

/** Credit taken and owed, or given back and owed no more. */
async function settleCredito(
  tx: Transaction,
  pedido: PedidoTravado,
  { forma, dias, hoje }: { forma: FormaPagamentoViva; dias: readonly number[]; hoje: string },
): Promise<void> {
  const { numpedido, tipopagamento, total } = pedido
  if (tipopagamento === 'FATURADO') {
    await moveCredito(tx, numpedido, -(total ?? 0))
    await cancelFaturas(tx, numpedido)
  }
  if (forma.tipo !== 'FATURADO' || !total) return
  if (!(await moveCredito(tx, numpedido, total))) throw new Falha('credito_insuficiente')
  await insertFaturas(tx, numpedido, makeParcelas(total, dias, hoje), hoje)
}

/** The label that a submission paid so would have. */
async function relabel(
  tx: Transaction,
  { numpedido, status, tipoentrega }: PedidoTravado,
  { tipo, nome }: FormaPagamentoViva,
  autor: { ator: string; idusuario: string | null },
): Promise<StatusPedido> {
  const momentoPagamento = momentoOf(tipo)
  const para = statusAfterSubmission({ orcamento: false, momentoPagamento }).at(-1) ?? status
  if (para === status) return status
  const situacao = { ator: 'sistema', momentoPagamento, tipoEntrega: tipoentrega, pago: false } as const
  if (!canMove(status, para, situacao))
    throw new Falha('movimento_recusado', { detalhes: { de: status, para } })
  await moveStatus(tx, numpedido, { status: para, motivo: `Forma de pagamento trocada: ${nome}`, ...autor })
  return para
}
