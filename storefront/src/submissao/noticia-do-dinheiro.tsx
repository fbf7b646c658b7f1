import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { LinkRepeticao } from '#pedido'

/** What happened to the money of a sent order: it arrived, it was refunded, or it never arrived. */
export function NoticiaDoDinheiro({ pedido }: { pedido: Pedido }) {
  const { status, numpedido, pagamento, reembolsos } = pedido
  if (!pagamento) return null
  const valor = pagamento.cartao?.capturado ?? pagamento.valor
  // When an order is cancelled its money goes back, and that is always told (readings 7).
  if (pagamento.status === 'ESTORNADO')
    return <Notice title="O valor pago voltou.">{formatReais(pagamento.devolvido)} deste pedido.</Notice>
  const reembolso = reembolsos.find(({ feito_em }) => !feito_em)
  if (reembolso)
    return (
      <Notice
        tone={reembolso.chave_pix ? 'info' : 'warning'}
        title={
          reembolso.chave_pix ? 'O valor volta por Pix.' : 'Para devolver o valor, falta a sua chave Pix.'
        }
      >
        {formatReais(reembolso.valor)} deste pedido. A chave fica na página dele.
      </Notice>
    )
  if (pagamento.status === 'PAGO' && status === 'CANCELADO')
    return (
      <Notice title="O valor pago está voltando.">
        {formatReais(valor)} deste pedido, que foi cancelado.
      </Notice>
    )
  if (pagamento.status === 'PAGO')
    return (
      <Notice tone="success" title={`Pagamento de ${formatReais(valor)} confirmado.`}>
        Agora é com a loja.
      </Notice>
    )
  if (pagamento.status !== 'EXPIRADO' || pagamento.tipo === 'CARTAO') return null
  return (
    <Notice
      tone="warning"
      title={pagamento.tipo === 'BOLETO' ? 'O boleto venceu.' : 'O Pix expirou.'}
      action={<LinkRepeticao numpedido={numpedido} inline />}
    >
      Nada foi cobrado, e o pedido foi cancelado.
    </Notice>
  )
}
