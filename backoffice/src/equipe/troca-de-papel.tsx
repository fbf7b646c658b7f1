import { useState } from 'react'

import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'
import { Button, Notice } from '@vitrine/ui'

import { Dialogo } from '#chamada'

import { EscolhaDePapel } from './escolha-de-papel.tsx'

interface TrocaDePapelProps {
  membro: MembroDaEquipe
  /** Answers what went wrong, in words; null: it is done. */
  onTrocar: (papel: PapelNaEquipe) => Promise<string | null>
  onClose: () => void
}

/** Another role in place of those that somebody has. */
export function TrocaDePapel({ membro, onTrocar, onClose }: TrocaDePapelProps) {
  const [papel, setPapel] = useState<PapelNaEquipe>(membro.papeis[0] ?? 'atendente')
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  async function change() {
    setEspera(true)
    const recusa = await onTrocar(papel)
    setEspera(false)
    setErro(recusa)
    if (recusa === null) onClose()
  }
  return (
    <Dialogo
      onClose={onClose}
      title={`Papel de ${membro.nome}`}
      foot={
        <div className="chamada-botoes">
          <Button loading={isEspera} onClick={() => void change()}>
            Trocar papel
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      }
    >
      <EscolhaDePapel papel={papel} onPapel={setPapel} />
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
    </Dialogo>
  )
}
