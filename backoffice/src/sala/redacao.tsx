import type { RefObject } from 'react'

import type { MensagemChat, SalaChat } from '@vitrine/contract'
import { TEXTO_MAXIMO } from '@vitrine/contract/chat'
import { filaOf, useCartao, type QuemConversa } from '@vitrine/conversa'
import { Button, Icon, IconButton } from '@vitrine/ui'

import { api } from '#shell'

import type { ContextoSala } from './contexto-sala.ts'
import { meio } from './meio.ts'
import { useRedacao } from './use-redacao.ts'

/** An answer that the customer reads, or a note that the team alone does. */
export type ModoRedacao = 'resposta' | 'nota'

export interface RedacaoProps {
  campo: RefObject<HTMLTextAreaElement | null>
  sala: SalaChat
  cartoes: ContextoSala['cartoes']
  quem: QuemConversa
  modo: ModoRedacao
  onModo: (modo: ModoRedacao) => void
  editada: MensagemChat | null
  /** @param mudada null: nothing was changed */
  onEditada: (mudada: MensagemChat | null) => void
}

/** Where one writes: Enter sends, Shift+Enter begins a line. */
export function Redacao(props: RedacaoProps) {
  const { campo, sala, cartoes, quem, modo, onModo, editada } = props
  const { leave, onSubmit, onKeyDown, onInput } = useRedacao(props)
  const isNota = editada ? editada.interna : modo === 'nota'
  const rotulo = isNota ? 'Nota interna' : 'Resposta'
  return (
    <form className="cv-pe" data-nota={isNota || undefined} onSubmit={onSubmit} aria-label={rotulo}>
      <div className="cv-modo">
        {editada ? (
          <>
            <span className="cv-editando">
              <Icon name="pencil" size={16} /> Editando
            </span>
            <IconButton icon="x" iconSize={16} label="Deixar como estava" onClick={leave} />
          </>
        ) : (
          <>
            <button type="button" aria-pressed={!isNota} onClick={() => onModo('resposta')}>
              Responder
            </button>
            <button type="button" aria-pressed={isNota} onClick={() => onModo('nota')}>
              <Icon name="lock" size={16} /> Nota interna
            </button>
          </>
        )}
      </div>
      <textarea
        ref={campo}
        aria-label={rotulo}
        placeholder={isNota ? 'Só a equipe lê' : 'Escreva a resposta'}
        rows={1}
        maxLength={TEXTO_MAXIMO}
        enterKeyHint="send"
        onKeyDown={onKeyDown}
        onInput={onInput}
      />
      <div className="cv-fer">
        {!isNota && !editada && sala.numpedido !== null && (
          <Cartoes numpedido={sala.numpedido} sala={sala} cartoes={cartoes} quem={quem} />
        )}
        <Button type="submit" size="s" icon={editada ? 'check' : 'send-horizontal'}>
          {nameEnvio(editada !== null, isNota)}
        </Button>
      </div>
    </form>
  )
}

function nameEnvio(isEdicao: boolean, isNota: boolean): string {
  if (isEdicao) return 'Salvar'
  return isNota ? 'Anotar' : 'Enviar'
}

type CartoesProps = Pick<RedacaoProps, 'sala' | 'cartoes' | 'quem'> & { numpedido: number }

/** Cards of the order that the room is about: sent as they are. */
function Cartoes({ numpedido, sala, cartoes, quem }: CartoesProps) {
  const onde = { idfornecedor: quem.idfornecedor, tipoEntrega: undefined }
  const cartao = useCartao({ tipo: 'PEDIDO', numpedido }, { api, onde, cartoes })
  if (!cartao || !('pedido' in cartao)) return null
  const send = (tipo: 'PEDIDO' | 'PIX') =>
    filaOf(meio, quem, sala.eu.idusuario).add({ sala: sala.sala, conteudo: { tipo, numpedido } })
  return (
    <>
      <IconButton icon="package" label={`Enviar o pedido ${numpedido}`} onClick={() => send('PEDIDO')} />
      {cartao.pedido.esperaPix && (
        <IconButton
          icon="qr-code"
          label={`Enviar o Pix do pedido ${numpedido}`}
          onClick={() => send('PIX')}
        />
      )}
    </>
  )
}
