import { toCentavos } from '@vitrine/rules/dinheiro'
import type { CustoDoEnsaio } from '@vitrine/rules/ensaio'

import { custoOf, type LinhaRow } from './ensaio.repository.ts'

/** What a line is paid for without and with what is tried; centavos. */
export interface Mudada {
  antes: number
  depois: number
}

/** Goods of an order whose cost is known: lines that nothing changes as they were bought, the others by today's prices. */
export function sumCusto(itens: readonly LinhaRow[], mudadas: ReadonlyMap<LinhaRow, Mudada>): CustoDoEnsaio {
  const soma = { conhecido: 0, antes: 0, depois: 0, custo: 0 }
  for (const item of itens) {
    const custo = custoOf(item)
    if (custo === null) continue
    const { antes, depois } = mudadas.get(item) ?? { antes: item.subtotal, depois: item.subtotal }
    soma.conhecido += item.subtotal
    soma.antes += antes
    soma.depois += depois
    soma.custo += toCentavos(custo)
  }
  return soma
}
