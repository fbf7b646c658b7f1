import { useEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'

/**
 * Ties a native <dialog> to `open`. The platform traps the focus, makes the rest inert, closes on Esc and gives the
 * focus back to the opener. `onClose` is called once, when Esc, the scrim or a form with method=dialog asks for it.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOnScrim = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A cancel of a file input inside bubbles up to here in React.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && open) onClose()
    },
    // A drag that starts on text inside and ends on the scrim is not a tap on the scrim.
    onPointerDown(event: MouseEvent) {
      pressedOnScrim.current = event.target === ref.current
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedOnScrim.current) onClose()
    },
  }
}
