import { formatReais } from '@vitrine/rules/dinheiro'
import { describeCombinado, type Combinado } from '@vitrine/rules/pedido'
import { Money } from '@vitrine/ui'

export interface Parcela {
  nome: string
  /** In reais; a discount is negative. */
  valor: number
  /** Written instead of the amount: 'grátis'. */
  texto?: string
  /** By whom it was negotiated, and why: beneath its name. */
  combinado?: Combinado | undefined
}

/** The sums of an order; parts of 0 are left out. */
export function Somas({
  parcelas,
  total,
}: {
  parcelas: readonly Parcela[]
  total: { nome: string; valor: number }
}) {
  return (
    <dl className="sums">
      {parcelas
        .filter(({ valor, texto }) => valor !== 0 || texto)
        .map(({ nome, valor, texto, combinado }) => (
          <div key={nome} data-minus={valor < 0 || undefined}>
            <dt>
              {nome}
              {combinado && <small className="block">{describeCombinado(combinado)}</small>}
            </dt>
            <dd>{texto ?? formatReais(valor).replace('-', '−')}</dd>
          </div>
        ))}
      <div data-total>
        <dt>{total.nome}</dt>
        <dd>
          <Money text={formatReais(total.valor)} />
        </dd>
      </div>
    </dl>
  )
}
