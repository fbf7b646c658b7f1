import { useEffect, useEffectEvent } from 'react'

import type { EstadoTroca } from './change-pagamento.ts'

/** Calls `onFeito` once, when the answer says that the change was made. */
export function useFeito(estado: EstadoTroca | undefined, onFeito: () => void): void {
  const tell = useEffectEvent(onFeito)
  useEffect(() => {
    if (estado?.feito) tell()
  }, [estado])
}
