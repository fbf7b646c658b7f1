import { useEffect, useState } from 'react'

const MINUTO_MS = 60_000

/** The moment, to the minute: as the server drew it at first. */
export function useAgora(primeiro: string): string {
  const [agora, setAgora] = useState(primeiro)
  useEffect(() => {
    const timer = setInterval(() => setAgora(new Date().toISOString()), MINUTO_MS)
    return () => clearInterval(timer)
  }, [])
  return agora
}
