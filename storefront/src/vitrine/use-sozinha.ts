import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useHydrated } from '#shell'

/**
 * Loads more by itself when what keeps the room of it (`ref`) is nearly in view, once somebody has scrolled; not where data is to be saved.
 * `vem`: more comes by itself.
 */
export function useSozinha(
  loadMore: (() => Promise<unknown>) | null,
  isOn: boolean,
): { vem: boolean; ref: RefObject<null> } {
  const ref = useRef(null)
  const vem = useHydrated() && isOn && !savesData()
  useEffect(() => {
    const place = ref.current
    if (!place || !loadMore || !vem) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (scrollY > 0 && entries.some(({ isIntersecting }) => isIntersecting)) void loadMore()
      },
      { rootMargin: '600px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [loadMore, vem])
  return { vem, ref }
}

/** Not in every browser, so not in its types. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
