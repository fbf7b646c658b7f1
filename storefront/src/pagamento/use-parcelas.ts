import { useState } from 'react'

import type { FormaPagamento } from '@vitrine/contract'

import type { findParcelado, Parcelado } from './parcelado.ts'

/** In how many parts a card is paid, kept while another method is looked at, and what that comes to. */
export interface Parcelas {
  quantas: number
  /** Said by the card's panel, which brings the arithmetic: until then nothing is divided (docs/bytes.md). */
  choose: (quantas: number, find: typeof findParcelado) => void
  /** Null: paid otherwise or at once, or prices are hidden. */
  parceladoOf: (forma: FormaPagamento | undefined, total: number | null) => Parcelado | null
}

export function useParcelas(): Parcelas {
  const [{ quantas, find }, setEscolha] = useState<{ quantas: number; find: typeof findParcelado | null }>({
    quantas: 1,
    find: null,
  })
  return {
    quantas,
    choose: (parcelas, com) => setEscolha({ quantas: parcelas, find: com }),
    parceladoOf: (forma, total) => find?.(forma, total, quantas) ?? null,
  }
}
