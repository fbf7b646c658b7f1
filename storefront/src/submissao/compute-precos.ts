import type { FormaEntrega } from '@vitrine/contract'

import { taxaOf } from '#entrega'

import type { DadosFinalizar } from './load-finalizar.ts'
import { withFrete } from './resumo.ts'
import type { PrecosComFrete } from './resumo.ts'

export interface PrecosDoPedido {
  /** With the freight of the chosen window; null: prices are hidden. */
  precos: PrecosComFrete | null
  total: number | null
  /** What free delivery is measured by. */
  base: number
  /** By another payment method. */
  totalOf: (idformapagto: string) => number | null
  /** Freight of another form, with the coupon that it leaves in force. */
  taxaDe: (forma: FormaEntrega) => number
}

/** What the order costs by the chosen method and window, and by each other method. */
export function computePrecos(
  { precos }: Pick<DadosFinalizar, 'precos'>,
  { idformapagto, forma }: { idformapagto: string | null; forma: FormaEntrega | null },
): PrecosDoPedido {
  const precosOf = (id: string | null, pela: FormaEntrega | null) => {
    const each = precos[id ?? ''] ?? precos['']
    return each ? withFrete(each, pela) : null
  }
  const chosen = precosOf(idformapagto, forma)
  return {
    precos: chosen,
    total: chosen?.totalCompras ?? null,
    base: chosen?.base ?? 0,
    totalOf: (id) => precosOf(id, forma)?.totalCompras ?? null,
    taxaDe: (outra) => precosOf(idformapagto, outra)?.taxaentrega ?? taxaOf(outra, 0),
  }
}
