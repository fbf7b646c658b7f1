import { useState } from 'react'

import { Button, Modal, Textarea } from '@vitrine/ui'

import type { LinhaNaTela } from './preview-mesa.ts'

const MAXIMO = 300

interface RecadoDaLinhaProps {
  /** Null: none is open. */
  linha: LinhaNaTela | null
  mayEdit: boolean
  onWrite: (sequencia: number, recado: string) => void
  onClose: () => void
}

/** What the customer reads beside a product. */
export function RecadoDaLinha({ linha, mayEdit, onWrite, onClose }: RecadoDaLinhaProps) {
  return (
    <Modal open={linha !== null} onClose={onClose} title={linha ? `Recado sobre ${linha.nome}` : ''}>
      {linha && (
        <Texto
          key={linha.sequencia}
          recado={linha.recado}
          mayEdit={mayEdit}
          onWrite={(recado) => {
            onWrite(linha.sequencia, recado)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}

function Texto({
  recado,
  mayEdit,
  onWrite,
}: {
  recado: string
  mayEdit: boolean
  onWrite: (recado: string) => void
}) {
  const [texto, setTexto] = useState(recado)
  if (!mayEdit) return <p>{recado || 'Nenhum recado sobre este produto.'}</p>
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onWrite(texto.trim())
      }}
    >
      <Textarea
        label="O cliente lê ao lado do produto"
        hint="Vai com a próxima versão."
        rows={3}
        maxLength={MAXIMO}
        value={texto}
        placeholder="Validade até mar. 2027"
        onChange={({ target }) => setTexto(target.value)}
      />
      <Button type="submit">Guardar recado</Button>
    </form>
  )
}
