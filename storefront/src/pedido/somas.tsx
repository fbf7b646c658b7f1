import { formatReais } from '@vitrine/rules/dinheiro'
import { Money } from '@vitrine/ui'

export interface Parcela {
  nome: string
  /** In reais; a discount is negative. */
  valor: number
  /** Written instead of the amount: 'grátis'. */
  texto?: string
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
        .map(({ nome, valor, texto }) => (
          <div key={nome} data-minus={valor < 0 || undefined}>
            <dt>{nome}</dt>
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
