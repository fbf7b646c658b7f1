import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatReais, formatReaisCurto, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, ProgressBar } from '@vitrine/ui'

import { useCarrinho, useTotais } from '#carrinho'
import { usePromessa } from '#entrega'
import { useLoja } from '#shell'

import './barra-totais.css'

/** What the cart has come to while the table is filled in, and the way to it: over the foot of the window (mockup 09). */
export function BarraTotais() {
  const { slug } = useLoja()
  const linhas = useCarrinho(({ itens }) => itens.length)
  const { subtotal, economia, totalCompras } = useTotais()
  if (linhas === 0) return null
  return (
    <section className="tb-barra" aria-label="Seu pedido até aqui">
      <p>
        <small>Itens</small>
        <b>{pluralize(linhas, 'produto', 'produtos')}</b>
      </p>
      {economia !== null && economia > 0 && (
        <p className="text-success">
          <small>Economia por quantidade</small>
          <b>{formatReais(economia)}</b>
        </p>
      )}
      {subtotal !== null && <Minimo subtotal={subtotal} />}
      <p className="tb-barra-total">
        <small>Total</small>
        <b>{totalCompras === null ? 'a precificar' : formatReais(totalCompras)}</b>
      </p>
      <Link className={buttonClass({ size: 'l' })} to={urls.carrinho(slug)} data-painel="carrinho">
        Ver carrinho
        {totalCompras !== null && <span className="lg:hidden">• {formatReais(totalCompras)}</span>}
      </Link>
    </section>
  )
}

/** How far the order is from the smallest that the store takes, where the place asks for one. */
function Minimo({ subtotal }: { subtotal: number }) {
  const minimo = usePromessa()?.pedido_minimo ?? null
  if (!minimo) return null
  const falta = sumReais(minimo, -subtotal)
  const texto =
    falta > 0
      ? `Faltam ${formatReais(falta)} para o pedido mínimo`
      : `Pedido mínimo de ${formatReaisCurto(minimo)} atingido`
  return (
    <div className="tb-barra-minimo">
      <small>{texto}</small>
      <ProgressBar value={subtotal} max={minimo} label="Pedido mínimo" valueText={texto} />
    </div>
  )
}
