import { pluralize } from '@vitrine/rules/texto'
import { VisuallyHidden } from '@vitrine/ui'

import { useNaoLidas, useTotalDeNegociacoes, useTotalDeOrcamentos } from '#shell'

/** Beside the name of a screen: what waits there. */
export function ContaDaTela({ id }: { id: string }) {
  if (id === 'conversas') return <ContaNaoLidas />
  if (id === 'orcamentos') return <ContaOrcamentos />
  return id === 'negociacao' ? <ContaNegociacoes /> : null
}

function ContaOrcamentos() {
  const total = useTotalDeOrcamentos()
  if (total === 0) return null
  return (
    <b className="painel-conta num" data-tom="neutro">
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <VisuallyHidden>{pluralize(total, 'orçamento a precificar', 'orçamentos a precificar')}</VisuallyHidden>
    </b>
  )
}

function ContaNegociacoes() {
  const total = useTotalDeNegociacoes()
  if (total === 0) return null
  return (
    <b className="painel-conta num" data-tom="negotiate">
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <VisuallyHidden>{pluralize(total, 'carrinho em negociação', 'carrinhos em negociação')}</VisuallyHidden>
    </b>
  )
}

/** Beside the name of the conversations: how many messages nobody of this login has seen. */
function ContaNaoLidas() {
  const naoLidas = useNaoLidas()
  if (naoLidas === 0) return null
  return (
    <b className="painel-conta num">
      <span aria-hidden>{naoLidas > 99 ? '99+' : naoLidas}</span>
      <VisuallyHidden>{pluralize(naoLidas, 'mensagem não lida', 'mensagens não lidas')}</VisuallyHidden>
    </b>
  )
}
