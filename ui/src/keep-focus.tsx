import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * Around a control that gives way to another where it stands ("Adicionar" becomes a stepper, and back): whoever had the focus
 * on the one has it on the other, on its last button, instead of losing it to the page. `on` says which of them is shown.
 */
export function KeepFocus({ on, children }: { on: unknown; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  const before = useRef(on)
  useLayoutEffect(() => {
    if (before.current === on) return
    before.current = on
    if (!had.current || document.activeElement !== document.body) return
    const buttons = ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []
    buttons[buttons.length - 1]?.focus()
  }, [on])
  return (
    <div
      ref={ref}
      className="contents"
      onFocus={() => {
        had.current = true
      }}
      // Not told when the focused control is taken out: only when somebody leaves it.
      onBlur={() => {
        had.current = false
      }}
    >
      {children}
    </div>
  )
}
