import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where over a row something is: above its middle, below it, or in its middle, which is into it. */
export type Parte = 'antes' | 'dentro' | 'depois'

interface Arrasto {
  id: string
  /** Whether what is dropped in the middle goes into it. */
  isPai: boolean
  onSolta: (movida: string, parte: Parte) => void
}

/** A row that is dragged by its handle, and that others are dropped at. Its twin without a mouse are its buttons. */
export function useArrasto({ id, isPai, onSolta }: Arrasto) {
  const linha = useRef<HTMLDivElement>(null)
  const alca = useRef<HTMLSpanElement>(null)
  const [sobre, setSobre] = useState<Parte | null>(null)
  const drop = useEffectEvent(onSolta)
  const parteOf = useEffectEvent((y: number) => readParte(linha.current, y, isPai))
  useEffect(() => {
    const element = linha.current
    if (!element) return
    const idOf = ({ data }: { data: Record<string, unknown> }) => String(data.idarrasto)
    return combine(
      draggable({
        element,
        dragHandle: alca.current ?? element,
        getInitialData: () => ({ idarrasto: id }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.idarrasto !== id,
        onDrag: ({ location }) => setSobre(parteOf(location.current.input.clientY)),
        onDragLeave: () => setSobre(null),
        onDrop: ({ source, location }) => {
          setSobre(null)
          // Of rows within rows the inmost one takes it.
          if (location.current.dropTargets[0]?.element === element)
            drop(idOf(source), parteOf(location.current.input.clientY))
        },
      }),
    )
  }, [id])
  return { linha, alca, sobre }
}

function readParte(elemento: HTMLElement | null, y: number, isPai: boolean): Parte {
  const caixa = elemento?.getBoundingClientRect()
  if (!caixa) return 'depois'
  const parte = (y - caixa.top) / caixa.height
  if (isPai && parte > 0.3 && parte < 0.7) return 'dentro'
  return parte < 0.5 ? 'antes' : 'depois'
}
