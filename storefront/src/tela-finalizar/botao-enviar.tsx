import { formatReais } from '@vitrine/rules/dinheiro'
import { Button } from '@vitrine/ui'

import { useOffline } from '#shell'

export interface BotaoEnviarProps {
  /** Null: prices are hidden, a budget is asked for. */
  total: number | null
  isBusy: boolean
  /** Why it cannot be pressed now. */
  motivo: string | null
  /** The store takes budgets: one may be asked for though there are prices. */
  podeOrcar?: boolean
  /** This login may only prepare orders; somebody else sends them (ux 1.8.4). */
  aprovar?: boolean
}

/** What a button of the form sends to ask for approval instead. */
export const paraAprovacao = { name: 'acao', value: 'aprovacao', formNoValidate: true }

/** "Enviar pedido • R$ 343,46", the same words at every width (ux 1.7.3). */
export function BotaoEnviar({
  total,
  isBusy,
  podeOrcar = false,
  aprovar = false,
  ...rest
}: BotaoEnviarProps) {
  const isOffline = useOffline()
  // Only this waits for the connection: everything else of the page goes on (ux 1.7.5).
  const motivo = rest.motivo ?? (isOffline ? 'Sem conexão: o carrinho está salvo.' : null)
  return (
    <div className="finalizar-envio">
      <Button
        type="submit"
        form="pedido"
        size="l"
        block
        loading={isBusy}
        aria-disabled={motivo !== null}
        title={motivo ?? undefined}
        {...(aprovar && paraAprovacao)}
      >
        <Rotulo total={total} aprovar={aprovar} />
      </Button>
      {podeOrcar && !aprovar && total !== null && (
        <Button type="submit" form="pedido" name="orcamento" value="1" variant="ghost" block>
          Pedir orçamento
        </Button>
      )}
      {motivo && <p className="text-12 font-medium text-warning">{motivo}</p>}
    </div>
  )
}

function Rotulo({ total, aprovar }: Pick<BotaoEnviarProps, 'total' | 'aprovar'>) {
  if (aprovar) return 'Enviar para aprovação'
  if (total === null) return 'Pedir orçamento'
  return (
    <>
      Enviar pedido <span>• {formatReais(total)}</span>
    </>
  )
}
