import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { SalaAberta } from './use-sala.ts'

interface Antes {
  /** The place above the oldest message. */
  ref: RefObject<HTMLDivElement | null>
  estado: 'parado' | 'lendo' | 'falhou'
  read(): Promise<void>
}

/** Loads what was written before once its place comes near; a press does the same. @param primeira the oldest message that is here */
export function useAntes({ loadAntes }: Pick<SalaAberta, 'loadAntes'>, primeira: number): Antes {
  const ref = useRef<HTMLDivElement>(null)
  const [estado, setEstado] = useState<Antes['estado']>('parado')
  async function read() {
    if (estado === 'lendo') return
    setEstado('lendo')
    setEstado((await loadAntes()) ? 'parado' : 'falhou')
  }
  const readPerto = useEffectEvent(() => void read())
  const isParado = estado === 'parado'
  useEffect(() => {
    const place = ref.current
    if (!place || !isParado) return undefined
    // Near within the room, which scrolls by itself. Asked anew after each stretch: it may be near still, and says so once only.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && readPerto(),
      { root: place.closest('[role=region]'), rootMargin: '600px 0px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [primeira, isParado])
  return { ref, estado, read }
}
