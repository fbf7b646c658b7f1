import { useEffect } from 'react'

import type { FormaEntrega } from '@vitrine/contract'

import { useLocal } from '#shell'

import type { PedidoFrete } from './consulta-frete.ts'
import { findJanela, firstJanela, formasDaLoja } from './janela.ts'
import { useFretePorCep } from './use-frete-por-cep.ts'

export interface FreteDoLocalProps {
  produtos: PedidoFrete['produtos']
  /** The form that the order would start with; null: none serves, or no place is known. */
  /** Must stay the same between renders. */
  onForma: (forma: FormaEntrega | null) => void
}

/** What delivery to the chosen place costs with these products; the last answer holds while it is asked anew. Draws nothing. */
export function FreteDoLocal({ produtos, onForma }: FreteDoLocalProps) {
  const local = useLocal()
  const { cep = '', tipoEntrega = 'DELIVERY', idloja = null } = local ?? {}
  const estado = useFretePorCep({ cep, produtos, tipoEntrega })
  // The last answer was for another place, so it is not shown.
  useEffect(() => onForma(null), [onForma, cep, tipoEntrega, idloja])
  useEffect(() => {
    if (estado.situacao === 'erro') onForma(null)
    if (estado.situacao !== 'pronto') return
    const formas = tipoEntrega === 'RETIRADA' ? formasDaLoja(estado.formas, idloja) : [...estado.formas]
    onForma(findJanela(formas, firstJanela(formas))?.forma ?? null)
  }, [onForma, estado, tipoEntrega, idloja])
  return null
}
