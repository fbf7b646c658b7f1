import { useState } from 'react'

import type { FormaPagamento } from '@vitrine/contract'

import { findParcelado, type Parcelado } from './parcelado.ts'

/** In how many parts a card is paid, kept while another method is looked at, and what that comes to. */
export interface Parcelas {
  quantas: number
  choose: (quantas: number) => void
  /** Null: paid otherwise, or prices are hidden. */
  parceladoOf: (forma: FormaPagamento | undefined, total: number | null) => Parcelado | null
}

export function useParcelas(): Parcelas {
  const [quantas, choose] = useState(1)
  return { quantas, choose, parceladoOf: (forma, total) => findParcelado(forma, total, quantas) }
}
