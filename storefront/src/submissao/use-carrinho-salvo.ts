import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { useCarrinho } from '#carrinho'

/** A click made just before coming here is still being saved: once it is, this page asks for its totals again. */
export function useCarrinhoSalvo(revisao: number): void {
  const salva = useCarrinho((estado) => (estado.situacao === 'salvo' ? (estado.revisao ?? 0) : 0))
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (salva > revisao) void revalidate()
  }, [salva, revisao, revalidate])
}
