import { startTransition, useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import type { Visao } from '@vitrine/contract'
import { Skeleton, SkeletonCard } from '@vitrine/ui'

import { Cartao } from '#produto'
import type { ConteudoEncaixe } from '#shell'

import { useAdicionados, useExibidos } from './use-observado.ts'
import { useSugestao } from './use-sugestao.ts'
import './sugestao.css'

const PASSO = 4

export function TrilhoCarrinho() {
  return <Trilho visao="CART" />
}

export function TrilhoProduto({ produto }: ConteudoEncaixe) {
  return <Trilho key={produto} visao="PRODUCT" produto={produto} />
}

export function TrilhoInicio() {
  return <Trilho visao="HOME" />
}

/** A shelf of recommendations under its honest title; gone when there is nothing to recommend. */
function Trilho({ visao, produto }: { visao: Visao; produto?: string }) {
  const { sugestao, feedback, refuse } = useSugestao(visao, produto)
  const shelf = useRef<HTMLUListElement>(null)
  const total = sugestao?.produtos.length ?? 0
  const desenhados = useEmPassos(total)
  useExibidos(shelf, feedback, total > 0 && desenhados >= total)
  useAdicionados(feedback, sugestao?.produtos)
  if (!sugestao) return <Espera visao={visao} />
  // Something, so that the place kept free closes.
  if (total === 0) return <span hidden />
  function onClick(event: MouseEvent) {
    // A click handler on the list hears its links without touching the card.
    const target = event.target as HTMLElement // a click's target is an element
    const id = target.closest('a') ? target.closest('[data-produto]')?.getAttribute('data-produto') : null
    if (id) feedback?.add('CLICADO', id)
  }
  return (
    <section className="section sugestao" data-visao={visao}>
      <div className="section-head">
        <h2>{sugestao.titulo}</h2>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Enter on a link clicks it too */}
      <ul className="rail" ref={shelf} onClick={onClick}>
        {sugestao.produtos.slice(0, desenhados).map((recomendado) => (
          <Cartao key={recomendado.id} produto={recomendado} onRecusar={refuse} />
        ))}
      </ul>
    </section>
  )
}

/** How many of `total` cards are drawn, at least: a screenful, and the others once it has been painted, so that no frame has all to do. */
function useEmPassos(total: number): number {
  const [desenhados, setDesenhados] = useState(PASSO)
  useEffect(() => {
    if (total > desenhados) startTransition(() => setDesenhados(desenhados + PASSO))
  }, [total, desenhados])
  return desenhados
}

function Espera({ visao }: { visao: Visao }) {
  return (
    <section className="section sugestao" data-visao={visao} aria-busy>
      <div className="section-head">
        <Skeleton text style={{ width: 220 }} />
      </div>
      <div className="rail">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <SkeletonCard key={n} />
        ))}
      </div>
    </section>
  )
}
