import type { AprovacaoLista } from '@vitrine/contract'
import { nomeDoEstado } from '@vitrine/rules/aprovacao'
import { Pill } from '@vitrine/ui'
import type { IconName, Tone } from '@vitrine/ui'

const aparencia: Record<AprovacaoLista['estado'], { tom?: Tone; icone: IconName }> = {
  PENDENTE: { tom: 'warning', icone: 'hourglass' },
  ALTERADA: { tom: 'warning', icone: 'pencil' },
  APROVADA: { tom: 'success', icone: 'circle-check' },
  RECUSADA: { tom: 'danger', icone: 'circle-x' },
  RETIRADA: { icone: 'undo-2' },
  VENCIDA: { icone: 'clock' },
}

/** The state of a request as icon and word. */
export function PilulaAprovacao({ estado }: { estado: AprovacaoLista['estado'] }) {
  const { tom, icone } = aparencia[estado]
  return (
    <Pill tone={tom} icon={icone}>
      {nomeDoEstado[estado]}
    </Pill>
  )
}
