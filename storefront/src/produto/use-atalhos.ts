import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

/** Esc leads back to the list: to the row it was left at when it came from there, else to its category (ux 1.5.7). */
export function useGoBackWithEsc({ categoria }: Produto): void {
  const { slug } = useLoja()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isFromCard = typeof state === 'object' && state !== null && 'produto' in state
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isBusy(event)) return
      if (isFromCard) void navigate(-1)
      else void navigate(urls.lista(slug, { categ: categoria.slug }))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, slug, categoria.slug, isFromCard])
}

/** `+`, `-` and `a` while the focus is inside `area`: single letters must not act from anywhere (WCAG 2.1.4). */
export function useTeclasCompra(
  area: RefObject<HTMLElement | null>,
  { more, less, add }: { more: () => void; less: () => void; add: () => void },
): void {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const act = { '+': more, '=': more, '-': less, a: add }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [area, more, less, add])
}

/** Keys that belong to a field, to a dialog, or to the browser. */
function isBusy({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  const element = target as HTMLElement // keys are pressed on elements
  return (
    element.closest('input, textarea, select, [contenteditable]') !== null ||
    document.querySelector('dialog[open]') !== null
  )
}
