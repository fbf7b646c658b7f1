import { useState } from 'react'
import type { ReactNode } from 'react'

import { Button, Notice } from '@vitrine/ui'

import { Dialogo } from './dialogo.tsx'

import './chamada.css'

interface ConfirmacaoProps {
  /** 'Revogar ERP da matriz?' */
  titulo: string
  /** What is done: the word of its button. */
  acao: string
  danger?: boolean
  /** Answers what went wrong, in words; null: it is done. */
  onSim: () => Promise<string | null>
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. Mounted while it asks. */
export function Confirmacao({ titulo, acao, danger, onSim, onClose, children }: ConfirmacaoProps) {
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  async function act() {
    setEspera(true)
    const recusa = await onSim()
    setEspera(false)
    setErro(recusa)
  }
  return (
    <Dialogo
      onClose={onClose}
      title={titulo}
      foot={
        <div className="chamada-botoes">
          <Button variant={danger ? 'danger' : 'solid'} loading={isEspera} onClick={() => void act()}>
            {acao}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      }
    >
      <p>{children}</p>
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
    </Dialogo>
  )
}
