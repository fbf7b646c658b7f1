import type { FormaEntrega } from '@vitrine/contract'

import type { DadosFinalizar } from './load-finalizar.ts'
import { withFrete } from './resumo.ts'
import type { ResumoPrecos } from './resumo.ts'

export interface PrecosDoPedido {
  precos: ResumoPrecos | null
  taxaentrega: number
  /** Null: prices are hidden. */
  total: number | null
  totalOf: (idformapagto: string) => number | null
}

/** What the order costs by the chosen method and window, and by each other method. */
export function computePrecos(
  { precos }: Pick<DadosFinalizar, 'precos'>,
  { idformapagto, forma }: { idformapagto: string | null; forma: FormaEntrega | null },
): PrecosDoPedido {
  const precosOf = (id: string | null) => precos[id ?? ''] ?? precos[''] ?? null
  const chosen = precosOf(idformapagto)
  const { taxaentrega, total } = chosen ? withFrete(chosen, forma) : { taxaentrega: 0, total: null }
  return {
    precos: chosen,
    taxaentrega,
    total,
    totalOf: (id) => {
      const each = precosOf(id)
      return each && withFrete(each, forma).total
    },
  }
}
