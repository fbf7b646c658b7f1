import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { showToast } from '@vitrine/ui'

import { useLoja } from '#shell'

import type { EstadoConta } from './change-conta.ts'
import type { loadConta } from './load-conta.ts'

/** The account's data for a panel over any page; null while they come. */
export function useConta() {
  const { slug } = useLoja()
  const { data, state, load } = useFetcher<typeof loadConta>()
  useEffect(() => {
    if (!data && state === 'idle') void load(urls.conta(slug))
  }, [data, state, load, slug])
  return data ?? null
}

/**
 * A panel's form: once it is saved, and the page behind it knows, a toast says so and the panel closes. Earlier, its closing
 * would end the asking: the page would go on showing what was before.
 */
export function useSave(close: () => void) {
  const { slug } = useLoja()
  const fetcher = useFetcher<EstadoConta>()
  const { data: estado } = fetcher
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (isBusy || !estado?.mensagem) return
    showToast(estado.mensagem)
    close()
  }, [estado, isBusy, close])
  return { fetcher, estado, action: urls.conta(slug), isBusy }
}
