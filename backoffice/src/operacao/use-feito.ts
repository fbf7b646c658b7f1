import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { showToast } from '@vitrine/ui'

import type { Feito } from './change-fornecedor.ts'

/** What became of it is told where one looks; a refusal stands at its field. */
export function useFeito() {
  const fetcher = useFetcher<Feito>()
  const { data } = fetcher
  useEffect(() => {
    if (data?.ok) showToast(data.dito)
  }, [data])
  return fetcher
}
