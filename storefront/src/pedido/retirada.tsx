import type { Pedido } from '@vitrine/contract'
import { isFinal } from '@vitrine/rules/pedido'
import { Icon } from '@vitrine/ui'

import { describeHorario } from '#endereco'

/** What is said at the counter, large enough to be held out, and when it is open (§1 store pickup). */
export function Retirada({ pedido, hoje }: { pedido: Pedido; hoje: string }) {
  const { codigoRetirada, lojaRetira, status } = pedido
  if (!codigoRetirada || isFinal(status)) return null
  const horario = lojaRetira?.horarios && describeHorario({ horarios: lojaRetira.horarios }, meioDia(hoje))
  return (
    <section className="my-4 rounded-md border border-line p-4" aria-label="Retirada">
      <p className="text-ink-muted">Código de retirada</p>
      <p className="text-28 leading-tight font-title">
        {codigoRetirada.slice(0, 3)} {codigoRetirada.slice(3)}
      </p>
      <p className="mt-1 text-ink-muted">Diga este código no balcão. Não o mostre antes de receber.</p>
      {horario && (
        <p className="mt-1 flex items-center gap-2 text-ink-muted">
          <Icon name="clock" size={16} /> {horario}
        </p>
      )}
    </section>
  )
}

/** Of the store's day, wherever it is read. */
const meioDia = (hoje: string) => new Date(`${hoje}T12:00:00-03:00`)
