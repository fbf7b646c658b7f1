import type { ReactNode } from 'react'

import { Button, Modal } from '@vitrine/ui'

interface PerguntaProps {
  open: boolean
  titulo: string
  confirma: string
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** What cannot be taken back is asked once. */
export function Pergunta({ open, titulo, confirma, onClose, onConfirm, children }: PerguntaProps) {
  return (
    <Modal open={open} onClose={onClose} title={titulo}>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button
          variant="negotiate"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirma}
        </Button>
      </div>
    </Modal>
  )
}
