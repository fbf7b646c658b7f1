import { Fragment } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { goesOn, listDias } from '@vitrine/conversa'

import type { ContextoSala } from './contexto-sala.ts'
import { Mensagem } from './mensagem.tsx'

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
      <p className="cv-dia">
        <span>{dia}</span>
      </p>
      {mensagens.map((mensagem, i) => (
        <Fragment key={mensagem.idmensagem}>
          {mensagem.sequencia === nova && (
            <p className="cv-novas">
              <span>Novas mensagens</span>
            </p>
          )}
          <Mensagem
            mensagem={mensagem}
            contexto={contexto}
            isContinua={
              goesOn(mensagem, mensagens[i - 1]) &&
              mensagem.interna === mensagens[i - 1]?.interna &&
              mensagem.sequencia !== nova
            }
            onEdit={onEdit}
            onChange={onChange}
          />
        </Fragment>
      ))}
    </Fragment>
  ))
}
