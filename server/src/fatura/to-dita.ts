import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { FaturaDaCobranca } from './fatura.repository.ts'

/** An invoice as an event of several tells of it. */
export function toDita({ idfatura, numpedido, parcela, parcelas, vencimento, valor }: FaturaDaCobranca) {
  return { idfatura, numpedido, parcela, parcelas, vencimento, valor: fromCentavos(valor) }
}
