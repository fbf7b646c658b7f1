import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'

/**
 * Around a control that gives way to another where it stands ("Adicionar" becomes a stepper, and back): whoever had the focus
 * on the one has it on the other, on its last button, instead of losing it to the page. `on` says which of them is shown,
 * `onTouch` is told when it is pressed or has the focus.
 */
export function KeepFocus({
  on,
  onTouch,
  children,
}: {
  on: unknown
  onTouch?: (isTouched: true) => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  const before = useRef(on)
  const isFinger = useRef(false)
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
      role="presentation"
      className="contents"
      onFocus={() => {
        had.current = true
        onTouch?.(true)
      }}
      // Not told when the focused control is taken out: only when somebody leaves it.
      onBlur={() => {
        had.current = false
      }}
      onPointerDown={({ pointerType }) => {
        isFinger.current = pointerType === 'touch'
        onTouch?.(true)
      }}
      onMouseDown={(event) => isFinger.current && keepUnfocused(event)}
    >
      {children}
    </div>
  )
}

/**
 * A button that a finger presses takes no focus where nothing has it, as in Safari: to lose it with the button and give it to another costs a phone a
 * second styling and placing of the page before the press is seen.
 */
function keepUnfocused(event: MouseEvent): void {
  const isButton = event.target instanceof Element && event.target.closest('button')
  if (isButton && document.activeElement === document.body) event.preventDefault()
}
