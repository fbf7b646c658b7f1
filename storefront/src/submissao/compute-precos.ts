import type { FormaEntrega } from '@vitrine/contract'

import type { DadosFinalizar } from './load-finalizar.ts'
import { withFrete } from './resumo.ts'
import type { ResumoPrecos } from './resumo.ts'

export interface PrecosDoPedido {
  precos: ResumoPrecos | null
  taxaentrega: number
  valoripi: number
  valorst: number
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
  const semPrecos = { taxaentrega: 0, valoripi: 0, valorst: 0, total: null }
  return {
    precos: chosen,
    ...(chosen ? withFrete(chosen, forma) : semPrecos),
    totalOf: (id) => {
      const each = precosOf(id)
      return each && withFrete(each, forma).total
    },
  }
}
