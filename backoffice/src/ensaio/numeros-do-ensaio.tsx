import type { EnsaioDePrecos } from '@vitrine/contract'
import { formatPercentual } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

interface NumerosProps {
  numeros: readonly (readonly [nome: string, valor: string])[]
  margem: EnsaioDePrecos['margem']
  /** 'ele', 'ela'. */
  ele: string
}

/** What it costs, and what margin is left of it. */
export function NumerosDoEnsaio({ numeros, margem, ele }: NumerosProps) {
  const comMargem = [
    ...numeros,
    [`Margem sem ${ele}`, margem ? `${formatPercentual(margem.antes)}%` : 'Sem custo cadastrado'],
    [`Margem com ${ele}`, margem ? `${formatPercentual(margem.depois)}%` : 'Sem custo cadastrado'],
  ] as const
  return (
    <>
      <dl className="ensaio-numeros">
        {comMargem.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd className="num">{valor}</dd>
          </div>
        ))}
      </dl>
      {margem && margem.coberta < 100 && (
        <p className="text-ink-muted">
          A margem é dos produtos com custo cadastrado: {formatPercentual(margem.coberta)}% do vendido nesses
          pedidos.
        </p>
      )}
      {margem && margem.abaixo > 0 && (
        <Notice tone="warning">
          {pluralize(margem.abaixo, 'pedido teria ficado', 'pedidos teriam ficado')} abaixo do custo.
        </Notice>
      )}
    </>
  )
}
