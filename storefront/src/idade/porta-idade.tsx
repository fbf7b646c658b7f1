import { lazy, useEffect } from 'react'

import { Parte, useSessao } from '#shell'

import { confirmIdade, useIdadeAsked } from './idade.store.ts'
import { usePortaIdade } from './use-porta-idade.ts'

const ModalIdade = lazy(() => import('./modal-idade.tsx').then((m) => ({ default: m.ModalIdade })))

/**
 * Over 18? An overlay over pages that stay cacheable, for this visit only: at the door of a store of restricted goods, at
 * the first such product of a mixed one. The click opens; the order needs a birth date on the account (readings 8).
 */
export function PortaIdade() {
  const isOpen = usePortaIdade()
  const isAsked = useIdadeAsked()
  const isAdulto = useSessao()?.maior_de_18 === true
  useEffect(() => {
    if (isAdulto && isAsked) confirmIdade()
  }, [isAdulto, isAsked])
  return isOpen ? (
    <Parte>
      <ModalIdade />
    </Parte>
  ) : null
}
