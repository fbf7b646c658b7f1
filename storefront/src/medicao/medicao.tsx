import { lazy, useEffect, useState } from 'react'

import { Parte } from '#shell'

import { keepUtm } from './keep-utm.ts'
import { onIdle } from './on-idle.ts'

/** The page's own files come first, and what it loads by being looked at. */
const ESPERA_MS = 2500

const Observador = lazy(() => import('./observador.tsx').then((m) => ({ default: m.Observador })))

/**
 * What is measured of whoever agreed to it (group 3): drawn by root.tsx only then, and nothing of it is loaded before. The page comes
 * first: what looks at it is loaded when the browser has nothing else to do (decision 0090).
 */
export function Medicao() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    keepUtm()
    let stop: (() => void) | undefined
    const timer = setTimeout(() => (stop = onIdle(() => setIdle(true))), ESPERA_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return isIdle ? (
    <Parte calada>
      <Observador />
    </Parte>
  ) : null
}
