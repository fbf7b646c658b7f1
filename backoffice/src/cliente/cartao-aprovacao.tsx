import type { AprovacaoDaSala } from '@vitrine/contract'
import { nomeDoEstado } from '@vitrine/rules/aprovacao'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Pill, type Tone } from '@vitrine/ui'

const tons: Record<AprovacaoDaSala['estado'], Tone | undefined> = {
  PENDENTE: 'warning',
  ALTERADA: 'warning',
  APROVADA: 'success',
  RECUSADA: 'danger',
  RETIRADA: undefined,
  VENCIDA: undefined,
}

/** A request for approval within the customer's company: the team looks on, and answers nothing (decision 0114). */
export function CartaoAprovacao({ aprovacao }: { aprovacao: AprovacaoDaSala }) {
  const { estado, quemPediu, total, produtos, numpedido, resposta } = aprovacao
  const dita = [resposta?.quem, resposta?.motivo].filter(Boolean).join(': ')
  return (
    <div className="cartao">
      <div>
        <b>{quemPediu} pediu aprovação à empresa</b>
        <small className="num">
          {[
            total !== null && formatReais(total),
            pluralize(produtos, 'produto', 'produtos'),
            numpedido !== null && `pedido ${numpedido}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {dita && <small>{dita}</small>}
      </div>
      <Pill mini tone={tons[estado]}>
        {nomeDoEstado[estado]}
      </Pill>
    </div>
  )
}
