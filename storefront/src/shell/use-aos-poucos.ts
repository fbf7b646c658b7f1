import { useCallback, useEffect, useState } from 'react'
import type { RefCallback } from 'react'
import { flushSync } from 'react-dom'

/**
 * So many of a long list are drawn at first, more as its end comes near: put `fim` on an element behind the drawn ones.
 * `until` draws at least up to that index (one to be scrolled to).
 */
export function useAosPoucos(
  { total, passo }: { total: number; passo: number },
  until = -1,
): { desenhadas: number; fim: RefCallback<Element> } {
  const [pedidas, setPedidas] = useState(passo)
  const desenhadas = Math.min(total, Math.max(pedidas, until + 1))
  useEffect(() => {
    // Paper does not scroll: everything is shown before the sheet is laid out.
    const drawAll = () => flushSync(() => setPedidas(total))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [total])
  const fim = useCallback(
    (place: Element | null) => {
      if (!place) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setPedidas(desenhadas + passo)
        },
        { rootMargin: '1200px' },
      )
      observer.observe(place)
      return () => observer.disconnect()
    },
    [desenhadas, passo],
  )
  return { desenhadas, fim }
}
