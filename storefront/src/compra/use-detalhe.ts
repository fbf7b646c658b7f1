import { useCallback, useState } from 'react'
import type { ComponentProps } from 'react'

/** Whether a <details> is open, also when it was opened before the page came alive: `props` go to the element. */
export function useDetalhe(): {
  isOpen: boolean
  props: Pick<ComponentProps<'details'>, 'ref' | 'onToggle'>
} {
  const [isOpen, setOpen] = useState(false)
  const ref = useCallback((detalhe: HTMLDetailsElement | null) => {
    if (detalhe) setOpen(detalhe.open)
  }, [])
  return { isOpen, props: { ref, onToggle: (event) => setOpen(event.currentTarget.open) } }
}
