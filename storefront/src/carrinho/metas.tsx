import type { FormaEntrega } from '@vitrine/contract'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { Icon, ProgressBar } from '@vitrine/ui'

import { formatReaisCurto, useHydrated, useLocal, usePromessa } from '#shell'

interface MetasProps {
  /** What the minimum is measured by. */
  subtotal: number | null
  /** After discounts: what freight is measured by. */
  base: number | null
  /** The form of the sum below; its own goals go before those of the whole store. */
  entrega: FormaEntrega | null
}

/** Minimum order and free delivery in one bar, with what is missing in words. Its place is kept while they are asked for. */
export function Metas({ subtotal, base, entrega }: MetasProps) {
  const { metas, isComing } = useMetas(entrega)
  if (subtotal === null || base === null) return null
  if (!metas) return isComing ? <div className="metas" style={{ minHeight: 88 }} /> : null
  const { pedido_minimo, gratis_acima } = metas
  const alvo = gratis_acima ?? pedido_minimo
  if (alvo === null) return null
  const falta = describeFalta({ subtotal, base }, pedido_minimo, gratis_acima)
  return (
    <div className="metas">
      <div className="metas-linha">
        {pedido_minimo !== null && <Minimo minimo={pedido_minimo} isReached={subtotal >= pedido_minimo} />}
        {gratis_acima !== null && (
          <span className="ml-auto text-ink-muted">frete grátis em {formatReaisCurto(gratis_acima)}</span>
        )}
      </div>
      <ProgressBar
        value={gratis_acima === null ? subtotal : base}
        max={alvo}
        label={gratis_acima === null ? 'Pedido mínimo' : 'Frete grátis'}
        valueText={falta}
        notch={gratis_acima !== null && pedido_minimo ? pedido_minimo : undefined}
      />
      <p>{falta}</p>
    </div>
  )
}

/** Coming: the lines below would move when the answer is there (ux 4.2). The server does not know whether a place is chosen. */
function useMetas(entrega: FormaEntrega | null) {
  const promessa = usePromessa()
  const hasLocal = useLocal() !== null
  const isHydrated = useHydrated()
  const metas = entrega ?? promessa
  return { metas, isComing: metas === undefined && (hasLocal || !isHydrated) }
}

function Minimo({ minimo, isReached }: { minimo: number; isReached: boolean }) {
  return (
    <span className={isReached ? 'text-success font-semibold' : 'font-semibold'}>
      {isReached && <Icon name="check" size={16} />} Pedido mínimo de {formatReaisCurto(minimo)}
    </span>
  )
}

/** 'Faltam R$ 8,70 para o frete sair de graça'. */
export function describeFalta(
  { subtotal, base }: { subtotal: number; base: number },
  pedido_minimo: number | null,
  gratis_acima: number | null,
): string {
  if (pedido_minimo !== null && subtotal < pedido_minimo) {
    return `Faltam ${formatReais(sumReais(pedido_minimo, -subtotal))} para o pedido mínimo`
  }
  if (gratis_acima !== null && base < gratis_acima) {
    return `Faltam ${formatReais(sumReais(gratis_acima, -base))} para o frete sair de graça`
  }
  return gratis_acima === null ? 'Pedido mínimo alcançado' : 'Frete grátis neste pedido'
}
