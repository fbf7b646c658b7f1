import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** So near to its end a room counts as seen to the end. */
const PERTO_PX = 48
/** From so many heights of its view away the end is gone to at once: nobody reads what flies past. */
const LONGE_VISTAS = 4

export interface Rolagem {
  ref: RefObject<HTMLDivElement | null>
  /** The newest message is in view. */
  isNoFim: boolean
  goToFim(): void
}

/**
 * The scrolling of a room. It lies from its end (`column-reverse`): older messages above move nothing by themselves. What comes below
 * while somebody reads further up does, and is made good here.
 * @param ultima names the newest; `minha`: it was written here, and is shown whatever was in view
 */
export function useRolagem(ultima: string, minha: boolean): Rolagem {
  const ref = useRef<HTMLDivElement>(null)
  const [isNoFim, setNoFim] = useState(true)
  const antes = useRef({ ultima, altura: 0 })

  useEffect(() => {
    const place = ref.current
    if (!place) return undefined
    const look = () => setNoFim(Math.abs(place.scrollTop) < PERTO_PX)
    place.addEventListener('scroll', look, { passive: true })
    // What changes in between (a picture, a block that is drawn again) is no news below.
    const observer = new ResizeObserver(() => {
      antes.current.altura = place.scrollHeight
    })
    if (place.firstElementChild) observer.observe(place.firstElementChild)
    return () => {
      place.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    const { ultima: velha, altura } = antes.current
    antes.current = { ultima, altura: place.scrollHeight }
    if (velha === ultima || altura === 0) return
    if (minha) place.scrollTop = 0
    else if (Math.abs(place.scrollTop) >= PERTO_PX) place.scrollTop -= place.scrollHeight - altura
  })

  return {
    ref,
    isNoFim,
    goToFim() {
      const place = ref.current
      if (!place) return
      const isLonge = Math.abs(place.scrollTop) > LONGE_VISTAS * place.clientHeight
      place.scrollTo({ top: 0, behavior: isLonge ? 'auto' : 'smooth' })
    },
  }
}
