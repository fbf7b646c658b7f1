import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'

/** A press acts once; held, it repeats ever faster until it is let go or `stopped`. Spread the result on a button. */
export function useHold(act: () => void, stopped: boolean) {
  const latest = useRef({ act, stopped })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeats = useRef(0)
  useEffect(() => {
    latest.current = { act, stopped }
    if (stopped) clearTimeout(timer.current)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function repeat() {
    if (latest.current.stopped) return
    repeats.current += 1
    latest.current.act()
    timer.current = setTimeout(repeat, holdDelay(repeats.current))
  }
  const release = () => clearTimeout(timer.current)

  return {
    onPointerDown(event: { button: number }) {
      repeats.current = 0
      release()
      if (event.button === 0) timer.current = setTimeout(repeat, holdDelay(0))
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu(event: MouseEvent) {
      // A long touch opens the browser's menu and would leave the timer running.
      if (repeats.current > 0) event.preventDefault()
    },
    onClick(event: MouseEvent) {
      event.preventDefault()
      release()
      // The click that ends a hold is not one more press.
      if (repeats.current === 0) act()
      repeats.current = 0
    },
  }
}

/** Milliseconds before the next repetition of a held button: 400 to start, then 160 shrinking to 40. */
export function holdDelay(repeats: number): number {
  return repeats === 0 ? 400 : Math.max(40, 170 - repeats * 10)
}
