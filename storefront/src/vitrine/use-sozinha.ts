import { useEffect, useRef } from 'react'

/** Loads more by itself when `ref` is nearly in view, once somebody has scrolled; not where data is to be saved. */
export function useSozinha(loadMore: () => Promise<unknown>, isOn: boolean) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const place = ref.current
    if (!place || !isOn || savesData()) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (scrollY > 0 && entries.some(({ isIntersecting }) => isIntersecting)) void loadMore()
      },
      { rootMargin: '400px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [loadMore, isOn])
  return ref
}

/** Not in every browser, so not in its types. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
