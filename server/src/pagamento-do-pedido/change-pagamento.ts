import type { DetalheForma } from '@vitrine/contract'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { makeParcelas } from '@vitrine/rules/fatura'
import { canChangePagamento } from '@vitrine/rules/pagamento-do-pedido'
import { momentoOf } from '@vitrine/rules/pagamento'
import { statusAfterSubmission } from '@vitrine/rules/movimento'
import type { StatusPedido } from '@vitrine/rules/pedido'

import type { ContextoComprador } from '#acesso'
import { isTarde } from '#conferencia'
import { lockFaturasDoPedido } from '#fatura'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type Transaction } from '#infra'
import { passPedido, type Autor } from '#movimento'
import {
  chooseDias,
  planPagamento,
  returnCobranca,
  whyNotPagar,
  type Pagamentos,
  type Pagando,
} from '#pagamento'
import { requirePedido, type PedidoAberto, type PedidoTravado } from '#pedido'
import { listProdutosById } from '#produto'
import { readRecusa, saveFaturas, takeTudo } from '#submissao'

import { createPrecosDaTroca, idsOf, offerFormas } from './formas-do-pedido.ts'
import type { Repreco } from './reprice-pedido.ts'
import {
  cancelFaturas,
  findFatosTroca,
  lockCupons,
  moveCredito,
  removeCanceladas,
  returnCupom,
  saveForma,
  saveRepreco,
  type FatosTroca,
} from './troca.repository.ts'

export type Troca = DetalheForma & {
  idformapagto: string
  /** Reais, as it was shown by this method; absent: what the order costs now. */
  totalesperado?: number
}

/**
 * Pays an order that waits in another way: what was held or asked is given up, credit is taken or given back, lines whose
 * price depends on the method are priced anew, a new charge is stored and then asked for; one transaction. Its label follows
 * the payment (readings 7). Throws `movimento_recusado` once it is paid or being picked, `pagamento_indisponivel` with the
 * reason, `total_mudou` above the total that was shown, `credito_insuficiente`, `cupom_invalido`.
 */
export async function changePagamento(
  { sql, pagamentos, fornecedor }: { sql: Sql; pagamentos: Pagamentos; fornecedor: FornecedorVivo },
  { numpedido, contexto }: PedidoAberto,
  troca: Troca,
): Promise<StatusPedido> {
  const provedor = pagamentos.provedorOf(fornecedor)?.nome ?? null
  const status = await sql.begin(async (tx) => {
    const pedido = await requirePedido(tx, numpedido)
    const decidida = await decideTroca(tx, pedido, { troca, contexto, fornecedor, provedor })
    const { fatos, repreco, pagando, total } = decidida
    const { forma } = pagando
    await returnCobranca(tx, numpedido)
    const dias = chooseDias(forma, troca.prazo)
    const { bloqueado } = fatos
    await settleCredito(tx, pedido, { forma, total, dias, hoje: contexto.hoje, bloqueado })
    if (repreco) await saveNovoPreco(tx, pedido, { fatos, repreco })
    const { idformapagto, tipo, nome } = forma
    await saveForma(tx, numpedido, { idformapagto, tipo, nome, ...planPagamento(pagando) })
    return relabel(tx, pedido, forma, { ator: contexto.papel, idusuario: contexto.idusuario })
  })
  // What was decided is asked of the provider now; one that is away is asked again by the minute's job.
  await pagamentos.settle(numpedido)
  await pagamentos.request(numpedido)
  return status
}

interface Decidida {
  fatos: FatosTroca
  /** Null: it costs what it did. */
  repreco: Repreco | null
  pagando: Pagando
  /** Centavos. */
  total: number
}

interface Pedindo {
  troca: Troca
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  provedor: string | null
}

/** Whether it may be, and what it costs then; writes nothing. */
async function decideTroca(
  tx: Transaction,
  pedido: PedidoTravado,
  { troca, contexto, fornecedor, provedor }: Pedindo,
): Promise<Decidida> {
  const { status, tipopagamento: tipo, pago, tipoentrega: tipoEntrega } = pedido
  const fatos = await findFatosTroca(tx, pedido.numpedido, pedido)
  if (!fatos || fatos.total === null || !canChangePagamento({ status, tipo, pago }))
    throw new Falha('movimento_recusado', { detalhes: { de: status } })
  const produtos = await listProdutosById(tx, fornecedor.idfornecedor, idsOf(fatos))
  const { priceBy } = createPrecosDaTroca({ fatos, produtos, contexto, fornecedor, isAceito: true })
  const oferecidas = offerFormas(fornecedor.formasPagamento, fatos)
  const forma = oferecidas.find(({ idformapagto }) => idformapagto === troca.idformapagto)
  const preco = forma && priceBy(forma)
  if (!forma || !preco) throw forma ? semPreco() : new Falha('pagamento_indisponivel')
  const { total, porPeso, repreco } = preco
  checkTotal(total, troca.totalesperado ?? fromCentavos(fatos.total))
  const pagando: Pagando = {
    forma,
    detalhe: troca,
    provedor,
    total: fromCentavos(total),
    porPeso,
    tipoEntrega,
    tags: contexto.tags,
    fuso: fornecedor.fuso,
    agora: new Date(),
  }
  const motivo = whyNotPagar(pagando) ?? (isTarde(fatos, forma, fornecedor, pagando.agora) ? tarde : null)
  if (motivo) throw new Falha('pagamento_indisponivel', { error: motivo })
  return { fatos, repreco, pagando, total }
}

const tarde =
  'O dinheiro desta forma de pagamento não chega a tempo da entrega deste pedido. Escolha outra forma.'

const semPreco = () =>
  new Falha('pagamento_indisponivel', {
    error: 'Por esta forma o preço dos produtos seria outro. Repita o pedido para pagar assim.',
  })

/** Never more than was shown is charged; a lower total is charged as it is (readings 6). `esperado` in reais. */
function checkTotal(centavos: number, esperado: number): void {
  const total = fromCentavos(centavos)
  if (total <= esperado) return
  const detalhes = { total, totalesperado: esperado, diferenca: sumReais(total, -esperado) }
  throw new Falha('total_mudou', { detalhes })
}

/** Lines, sums and coupon; the use of a coupon that is in force no more is free again, another one is taken. */
async function saveNovoPreco(
  tx: Transaction,
  pedido: PedidoTravado,
  { fatos, repreco }: { fatos: FatosTroca; repreco: Repreco },
): Promise<void> {
  const antes = toTomado(fatos)
  const cupom = toTomado(repreco)
  if (antes?.idcupom !== cupom?.idcupom || antes?.desconto !== cupom?.desconto) {
    const cupons = [antes, cupom].flatMap((tomado) => tomado?.idcupom ?? [])
    await lockCupons(tx, pedido.idfornecedor, cupons)
    if (antes) await returnCupom(tx, pedido, antes)
    if (cupom)
      await takeTudo(tx, pedido, { linhas: [], credito: null, cupom, vaga: null }).catch((error: unknown) => {
        throw readRecusa(error) ? new Falha('cupom_invalido') : error
      })
  }
  await saveRepreco(tx, pedido.numpedido, repreco)
}

const toTomado = ({ idcupom, desconto }: Pick<Repreco, 'idcupom' | 'desconto'>) =>
  idcupom === null ? null : { idcupom, desconto }

/** Credit taken and owed, or given back and owed no more. */
async function settleCredito(
  tx: Transaction,
  pedido: PedidoTravado,
  {
    forma,
    total,
    dias,
    hoje,
    bloqueado,
  }: {
    forma: FormaPagamentoViva
    total: number
    dias: readonly number[]
    hoje: string
    bloqueado: boolean
  },
): Promise<void> {
  const { numpedido, tipopagamento, total: antes } = pedido
  // Also those of an earlier time on credit, before the credit itself (decision 0064).
  if (tipopagamento === 'FATURADO' || forma.tipo === 'FATURADO') await lockFaturasDoPedido(tx, numpedido)
  if (tipopagamento === 'FATURADO') {
    // An invoice that was paid in part keeps its order on credit, so that nothing is paid twice.
    if (!(await cancelFaturas(tx, numpedido))) throw new Falha('movimento_recusado')
    await moveCredito(tx, numpedido, -(antes ?? 0))
  }
  if (forma.tipo !== 'FATURADO' || total === 0) return
  if (bloqueado) throw new Falha('credito_bloqueado')
  if (!(await moveCredito(tx, numpedido, total))) throw new Falha('credito_insuficiente')
  await removeCanceladas(tx, numpedido)
  await saveFaturas(tx, pedido, makeParcelas(total, dias, hoje))
}

/** The label that a submission paid so would have. */
async function relabel(
  tx: Transaction,
  { numpedido, status, tipoentrega }: PedidoTravado,
  { tipo, nome }: FormaPagamentoViva,
  autor: Autor,
): Promise<StatusPedido> {
  const momentoPagamento = momentoOf(tipo)
  const para = statusAfterSubmission({ orcamento: false, momentoPagamento }).at(-1) ?? status
  if (para === status) return status
  const situacao = { ator: 'sistema', momentoPagamento, tipoEntrega: tipoentrega, pago: false } as const
  const motivo = `Forma de pagamento trocada: ${nome}`
  await passPedido(tx, { numpedido, status }, { para, motivo, autor }, situacao)
  return para
}
