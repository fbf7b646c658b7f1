import { pluralize } from '@vitrine/rules/texto'
import { VisuallyHidden } from '@vitrine/ui'

import { useNaoLidas } from '#shell'

/** Beside the name of the conversations: how many messages nobody of this login has seen. */
export function ContaNaoLidas() {
  const naoLidas = useNaoLidas()
  if (naoLidas === 0) return null
  return (
    <b className="painel-conta num">
      <span aria-hidden>{naoLidas > 99 ? '99+' : naoLidas}</span>
      <VisuallyHidden>{pluralize(naoLidas, 'mensagem não lida', 'mensagens não lidas')}</VisuallyHidden>
    </b>
  )
}
