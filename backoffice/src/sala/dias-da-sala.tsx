import type { RefObject } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { DiasDaSala as Dias } from '@vitrine/conversa/mensagem'

import type { ContextoSala } from './contexto-sala.ts'
import { Mensagem } from './mensagem.tsx'

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

/** The messages of a room as the team sees them. */
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
