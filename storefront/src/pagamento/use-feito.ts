import { useEffect, useEffectEvent } from 'react'

import type { EstadoTroca } from './trocar-pagamento.ts'

/** Once, when the answer says that it is done. */
export function useFeito(estado: EstadoTroca | undefined, onFeito: () => void): void {
  const tell = useEffectEvent(onFeito)
  useEffect(() => {
    if (estado?.feito) tell()
  }, [estado])
}
