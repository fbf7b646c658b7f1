import type { ReactNode } from 'react'

import type { LadoChat, MensagemChat } from '@vitrine/contract'
import { formatHoraDe } from '@vitrine/rules/data'
import { initialsOf } from '@vitrine/rules/texto'

interface LinhaProps {
  mensagem: MensagemChat
  /** Whose words stand on the right: the side that looks. */
  nosso: LadoChat
  /** Who wrote it, as it is read out. */
  nome: string
  fuso: string
  /** It goes on what the one before began. */
  isContinua: boolean
  /** What may still be done with it. */
  acoes?: ReactNode
  children: ReactNode
}

/** One message: whose it is says its side, and a note of the team looks like neither. */
export function Linha({ mensagem, nosso, nome, fuso, isContinua, acoes, children }: LinhaProps) {
  const { lado, autor, sequencia, quando, interna, conteudo } = mensagem
  const isDaqui = lado === nosso
  return (
    <article
      className="msg-linha"
      id={`m-${sequencia}`}
      data-eu={(isDaqui && !interna) || undefined}
      data-nota={interna || undefined}
      data-continua={isContinua || undefined}
      data-larga={conteudo?.tipo === 'PROPOSTA' || undefined}
      aria-label={`${interna ? 'Nota interna, ' : ''}${nome}, ${formatHoraDe(quando, fuso)}`}
    >
      {!isDaqui && (
        <span className="msg-avatar" aria-hidden>
          {initialsOf(autor.nome)}
        </span>
      )}
      {children}
      {acoes}
    </article>
  )
}
