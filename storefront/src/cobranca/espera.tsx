import { Skeleton } from '@vitrine/ui'

/** A placeholder about as tall as what is being read. */
export function Espera() {
  return (
    <div className="grid gap-4" aria-busy="true" aria-label="Lendo o que há para pagar">
      <Skeleton text style={{ width: '60%' }} />
      <Skeleton style={{ height: 64 }} />
      <Skeleton style={{ height: 64 }} />
    </div>
  )
}
