import { useEffect } from 'react'
import { useNavigation } from 'react-router'

import { showWaitLine } from '@vitrine/ui'

/** While another screen is on its way, this one says so. */
export function EsperaDaPagina() {
  const isWaiting = useNavigation().state !== 'idle'
  useEffect(() => (isWaiting ? showWaitLine() : undefined), [isWaiting])
  return null
}
