import type { ConteudoNovo } from '@vitrine/contract'
import { filaOf, isCartao, resumoOf } from '@vitrine/conversa'
import type { NaFila as Esperando } from '@vitrine/rules/chat'
import { Icon, useOffline } from '@vitrine/ui'

import { meio } from '#shell'

import { CartaoDaMensagem } from './cartao-da-mensagem.tsx'
import type { ContextoSala } from './contexto-sala.ts'

/** What the shop does not have yet: on its way, waiting for the connection, or refused. */
export function NaFila({ cada, contexto }: { cada: Esperando<ConteudoNovo>; contexto: ContextoSala }) {
  const { conteudo, idmensagem, recusa, interna = false } = cada
  const { quem, eu } = contexto
  const isOffline = useOffline()
  const fila = () => filaOf(meio, quem, eu)
  return (
    <div
      className="msg-linha msg-espera"
      data-eu={!interna || undefined}
      data-nota={interna || undefined}
      data-recusada={recusa !== null || undefined}
    >
      {isCartao(conteudo) ? (
        <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
      ) : (
        <p className="msg msg-texto">{resumoOf({ conteudo })}</p>
      )}
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
