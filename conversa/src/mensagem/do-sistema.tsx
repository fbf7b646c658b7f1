import type { ReactNode } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { resumoOf } from '@vitrine/conversa'
import { formatHoraDe } from '@vitrine/rules/data'

interface DoSistemaProps {
  mensagem: MensagemChat
  fuso: string
  /** What it names, drawn, with its foot; null: it is a line. */
  cartao: ReactNode
  children: ReactNode
}

/** What the shop itself says: a card that stands like a message, or a line between them. */
export function DoSistema({ mensagem, fuso, cartao, children }: DoSistemaProps) {
  const id = `m-${mensagem.sequencia}`
  if (!cartao)
    return (
      <p className="msg-sistema" id={id}>
        {children}
      </p>
    )
  const nome = `${resumoOf(mensagem)}, ${formatHoraDe(mensagem.quando, fuso)}`
  return (
    <article className="msg-linha" id={id} aria-label={nome}>
      <div className="msg-corpo">{cartao}</div>
    </article>
  )
}
