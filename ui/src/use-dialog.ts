import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'

import { afterPaint } from './after-paint.ts'

/** Whether a dialog is modal comes after it is seen to open or to close: this does it at once. */
let settle = () => {}
const onKeyDown = () => settle()

/** The page is inert, and the focus where it belongs, as the attribute says: all of it is styled anew for that. */
function follow(dialog: HTMLDialogElement): void {
  const { open } = dialog
  if (open === dialog.matches(':modal') || !dialog.isConnected) return
  // Asked of a dialog that is open already it would be refused, and to close one that is not would do nothing.
  dialog.open = !open
  if (open) dialog.showModal()
  else dialog.close()
}

/**
 * Ties a native <dialog> to `open`. The platform traps the focus, makes the rest inert, closes on Esc and gives the
 * focus back to the opener; an `early` one is seen before it does. `onClose` is called once, when Esc, the scrim or a form with method=dialog asks for it.
 */
export function useDialog(open: boolean, onClose: () => void, early: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOnScrim = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    dialog.open = open
    // Another one's; of its own nothing is left to do.
    settle()
    settle = afterPaint(() => follow(dialog))
    // A key must find the focus where it belongs.
    addEventListener('keydown', onKeyDown, { capture: true, once: true })
    if (!early || (open && document.querySelector(':modal'))) settle()
  }, [open, early])
  // Taken away while it is open it would take the focus with it.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      settle()
      dialog?.close()
    }
  }, [])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A cancel of a file input inside bubbles up to here in React.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // Closed and opened again at once, as development mounts each twice, it is open by then.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
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
