import { useEffect, useEffectEvent, useState } from 'react'
import { formatRemaining } from './format-remaining.ts'

export type CountdownProps = {
  /** The end, as ISO text or milliseconds. */
  until: string | number
  onEnd?: () => void
  className?: string
}

/** Time left as mm:ss. Silent: announce the end, not every second. */
export function Countdown({ until, onEnd, className }: CountdownProps) {
  const end = new Date(until).getTime()
  const [now, setNow] = useState(() => Date.now())
  const finish = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() < end) return
      clearInterval(timer)
      finish()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])

  return (
    <time
      className={className}
      role="timer"
      aria-live="off"
      dateTime={new Date(end).toISOString()}
      // The server's second is rarely the browser's.
      suppressHydrationWarning
    >
      {formatRemaining(end - now)}
    </time>
  )
}
