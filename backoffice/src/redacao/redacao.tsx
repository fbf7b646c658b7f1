import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

import type { MensagemChat, SalaChat } from '@vitrine/contract'
import { TEXTO_MAXIMO, TIPOS_DO_ANEXO } from '@vitrine/contract/chat'
import { filaOf, useAnexos, useCartao, type Cartao, type QuemConversa } from '@vitrine/conversa'
import { Button, Icon, IconButton } from '@vitrine/ui'

import { api, meio, upload } from '#shell'

import { ArquivosNaFila } from './arquivos-na-fila.tsx'
import { FaltaPreencher, ListaRespostas } from './lista-respostas.tsx'
import { useRedacao } from './use-redacao.ts'

/** An answer that the customer reads, or a note that the team alone does. */
export type ModoRedacao = 'resposta' | 'nota'

export interface RedacaoProps {
  campo: RefObject<HTMLTextAreaElement | null>
  sala: SalaChat
  cartoes: Readonly<Record<string, Cartao | null>>
  quem: QuemConversa
  modo: ModoRedacao
  onModo: (modo: ModoRedacao) => void
  editada: MensagemChat | null
  /** @param mudada null: nothing was changed */
  onEditada: (mudada: MensagemChat | null) => void
  /** Opens the last own message, if there is one that may be changed. */
  onEditarUltima: () => boolean
  /** What can be sent from here by a press, above the field. */
  atalhos?: ReactNode
  /** The shop took a file. */
  onEnviado: (mensagem: MensagemChat) => void
}

/** Where one writes: Enter sends, Shift+Enter begins a line, a slash opens the ready answers; files are chosen, pasted or dropped. */
export function Redacao(props: RedacaoProps) {
  const { campo, sala, cartoes, quem, editada, atalhos, onEnviado } = props
  const { leave, onSubmit, onKeyDown, onInput, respostas, isNota } = useRedacao(props)
  const anexos = useAnexos({ quem, sala: sala.sala, upload, interna: isNota, onEnviado })
  const rotulo = isNota ? 'Nota interna' : 'Resposta'
  return (
    <form
      className="cv-pe"
      data-nota={isNota || undefined}
      onSubmit={onSubmit}
      aria-label={rotulo}
      {...(editada ? {} : anexos.entrada)}
    >
      <ListaRespostas respostas={respostas} />
      {atalhos && !isNota && !editada && <div className="cv-atalhos">{atalhos}</div>}
      <Modo {...props} isNota={isNota} onLeave={leave} />
      <textarea
        ref={campo}
        aria-label={rotulo}
        placeholder={isNota ? 'Só a equipe lê' : 'Escreva a resposta, ou / para as prontas'}
        rows={1}
        maxLength={TEXTO_MAXIMO}
        enterKeyHint="send"
        {...respostas.campo}
        onKeyDown={onKeyDown}
        onInput={onInput}
      />
      <FaltaPreencher faltam={respostas.faltam} />
      <ArquivosNaFila naFila={anexos.naFila} onRetry={anexos.retry} onDrop={anexos.drop} />
      <div className="cv-fer">
        {!editada && (
          <>
            <Anexar onEscolher={anexos.add} />
            <IconButton icon="sticky-note" label="Respostas prontas" onClick={respostas.open} />
          </>
        )}
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

type ModoProps = Pick<RedacaoProps, 'onModo' | 'editada'> & { isNota: boolean; onLeave: () => void }

/** Who is to read it. */
function Modo({ onModo, editada, isNota, onLeave }: ModoProps) {
  if (editada)
    return (
      <div className="cv-modo">
        <span className="cv-editando">
          <Icon name="pencil" size={16} /> Editando
        </span>
        <IconButton icon="x" iconSize={16} label="Deixar como estava" onClick={onLeave} />
      </div>
    )
  return (
    <div className="cv-modo">
      <button type="button" aria-pressed={!isNota} onClick={() => onModo('resposta')}>
        Responder
      </button>
      <button type="button" aria-pressed={isNota} onClick={() => onModo('nota')}>
        <Icon name="lock" size={16} /> Nota interna
      </button>
    </div>
  )
}

function Anexar({ onEscolher }: { onEscolher: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={TIPOS_DO_ANEXO.join(',')}
        onChange={({ target }) => {
          onEscolher([...(target.files ?? [])])
          // The same file chosen again is chosen.
          target.value = ''
        }}
      />
      <IconButton icon="paperclip" label="Anexar imagem ou PDF" onClick={() => input.current?.click()} />
    </>
  )
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
