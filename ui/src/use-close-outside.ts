import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Closes an open <details> by Esc, which gives the focus back, and by whatever is pressed or reached outside of it. */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current
    if (!element) return undefined
    const leave = (event: Event) => {
      if (!element.contains(event.target as Node)) element.open = false
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    element.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      element.removeEventListener('keydown', escape)
    }
  }, [menu])
}
