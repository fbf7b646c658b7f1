import type { RefObject } from 'react'

import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import type { Vivos } from '@vitrine/conversa'
import { DiasDaSala as Dias } from '@vitrine/conversa/mensagem'

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
  /** What scrolls: only what is near the eyes is drawn. */
  rola?: RefObject<HTMLDivElement | null>
  onEdit?: (mensagem: MensagemChat) => void
  onChange?: (mensagem: MensagemChat) => void
}

/** The messages of a room as who buys sees them. */
export function DiasDaSala({ mensagens, contexto, nova, rola, onEdit, onChange }: DiasDaSalaProps) {
  return (
    <Dias mensagens={mensagens} hoje={contexto.hoje} nova={nova} rola={rola} fixa={contexto.vivos.proposta}>
      {(mensagem, isContinua) => (
        <Mensagem
          mensagem={mensagem}
          contexto={contexto}
          isContinua={isContinua}
          onEdit={onEdit}
          onChange={onChange}
        />
      )}
    </Dias>
  )
}
