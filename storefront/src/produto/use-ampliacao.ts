import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'

import { inteira, moveTo, zoomAt } from './ampliacao.ts'
import type { Ampliacao, Caixa } from './ampliacao.ts'

const TOQUE_DUPLO = 2.5
/** A drag of a whole picture this far is a swipe to the next one. */
const DESLIZE = 60

interface Ponto {
  x: number
  y: number
}

/** Zoom of one picture by wheel, double press, pinch and drag; `onSwipe` when a whole picture is dragged aside. */
export function useAmpliacao(palco: RefObject<HTMLDivElement | null>, onSwipe: (passo: 1 | -1) => void) {
  const [ampliacao, setAmpliacao] = useState<Ampliacao>(inteira)
  const dedos = useRef(new Map<number, Ponto>())
  const inicio = useRef<Ponto | null>(null)

  const zoomBy = useCallback(
    (fator: number, onde?: Ponto) => {
      const medida = measure(palco.current)
      if (!medida) return
      const ponto = onde ? { x: onde.x - medida.centro.x, y: onde.y - medida.centro.y } : { x: 0, y: 0 }
      setAmpliacao((antes) => zoomAt(antes, fator, { ponto, caixa: medida.caixa }))
    },
    [palco],
  )
  const moveBy = useCallback(
    (dx: number, dy: number) => {
      const medida = measure(palco.current)
      if (medida) setAmpliacao(({ escala, x, y }) => moveTo({ escala, x: x + dx, y: y + dy }, medida.caixa))
    },
    [palco],
  )

  // React listens to wheels passively; this one must keep the page from scrolling.
  useEffect(() => {
    const element = palco.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [palco, zoomBy])

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    dedos.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    inicio.current = dedos.current.size === 1 ? { x: event.clientX, y: event.clientY } : null
  }
  function onPointerMove(event: PointerEvent) {
    const antes = dedos.current.get(event.pointerId)
    if (!antes) return
    const agora = { x: event.clientX, y: event.clientY }
    const outro = [...dedos.current].find(([id]) => id !== event.pointerId)?.[1]
    dedos.current.set(event.pointerId, agora)
    if (outro) {
      const meio = { x: (agora.x + outro.x) / 2, y: (agora.y + outro.y) / 2 }
      zoomBy(distance(agora, outro) / Math.max(1, distance(antes, outro)), meio)
    } else moveBy(agora.x - antes.x, agora.y - antes.y)
  }
  function onPointerUp(event: PointerEvent) {
    const de = inicio.current
    dedos.current.delete(event.pointerId)
    inicio.current = null
    const dx = de ? event.clientX - de.x : 0
    if (ampliacao.escala === 1 && Math.abs(dx) > DESLIZE) onSwipe(dx < 0 ? 1 : -1)
  }
  return {
    ampliacao,
    zoomBy,
    moveBy,
    reset: useCallback(() => setAmpliacao(inteira), []),
    gestos: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomBy(ampliacao.escala > 1 ? 0.01 : TOQUE_DUPLO, { x: event.clientX, y: event.clientY }),
    },
  }
}

function measure(element: HTMLDivElement | null): { caixa: Caixa; centro: Ponto } | null {
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { caixa: { largura: width, altura: height }, centro: { x: left + width / 2, y: top + height / 2 } }
}

function distance(a: Ponto, b: Ponto): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
