import { Fragment } from 'react'

import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import { goesOn, listDias, type Vivos } from '@vitrine/conversa'

import type { Cartao, QuemConversa } from '#chat'
import type { Hoje } from '#pedido'

import { Mensagem } from './mensagem.tsx'

/** What messages are drawn with. */
export interface ContextoSala {
  quem: QuemConversa
  cartoes: Readonly<Record<string, Cartao | null>>
  hoje: Hoje
  /** The login that looks. */
  eu: string
  /** How far the store is. */
  outroLado: LeituraChat
  vivos: Vivos
  /** The offer at that place has ended. */
  onPropostaFinda?: (sequencia: number) => void
  /** ISO. */
  agora: string
}

interface DiasDaSalaProps {
  mensagens: readonly MensagemChat[]
  contexto: ContextoSala
  /** The place of the first one that was not read; null: all were. */
  nova: number | null
  onEdit?: (mensagem: MensagemChat) => void
  onChange?: (mensagem: MensagemChat) => void
}

/** The messages of a room, each day under its name. */
export function DiasDaSala({ mensagens, contexto, nova, onEdit, onChange }: DiasDaSalaProps) {
  return listDias(mensagens, contexto.hoje).map(({ dia, mensagens }) => (
    <Fragment key={mensagens[0]?.idmensagem}>
      <p className="msg-sistema">
        <span>{dia}</span>
      </p>
      {mensagens.map((mensagem, i) => (
        <Fragment key={mensagem.idmensagem}>
          {mensagem.sequencia === nova && (
            <p className="msg-novas">
              <span>Novas mensagens</span>
            </p>
          )}
          <Mensagem
            mensagem={mensagem}
            contexto={contexto}
            isContinua={goesOn(mensagem, mensagens[i - 1]) && mensagem.sequencia !== nova}
            onEdit={onEdit}
            onChange={onChange}
          />
        </Fragment>
      ))}
    </Fragment>
  ))
}
