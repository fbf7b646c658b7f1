import { useState } from 'react'

import { Icon } from '@vitrine/ui'

import { describePrazo } from './describe-prazo.ts'

/** How long it still lasts, from three days on; before that the rules name the last day (ux 1.13.1). */
export function Prazo({ vence_em }: { vence_em: string }) {
  const [agora] = useState(() => Date.now())
  const texto = describePrazo(vence_em, agora)
  if (!texto) return null
  return (
    // Drawn in the browser only: the time left would differ from the server's.
    <p className="bilhete-prazo" suppressHydrationWarning>
      <Icon name="timer" size={16} /> {texto}
    </p>
  )
}
