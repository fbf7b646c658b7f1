import type { FormaEntrega } from '@vitrine/contract'
import { formatReais, formatReaisCurto, sumReais } from '@vitrine/rules/dinheiro'
import { chooseTipoEntrega } from '@vitrine/rules/lugar'
import { Icon, ProgressBar } from '@vitrine/ui'

import { usePromessa } from '#entrega'
import { useHydrated, useLocal, useLoja, useRaiz } from '#shell'

interface MetasProps {
  /** What the minimum is measured by. */
  subtotal: number | null
  /** After discounts: what freight is measured by. */
  base: number
  /** The form of the sum below; its own goals go before those of the whole store. */
  entrega: FormaEntrega | null
}

/** Minimum order and free delivery in one bar, with what is missing in words. Its place is kept while they are asked for. */
export function Metas({ subtotal, base, entrega }: MetasProps) {
  const metas = useMetas(entrega)
  if (subtotal === null) return null
  if (metas === undefined) return <div className="metas" />
  if (!metas) return null
  const { pedido_minimo, gratis_acima } = metas
  const alvo = gratis_acima ?? pedido_minimo
  if (alvo === null) return null
  const meta =
    gratis_acima === null ? { valor: subtotal, nome: 'Pedido mínimo' } : { valor: base, nome: 'Frete grátis' }
  const falta = describeFalta({ subtotal, base }, metas)
  return (
    <div className="metas">
      <div className="metas-linha">
        <Minimo metas={metas} subtotal={subtotal} />
        {gratis_acima !== null && (
          <span className="ml-auto text-ink-muted">frete grátis em {formatReaisCurto(gratis_acima)}</span>
        )}
      </div>
      <ProgressBar
        value={meta.valor}
        max={alvo}
        label={meta.nome}
        valueText={falta}
        notch={(gratis_acima !== null && pedido_minimo) || undefined}
      />
      <p>{falta}</p>
    </div>
  )
}

interface MetasDoLugar extends Pick<FormaEntrega, 'pedido_minimo' | 'gratis_acima'> {
  /** What every order has to reach; a place may ask for more. */
  isSemLugar?: boolean
}

/**
 * Undefined while it comes: the lines below would move when the answer is there (ux 4.2). Of most pages the server does not know whether a place is chosen. Without
 * one the store's own minimum is known, which every order has to reach.
 */
function useMetas(entrega: FormaEntrega | null): MetasDoLugar | null | undefined {
  const promessa = usePromessa()
  const hasLocal = useLocal() !== null
  const { temLugar } = useRaiz()
  const isHydrated = useHydrated()
  const { tags, pedido_minimo } = useLoja()
  const semLugar = {
    pedido_minimo: pedido_minimo[chooseTipoEntrega(tags)],
    gratis_acima: null,
    isSemLugar: true,
  }
  return entrega ?? (hasLocal || (!isHydrated && temLugar !== false) ? promessa : semLugar)
}

function Minimo({ metas, subtotal }: { metas: MetasDoLugar; subtotal: number }) {
  const { pedido_minimo, isSemLugar } = metas
  if (pedido_minimo === null) return null
  const isReached = subtotal >= pedido_minimo && !isSemLugar
  return (
    <span className={isReached ? 'text-success font-semibold' : 'font-semibold'}>
      {isReached && <Icon name="check" size={16} />} Pedido mínimo {isSemLugar && 'a partir '}de{' '}
      {formatReaisCurto(pedido_minimo)}
    </span>
  )
}

/** 'Faltam R$ 8,70 para o frete sair de graça'. */
function describeFalta(
  { subtotal, base }: { subtotal: number; base: number },
  { pedido_minimo, gratis_acima, isSemLugar }: MetasDoLugar,
): string {
  if (pedido_minimo !== null && subtotal < pedido_minimo) {
    return `Faltam ${formatReais(sumReais(pedido_minimo, -subtotal))} para o pedido mínimo`
  }
  if (gratis_acima !== null && base < gratis_acima) {
    return `Faltam ${formatReais(sumReais(gratis_acima, -base))} para o frete sair de graça`
  }
  if (isSemLugar) return 'Pode ser mais, conforme o endereço'
  return gratis_acima === null ? 'Pedido mínimo alcançado' : 'Frete grátis neste pedido'
}
