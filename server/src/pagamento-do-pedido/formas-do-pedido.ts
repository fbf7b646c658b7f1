import type { FormaDoPedido } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { findCondicao, offerForma } from '@vitrine/rules/orcamento'
import { canChangePagamento } from '@vitrine/rules/pagamento-do-pedido'

import type { ContextoComprador } from '#acesso'
import { isTarde } from '#conferencia'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import type { Sql } from '#infra'
import { listFormas, type Pagamentos } from '#pagamento'
import type { PedidoAberto } from '#pedido'
import { listProdutosById, type ProdutoRow } from '#produto'

import { repricePedido, type Repreco } from './reprice-pedido.ts'
import { findFatosTroca, type FatosTroca } from './troca.repository.ts'

/** What an order would cost by each method, before anything is decided. */
export interface PrecosDaTroca {
  /** Null: only repeating the order can say. */
  priceBy(forma: FormaPagamentoViva): PrecoDaTroca | null
}

/** Centavos. */
export interface PrecoDaTroca {
  total: number
  /** Of the goods that are weighed. */
  porPeso: number
  /** What is to be written then; null: it costs what it did. */
  repreco: Repreco | null
}

interface Leitura {
  fatos: FatosTroca
  produtos: readonly ProdutoRow[]
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  /** It is an order already: what its way of being paid took off is in its prices. */
  isAceito: boolean
}

type CondicaoDaTroca = FatosTroca['condicoes'][number]

/** By another condition of its budget; null: accepted in one of another price, that is what was agreed. */
function priceCondicao(
  { idformapagto, desconto, oferta }: CondicaoDaTroca,
  { fatos, mesmo, isAceito }: { fatos: FatosTroca; mesmo: PrecoDaTroca; isAceito: boolean },
): PrecoDaTroca | null {
  if (!isAceito) return oferta ? { ...mesmo, total: oferta.total } : mesmo
  const aceita = fatos.condicoes.find((cada) => cada.idformapagto === fatos.idformapagto)
  return idformapagto === fatos.idformapagto || aceita?.desconto === desconto ? mesmo : null
}

/** Methods of a store, as an order's budget offers them. */
export function offerFormas(
  formas: readonly FormaPagamentoViva[],
  { condicoes }: Pick<FatosTroca, 'condicoes'>,
): FormaPagamentoViva[] {
  return formas.flatMap((forma) => {
    const condicao = findCondicao(condicoes, forma.idformapagto)
    if (condicao === 'LIVRE') return [forma]
    return condicao ? [offerForma(forma, condicao)] : []
  })
}

/**
 * A method of the same variance leaves the prices that were agreed; one of another variance, or where coupon or policy ask
 * for a method, has the lines priced anew. The offer for a budget is the store's word for one variance only.
 */
export function createPrecosDaTroca({
  fatos,
  produtos,
  contexto,
  fornecedor,
  isAceito,
}: Leitura): PrecosDaTroca {
  const agora = new Date()
  const variacaoOf = (id: string) =>
    fornecedor.formasPagamento.find(({ idformapagto }) => idformapagto === id)?.variacao_percentual ?? 0
  const mesmo = { total: fatos.total ?? 0, porPeso: fatos.porpeso, repreco: null }
  return {
    priceBy: (forma) => {
      const { idformapagto } = forma
      const condicao = findCondicao(fatos.condicoes, idformapagto)
      if (condicao !== 'LIVRE') return condicao ? priceCondicao(condicao, { fatos, mesmo, isAceito }) : null
      const isMesma = variacaoOf(idformapagto) === variacaoOf(fatos.idformapagto)
      if (idformapagto === fatos.idformapagto || (isMesma && (!fatos.precodaforma || fatos.orcamento)))
        return mesmo
      const repreco = fatos.orcamento
        ? null
        : repricePedido(fatos, produtos, { contexto, fornecedor, forma, agora })
      return repreco && { total: repreco.total, porPeso: repreco.porPeso, repreco }
    },
  }
}

/** Reais; `bloqueado`: invoices are overdue for too long. */
interface CreditoDoPedido {
  total: number
  disponivel: number
  bloqueado: boolean
}

/** Methods by which an order that waits, or a priced budget, may be paid, each with what it costs then; the present one too. */
export async function listFormasDoPedido(
  { sql, pagamentos, fornecedor }: { sql: Sql; pagamentos: Pagamentos; fornecedor: FornecedorVivo },
  { numpedido, idcliente, status, contexto }: PedidoAberto,
): Promise<{ data: FormaDoPedido[]; credito: CreditoDoPedido }> {
  const fatos = await findFatosTroca(sql, numpedido, { idfornecedor: fornecedor.idfornecedor, idcliente })
  const { limite = 0, usado = 0, bloqueado = false } = fatos ?? {}
  const disponivel = fromCentavos(Math.max(0, limite - usado))
  const credito = { total: fromCentavos(limite), disponivel, bloqueado }
  if (!fatos || fatos.total === null) return { data: [], credito }
  const { tipopagamento: tipo, pago } = fatos
  if (status !== 'ORCAMENTO_PRECIFICADO' && !canChangePagamento({ status, tipo, pago }))
    return { data: [], credito }
  const produtos = await listProdutosById(sql, fornecedor.idfornecedor, idsOf(fatos))
  const isAceito = status !== 'ORCAMENTO_PRECIFICADO'
  const { priceBy } = createPrecosDaTroca({ fatos, produtos, contexto, fornecedor, isAceito })
  const oferecidas = offerFormas(fornecedor.formasPagamento, fatos)
  const vivas = new Map(oferecidas.map((forma) => [forma.idformapagto, forma]))
  const listadas = listFormas(oferecidas, contexto, pagamentos.provedorOf(fornecedor) !== null)
  const agora = new Date()
  const data = listadas.flatMap((forma) => {
    const viva = vivas.get(forma.idformapagto)
    const preco = viva ? priceBy(viva) : null
    if (!preco || !viva) return []
    const atual = forma.idformapagto === fatos.idformapagto
    // A budget is accepted for another window too.
    if (!atual && isAceito && isTarde(fatos, viva, fornecedor, agora)) return []
    return { ...forma, atual, total: fromCentavos(preco.total) }
  })
  return { data, credito }
}

/** Every product that pricing an order again looks at. */
export function idsOf({ pedidas, linhas }: FatosTroca): string[] {
  const escolhidos = (pedidas ?? []).flatMap(({ produtos = [] }) => produtos.map(({ id }) => id))
  return [...new Set([...linhas.map(({ id }) => id), ...escolhidos])]
}
