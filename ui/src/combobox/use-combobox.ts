import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { walkOptions } from './walk-options.ts'

export interface ComboboxProps {
  /** By which field and list are called: by their place in the page, which a caller may not want, without. */
  id?: string
  /** How many options are shown; 0: the list is closed. */
  count: number
  /** Enter, with the active option or -1; what is not prevented is done as in any field. */
  onEnter: (event: KeyboardEvent, active: number) => void
  onEscape?: () => void
}

/**
 * A field with options under it (ARIA APG combobox): the keys walk the options while the field keeps the focus. `field` goes to the
 * input, `optionOf(id, …)` to each option; the list has the id `${id}-list`.
 */
export function useCombobox({ id: dito, count, onEnter, onEscape }: ComboboxProps) {
  const doLugar = useId()
  const id = dito ?? doLugar
  const [marked, setActive] = useState(-1)
  const active = marked < count ? marked : -1
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const next = walkOptions(active, step, count)
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') onEnter(event, active)
    if (event.key === 'Escape') onEscape?.()
  }
  return {
    id,
    active,
    setActive,
    field: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    } as const,
  }
}
