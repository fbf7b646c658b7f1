import { useCallback, useEffect, useState } from 'react'

/** Who writes says so every few seconds; silent for longer than this, nobody does. */
const CALADO_MS = 5000

/** Who writes on the other side just now, and how that is heard; null: what was written has come. */
export function useDigitando(): [string | null, (nome: string | null) => void] {
  const [dito, setDito] = useState<{ nome: string } | null>(null)
  useEffect(() => {
    if (!dito) return undefined
    const timer = setTimeout(() => setDito(null), CALADO_MS)
    return () => clearTimeout(timer)
  }, [dito])
  const hear = useCallback((nome: string | null) => setDito(nome === null ? null : { nome }), [])
  return [dito?.nome ?? null, hear]
}
