import type { ReactNode } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { describeAnexo, isAnexo, resumoOf, type QuemConversa } from '@vitrine/conversa'
import { Attachment } from '@vitrine/ui'

interface CorpoProps {
  mensagem: MensagemChat
  quem: QuemConversa
  /** What it names, drawn; null: it is words, a picture or a file. */
  cartao: ReactNode
  /** Above the words. */
  cabeca?: ReactNode
  rodape: ReactNode
}

/** What a message says or carries, and its foot. */
export function Corpo({ mensagem, quem, cartao, cabeca, rodape }: CorpoProps) {
  const { conteudo } = mensagem
  const mostrado = isAnexo(conteudo) ? <Attachment {...describeAnexo(conteudo, mensagem, quem)} /> : cartao
  if (mostrado)
    return (
      <div className="msg-corpo">
        {mostrado}
        {rodape}
      </div>
    )
  return (
    <div className="msg-corpo msg">
      {cabeca}
      <p className={conteudo ? 'msg-texto' : 'msg-retirada'}>
        {conteudo ? resumoOf(mensagem) : 'Mensagem retirada'}
      </p>
      {rodape}
    </div>
  )
}
