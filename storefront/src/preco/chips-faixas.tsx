import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'

import { nearestFaixas } from './preco.ts'
import type { PrecoMostrado } from './preco.ts'

/** The tiers nearest to what is in the cart as chips, the one in force filled (P5); nothing without tiers. */
export function ChipsFaixas({
  preco: { faixas, ativa },
}: {
  preco: Pick<PrecoMostrado, 'faixas' | 'ativa'>
}) {
  if (faixas.length === 0) return null
  return (
    <p className="preco-faixas">
      <span className="sr-only">Preço por quantidade: </span>
      {nearestFaixas(faixas, ativa).map((faixa) => (
        <span key={faixa.quantidade} data-on={faixa.quantidade === ativa || undefined}>
          {formatQuantidade(faixa.quantidade)}+{' '}
          <b>{formatPrecoUnitario(faixa.preco).replace(/^R\$\s/, '')}</b>
        </span>
      ))}
    </p>
  )
}
