import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { Icon, ProgressBar } from '@vitrine/ui'

import { formatReaisCurto, usePromessa } from '#shell'

/** Minimum order and free delivery in one bar, with what is missing in words. Nothing while they are not known. */
export function Metas({ total }: { total: number | null }) {
  const promessa = usePromessa()
  if (total === null || !promessa) return null
  const { pedido_minimo, gratis_acima } = promessa
  const alvo = gratis_acima ?? pedido_minimo
  if (alvo === null) return null
  const isMinimoReached = pedido_minimo === null || total >= pedido_minimo
  return (
    <div className="metas">
      <div className="metas-linha">
        {pedido_minimo !== null && (
          <span className={isMinimoReached ? 'text-success font-semibold' : 'font-semibold'}>
            {isMinimoReached && <Icon name="check" size={16} />} Pedido mínimo de{' '}
            {formatReaisCurto(pedido_minimo)}
          </span>
        )}
        {gratis_acima !== null && (
          <span className="ml-auto text-ink-muted">frete grátis em {formatReaisCurto(gratis_acima)}</span>
        )}
      </div>
      <ProgressBar
        value={total}
        max={alvo}
        label={gratis_acima === null ? 'Pedido mínimo' : 'Frete grátis'}
        valueText={describeFalta(total, pedido_minimo, gratis_acima)}
        notch={gratis_acima !== null && pedido_minimo ? pedido_minimo : undefined}
      />
      <p>{describeFalta(total, pedido_minimo, gratis_acima)}</p>
    </div>
  )
}

/** 'Faltam R$ 8,70 para o frete sair de graça'. */
export function describeFalta(
  total: number,
  pedido_minimo: number | null,
  gratis_acima: number | null,
): string {
  if (pedido_minimo !== null && total < pedido_minimo) {
    return `Faltam ${formatReais(sumReais(pedido_minimo, -total))} para o pedido mínimo`
  }
  if (gratis_acima !== null && total < gratis_acima) {
    return `Faltam ${formatReais(sumReais(gratis_acima, -total))} para o frete sair de graça`
  }
  return gratis_acima === null ? 'Pedido mínimo alcançado' : 'Frete grátis neste pedido'
}
