import type { ConteudoNovo } from '@vitrine/contract'
import { filaOf } from '@vitrine/conversa'
import type { NaFila as Esperando } from '@vitrine/rules/chat'
import { Icon } from '@vitrine/ui'

import { isCartao, meio, resumoOf } from '#chat'
import { useOffline } from '#shell'

import { CartaoDaMensagem } from './cartao-da-mensagem.tsx'
import type { ContextoSala } from './dias-da-sala.tsx'

/** What the shop does not have yet: on its way, waiting for the connection, or refused. */
export function NaFila({ cada, contexto }: { cada: Esperando<ConteudoNovo>; contexto: ContextoSala }) {
  const { conteudo, idmensagem, recusa } = cada
  const { quem, eu } = contexto
  const isOffline = useOffline()
  const fila = () => filaOf(meio, quem, eu)
  return (
    <div className="msg-linha" data-eu data-recusada={recusa !== null || undefined}>
      {isCartao(conteudo) ? (
        <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
      ) : (
        <p className="msg msg-texto">{resumoOf({ conteudo })}</p>
      )}
      {recusa === null ? (
        <small className="msg-estado">
          <Icon name="clock" size={16} /> {isOffline ? 'sai quando a conexão voltar' : 'enviando'}
        </small>
      ) : (
        <div className="msg-recusa">
          <button type="button" onClick={() => fila().retry(idmensagem)}>
            <Icon name="circle-alert" size={16} /> Não enviada. Tocar para tentar de novo
          </button>
          <button type="button" onClick={() => fila().drop(idmensagem)}>
            Descartar
          </button>
        </div>
      )}
    </div>
  )
}
