import type { ReactNode } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import type { ProximaFaixa } from '@vitrine/rules/preco'

/** 'Faltam 3 un. para R$ 8,49 cada': the nudge to the next tier, said alike on card, detail and cart line. */
export function TextoIncentivo({
  faixa,
  item: { unidade },
}: {
  faixa: ProximaFaixa
  item: Pick<ItemCarrinho, 'unidade'>
}): ReactNode {
  return (
    <>
      {faixa.faltam === 1 ? 'Falta' : 'Faltam'} <b>{formatQuantidade(faixa.faltam, unidade)}</b> para{' '}
      <b>{formatPrecoUnitario(faixa.preco)}</b> {describeCada(unidade)}
    </>
  )
}

/** 'cada' of what is counted, '/kg' of what is weighed. */
function describeCada(unidade: string): string {
  return unidade === 'un' ? 'cada' : `por ${unidade}`
}
