import type { ReactNode } from 'react'

import type { ConteudoNovo } from '@vitrine/contract'
import { filaOf, resumoOf, type Meio, type QuemConversa } from '@vitrine/conversa'
import type { NaFila as Esperando } from '@vitrine/rules/chat'
import { Icon, useOffline } from '@vitrine/ui'

interface NaFilaProps {
  meio: Meio
  quem: QuemConversa
  /** The login that writes. */
  eu: string
  cada: Esperando<ConteudoNovo>
  /** What it names, drawn; null: it is words. */
  cartao: ReactNode
}

/** What the shop does not have yet: on its way, waiting for the connection, or refused. */
export function NaFila({ meio, quem, eu, cada, cartao }: NaFilaProps) {
  const { conteudo, idmensagem, recusa, interna = false } = cada
  const isOffline = useOffline()
  const fila = () => filaOf(meio, quem, eu)
  return (
    <div
      className="msg-linha msg-espera"
      data-eu={!interna || undefined}
      data-nota={interna || undefined}
      data-recusada={recusa !== null || undefined}
    >
      {cartao || <p className="msg msg-texto">{resumoOf({ conteudo })}</p>}
      {recusa === null ? (
        <small className="msg-hora">
          <Icon name="clock" size={16} /> {isOffline ? 'sai quando a conexão voltar' : 'enviando'}
        </small>
      ) : (
        <div className="msg-recusa">
          <button type="button" onClick={() => fila().retry(idmensagem)}>
            <Icon name="circle-alert" size={16} /> Não enviada: {recusa} Tentar de novo
          </button>
          <button type="button" onClick={() => fila().drop(idmensagem)}>
            Descartar
          </button>
        </div>
      )}
    </div>
  )
}
