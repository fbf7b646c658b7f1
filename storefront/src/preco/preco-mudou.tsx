import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import type { Produto, ProdutoLista } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

/** A page left for this long may show old prices. */
const VELHA_MS = 60_000

/** 'Preço atualizado: de … para …' when it is not what the card, or this page a while ago, had shown (ux 1.5.5). */
export function PrecoMudou({ produto }: { produto: Produto }) {
  const state: unknown = useLocation().state
  const [visto] = useState(() => precoOf(state, produto.id) ?? produto.preconf)
  useRelida()
  const { preconf } = produto
  if (visto === undefined || preconf === undefined || visto === preconf) return null
  return (
    <Notice small tone="info" live="status" className="mt-2">
      Preço atualizado: de {formatPrecoUnitario(visto)} para <b>{formatPrecoUnitario(preconf)}</b>
    </Notice>
  )
}

/** The price on the card that led here. */
function precoOf(state: unknown, id: string): number | undefined {
  const { produto } = (state ?? {}) as { produto?: Partial<ProdutoLista> } // set by our own cards alone
  return produto?.id === id ? produto.preconf : undefined
}

/** Reads the product again when somebody comes back to the tab. */
function useRelida(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let left = Number.POSITIVE_INFINITY
    const onChange = () => {
      if (document.visibilityState === 'hidden') left = Date.now()
      else if (Date.now() - left > VELHA_MS) void revalidate()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [revalidate])
}
