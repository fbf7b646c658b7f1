import { useState } from 'react'

import { Button, LiveRegion, showToast } from '@vitrine/ui'

interface BotaoDeCopiaProps {
  texto: string
  /** What is copied, for who hears the button alone. */
  label?: string
  onCopiado?: () => void
  autoFocus?: boolean
}

/** Puts a text where it can be pasted from; says so in the button itself. */
export function BotaoDeCopia({ texto, label, onCopiado, autoFocus }: BotaoDeCopiaProps) {
  const [isCopiado, setCopiado] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(texto)
      setCopiado(true)
      onCopiado?.()
    } catch {
      showToast('Não deu para copiar. Selecione o texto e copie.')
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size="s"
        icon={isCopiado ? 'check' : 'copy'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone, and this one is what comes next
        autoFocus={autoFocus}
        aria-label={label && `${isCopiado ? 'Copiado' : 'Copiar'} ${label}`}
        onClick={() => void copy()}
      >
        {isCopiado ? 'Copiado' : 'Copiar'}
      </Button>
      {/* A button that changes its word is not read again. */}
      <LiveRegion>{isCopiado ? 'Copiado.' : ''}</LiveRegion>
    </>
  )
}
