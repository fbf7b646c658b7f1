import { useState } from 'react'

import { putGuardada } from '#cadastro'

/** Records of one kind as they stand on a screen: one of them is written, or goes. */
export function useLista<G>(lidas: readonly G[], idOf: (guardada: G) => string) {
  const [guardadas, setGuardadas] = useState(lidas)
  return {
    guardadas,
    put: (gravada: G) => setGuardadas((antes) => putGuardada(antes, gravada, idOf)),
    drop: (fora: G) => setGuardadas((antes) => antes.filter((cada) => idOf(cada) !== idOf(fora))),
    setGuardadas,
  }
}
