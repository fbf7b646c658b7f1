import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

import { askIdade } from './idade.store.ts'

/**
 * Asks the age over a page of restricted goods (readings 8, ux 1.22): the page stays the same for everybody, the question is put
 * on it. Somebody who says no is led back to where they came from in this store, or to its first page.
 */
export function useIdadeDaPagina(isRestrita: boolean): void {
  const { slug } = useLoja()
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  useEffect(() => {
    if (!isRestrita) return
    return askIdade(
      () => {},
      () => void (isFirst ? navigate(urls.loja(slug), { replace: true }) : navigate(-1)),
    )
  }, [isRestrita, isFirst, navigate, slug])
}
