import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

/** Reads the page again whenever a request of this company moves; a page that nobody sees holds no connection. */
export function useEventosAprovacao(isViva = true): void {
  const { idfornecedor } = useLoja()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isViva) return
    let source: EventSource | null = null
    const follow = () => {
      if (document.visibilityState !== 'visible') {
        source?.close()
        source = null
        return
      }
      if (source) return
      source = new EventSource(urls.eventosAprovacao(idfornecedor))
      source.addEventListener('aprovacao', () => void revalidate())
    }
    const wake = () => {
      // Something may have changed while the page was hidden.
      if (document.visibilityState === 'visible') void revalidate()
      follow()
    }
    follow()
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      source?.close()
    }
  }, [idfornecedor, isViva, revalidate])
}
