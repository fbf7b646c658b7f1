import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { Countdown } from '@vitrine/ui'

/** The answer to the letter before: how many seconds another one has to wait; 0 for none. */
interface Pedida {
  reenvio: number
}

/** The way to another letter, once the last one may have come. */
export function OutraMensagem({ estado, children }: { estado: Pedida | undefined; children: ReactNode }) {
  const ate = useEspera(estado)
  const [acabou, setAcabou] = useState(0)
  if (ate <= acabou) return children
  return (
    <p className="flex min-h-ctl items-center justify-center">
      Não chegou? Peça outro em&nbsp;
      <Countdown className="num" until={ate} onEnd={() => setAcabou(ate)} />
    </p>
  )
}

/** Until when the next letter must wait, by this browser's clock; 0 without script. A wrong code does not begin it anew. */
function useEspera(estado: Pedida | undefined): number {
  const [ate, setAte] = useState(0)
  useEffect(() => {
    if (!estado || estado.reenvio === 0) return
    const ate = Date.now() + estado.reenvio * 1000
    const timer = setTimeout(() => setAte(ate))
    return () => clearTimeout(timer)
  }, [estado])
  return ate
}
