import { useEffect, useEffectEvent, useRef } from 'react'

import { drawFundo, type Fundo, type Tiles } from './fundo.ts'

export interface QuadroProps {
  fundo: Fundo
  tiles: Tiles
}

/** All areas with their names, the stores, and where people were refused: looked at alone, the list beside it is what is pressed. */
export function QuadroDeAreas({ fundo, tiles }: QuadroProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const open = useEffectEvent((elemento: HTMLElement) => drawFundo(elemento, fundo, { tiles, centro: null }))
  useEffect(() => {
    if (!lugar.current) return
    const mapa = open(lugar.current)
    return () => void mapa.remove()
  }, [fundo])
  return <div ref={lugar} className="mapa mapa-todas" role="region" aria-label="Mapa das áreas" />
}
