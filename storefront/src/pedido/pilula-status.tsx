import { describeFalta, describeStatus } from '@vitrine/rules/pedido'
import type { Falta, TomStatus } from '@vitrine/rules/pedido'
import { Pill } from '@vitrine/ui'
import type { IconName, Tone } from '@vitrine/ui'

const tons: Record<TomStatus, Tone | undefined> = {
  neutro: undefined,
  info: 'info',
  marca: 'brand',
  aviso: 'warning',
  ok: 'success',
}

/** The state of an order as icon and word (ux 1.10.6); what keeps it from going on comes first. */
export function PilulaStatus({ status, falta = null }: { status: string; falta?: Falta | null }) {
  if (falta)
    return (
      <Pill tone="warning" icon="triangle-alert">
        {describeFalta(falta)}
      </Pill>
    )
  const { rotulo, icone, tom } = describeStatus(status)
  return (
    <Pill tone={tons[tom]} icon={icone as IconName /* names of rules are of the same icon set */}>
      {rotulo}
    </Pill>
  )
}
