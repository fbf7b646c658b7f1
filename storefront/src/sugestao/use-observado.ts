import { useEffect, useRef } from 'react'

import type { ProdutoLista } from '@vitrine/contract'

import { useCarrinho } from '#carrinho'

import type { Feedback } from './feedback.ts'

/** Counts each card once that was half in view, from when all are drawn. */
export function useExibidos(
  shelf: { current: HTMLUListElement | null },
  feedback: Feedback | null,
  isInteiro: boolean,
): void {
  useEffect(() => {
    if (!shelf.current || !feedback || !isInteiro) return
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = target.getAttribute('data-produto')
          if (!isIntersecting || !id || seen.has(id)) continue
          seen.add(id)
          feedback.add('EXIBIDO', id)
        }
      },
      { threshold: 0.5 },
    )
    for (const card of shelf.current.children) observer.observe(card)
    return () => observer.disconnect()
    // The cards are those of the first answer; one that is refused only leaves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [feedback, isInteiro])
}

/** A recommended product that comes into the cart while the shelf stands. */
export function useAdicionados(feedback: Feedback | null, produtos: ProdutoLista[] | undefined): void {
  const itens = useCarrinho((estado) => estado.itens)
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!feedback) return
    const now = new Set(itens.map(({ id }) => id))
    const before = known.current
    known.current = now
    if (!before) return
    for (const { id } of produtos ?? []) if (now.has(id) && !before.has(id)) feedback.add('ADICIONADO', id)
  }, [feedback, itens, produtos])
}
