import { useState } from 'react'
import type { ReactNode } from 'react'

import { Button } from '@vitrine/ui'

import { prepare } from '#shell'

interface DobraMapaProps {
  /** Brings what the map needs: before it is asked for by a press (ux 1.2.7). */
  load: () => Promise<object>
  children: ReactNode
}

/** "Escolher no mapa": what is inside is drawn when it is opened. */
export function DobraMapa({ load, children }: DobraMapaProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="ghost"
        icon="map-pin"
        className="-ml-[18px]"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(load)}
        onFocus={() => prepare(load)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fechar o mapa' : 'Escolher no mapa'}
      </Button>
      {isOpen && children}
    </div>
  )
}
