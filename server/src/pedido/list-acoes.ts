import type { AcaoPedido, StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'
import type { TipoDocumento } from '@vitrine/rules/documento'
import { canWithdraw, isOrcamento, prazoArrependimento } from '@vitrine/rules/pedido'
import { canWithdrawBefore, canMove, type Ator } from '@vitrine/rules/movimento'
import { canAnswerPesagem } from '@vitrine/rules/separacao'
import { momentoOf } from '@vitrine/rules/pagamento'

interface PedidoVisto {
  status: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  valido_ate: Date | null
  fuso: string
  historico: readonly { status: StatusPedido; quando: string }[]
  devolucoes: readonly { tipo: string }[]
  contestacoes: readonly { decisao: string | null }[]
  tipo_documento: TipoDocumento
  /** What picking asks. */
  pesagem: { resposta: string | null } | null
}

interface Fatos {
  pago: boolean
  /** A priced budget whose time ran out. */
  vencido: boolean
  /** Until when it may be withdrawn from; null: not delivered, over, or done. */
  arrependimento: Date | null
}

/** The money came, or staff said so. */
export function wasPago({ historico }: Pick<PedidoVisto, 'historico'>): boolean {
  return historico.some(({ status }) => status === 'PAGO')
}

/** The facts that decide what may be done with an order now, but whether it is paid. */
export function factsOf(pedido: PedidoVisto, agora: Date): Omit<Fatos, 'pago'> {
  const { status, valido_ate, fuso, historico, devolucoes } = pedido
  const entregue =
    status === 'ENTREGUE' ? historico.findLast((move) => move.status === 'ENTREGUE') : undefined
  const prazo =
    entregue && canWithdraw(pedido.tipo_documento)
      ? prazoArrependimento(new Date(entregue.quando), fuso)
      : null
  const isDone = devolucoes.some(({ tipo }) => tipo === 'ARREPENDIMENTO')
  return {
    vencido: status === 'ORCAMENTO_PRECIFICADO' && valido_ate !== null && valido_ate <= agora,
    arrependimento: prazo && agora < prazo && !isDone ? prazo : null,
  }
}

/** What somebody may do to an order now: the table of moves, asked for each action. Who only prepares may repeat it (readings 7). */
export function listAcoes(
  pedido: PedidoVisto,
  { pago, vencido, arrependimento }: Fatos,
  { ator, podeSubmeter }: { ator: Ator; podeSubmeter: boolean },
): AcaoPedido[] {
  const { status, tipoentrega: tipoEntrega, tipopagamento } = pedido
  const retido = pedido.contestacoes.some(({ decisao }) => decisao === null)
  const situacao = { ator, momentoPagamento: momentoOf(tipopagamento), tipoEntrega, pago, vencido, retido }
  const pergunta = { ator, status, aberta: pedido.pesagem?.resposta === null, retido }
  const isPossible: Record<AcaoPedido, boolean> = {
    'aceitar-orcamento': isOrcamento(status) && canMove(status, 'ENVIADO', situacao),
    'recusar-orcamento': status === 'ORCAMENTO_PRECIFICADO' && canMove(status, 'CANCELADO', situacao),
    cancelar: status !== 'ORCAMENTO_PRECIFICADO' && canMove(status, 'CANCELADO', situacao),
    'confirmar-entrega': canMove(status, 'ENTREGUE', situacao),
    arrependimento:
      arrependimento !== null || (canWithdraw(pedido.tipo_documento) && canWithdrawBefore(status, situacao)),
    'aceitar-peso': canAnswerPesagem(pergunta),
    'recusar-peso': canAnswerPesagem(pergunta),
    repetir: !isOrcamento(status),
  }
  // Object.keys gives texts; this object has only these keys.
  return (Object.keys(isPossible) as AcaoPedido[]).filter(
    (acao) => isPossible[acao] && (podeSubmeter || acao === 'repetir'),
  )
}
