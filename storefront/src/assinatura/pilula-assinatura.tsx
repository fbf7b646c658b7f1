import type { StatusAssinatura } from '@vitrine/contract'
import { Pill } from '@vitrine/ui'
import type { IconName, Tone } from '@vitrine/ui'

const rotulos: Record<StatusAssinatura, { rotulo: string; icone: IconName; tom?: Tone }> = {
  ATIVA: { rotulo: 'Ativa', icone: 'repeat', tom: 'success' },
  PAUSADA: { rotulo: 'Pausada', icone: 'pause', tom: 'warning' },
  CANCELADA: { rotulo: 'Cancelada', icone: 'circle-x' },
}

/** The state of a subscription as icon and word. */
export function PilulaAssinatura({ status }: { status: StatusAssinatura }) {
  const { rotulo, icone, tom } = rotulos[status]
  return (
    <Pill tone={tom} icon={icone}>
      {rotulo}
    </Pill>
  )
}
