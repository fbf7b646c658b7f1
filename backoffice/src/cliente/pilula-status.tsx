import { describeStatus, type TomStatus } from '@vitrine/rules/pedido'
import { Pill, type IconName, type Tone } from '@vitrine/ui'

const tons: Record<TomStatus, Tone | undefined> = {
  neutro: undefined,
  info: 'info',
  marca: 'brand',
  aviso: 'warning',
  ok: 'success',
}

/** The state of an order as icon and word. */
export function PilulaStatus({ status }: { status: string }) {
  const { rotulo, icone, tom } = describeStatus(status)
  return (
    <Pill mini tone={tons[tom]} icon={icone as IconName /* names of rules are of the same icon set */}>
      {rotulo}
    </Pill>
  )
}
