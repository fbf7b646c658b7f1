import type {
  CanalVenda,
  Imagem,
  PedidoLista,
  RespostaPedido,
  StatusPedido,
  TipoEntrega,
  TipoPagamento,
} from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { formatJanela } from '@vitrine/rules/entrega'
import { shareJuros } from '@vitrine/rules/pagamento'
import { canalOf, findFalta, type Volta } from '@vitrine/rules/pedido'
import type { StatusPagamento } from '@vitrine/rules/pagamento'

import { toAutoria, type AutoriaRow } from './autoria.ts'

export interface ListaRow extends AutoriaRow {
  numpedido: number
  idfornecedor: string
  status: StatusPedido
  teste: boolean
  canalvenda: CanalVenda
  tipoentrega: TipoEntrega
  criado_em: Date
  data_de_entrega: string
  janela_inicio: string
  janela_fim: string
  entregue_em: Date | null
  total: number | null
  totalitens: number
  tipopagamento: TipoPagamento
  nomepagamento: string
  numpedidocliente: string
  numpedidoerp: string | null
  /** It began as a budget. */
  orcamento: boolean
  idapikeys: string | null
  /** Of the store of a pickup. */
  nomeloja: string | null
  /** Of the last move of a cancelled one. */
  motivo: string | null
  retido: boolean
  /** Picking asks its customer, who has not answered. */
  perguntado: boolean
  /** Of a card, the newest: what it charges and the interest in it are centavos, as they were agreed; null: not paid so. */
  cobranca: { tipo: string; status: StatusPagamento; desafio: boolean; valor: number; juros: number } | null
  /** Centavos that went back, and what of the order says why. */
  devolvida: { valor: number; devolucao: 'ARREPENDIMENTO' | 'DEVOLUCAO' | null; contestada: boolean } | null
  reembolso: PedidoLista['reembolso']
  /** Of the customer's rating. */
  estrelas: number | null
  imagens: Imagem[]
}

/** The answer to a submission, the same whether the order was made now or was there already; money in reais. */
export function toResposta(feito: {
  numpedido: number
  idcliente: string
  status: StatusPedido
  total: number | null
  taxaentrega: number
  cupom: string | null
  itensName: string
}): RespostaPedido {
  const { numpedido, idcliente, status, total, taxaentrega, cupom, itensName } = feito
  const isOrcamento = status === 'ORCAMENTO_NOVO'
  return {
    numpedido,
    totalpedido: total ?? 0,
    taxaentrega,
    idcliente,
    status,
    dadospedido: { cupom },
    mensagemErro: null,
    mensagemSucesso: isOrcamento
      ? 'Orçamento enviado — você será avisado quando for precificado.'
      : `Pedido ${numpedido} enviado`,
    itensName,
  }
}

/** An order as the list shows it: reais, ISO times. */
export function toLista(row: ListaRow): PedidoLista {
  const juros = computeJuros(row)
  return {
    numpedido: row.numpedido,
    idfornecedor: row.idfornecedor,
    status: row.status,
    teste: row.teste,
    canalVenda: row.canalvenda,
    canal: canalOf({
      canalVenda: row.canalvenda,
      orcamento: row.orcamento,
      representante: row.representante !== null,
      chave: row.idapikeys !== null,
    }),
    tipoentrega: row.tipoentrega,
    tipoEntrega: row.tipoentrega,
    criado_em: row.criado_em.toISOString(),
    data_de_entrega: row.data_de_entrega,
    janela: formatJanela(row.data_de_entrega, row.janela_inicio, row.janela_fim, ''),
    entregue_em: row.entregue_em?.toISOString() ?? null,
    totalpedido: reais(row.total),
    juros: fromCentavos(juros),
    totalapagar: row.total === null ? null : fromCentavos(row.total + juros),
    totalItens: row.totalitens,
    formaPagamento: { tipo: row.tipopagamento, nome: row.nomepagamento },
    numPedidoCliente: row.numpedidocliente,
    numpedidoerp: row.numpedidoerp,
    nomeLoja: row.nomeloja,
    motivo: row.motivo ?? '',
    falta: findFalta(row.status, row.cobranca, row.perguntado),
    retido: row.retido,
    volta: row.devolvida && {
      valor: fromCentavos(row.devolvida.valor),
      porque: whyVoltou(row, row.devolvida),
    },
    reembolso: row.reembolso,
    estrelas: row.estrelas,
    ...toAutoria(row),
    imagens: row.imagens,
  }
}

/** Less goods, less interest: in the share that the card is charged by. */
function computeJuros({ total, cobranca }: ListaRow): number {
  if (total === null || !cobranca) return 0
  const { valor, juros } = cobranca
  return shareJuros({ principal: valor - juros, juros }, total)
}

/** A return before a cancellation: what was delivered is not cancelled. */
function whyVoltou(
  { status }: ListaRow,
  { devolucao, contestada }: NonNullable<ListaRow['devolvida']>,
): Volta {
  if (contestada) return 'CONTESTACAO'
  if (status === 'CANCELADO') return 'CANCELADO'
  return devolucao ?? 'NAO_SERVIDO'
}

/** Centavos in reais; null stays null. */
export function reais(centavos: number | null): number | null {
  return centavos === null ? null : fromCentavos(centavos)
}
