import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

interface AbasPedidosProps {
  atual: 'pedidos' | 'assinaturas'
  /** How many of each there are; null: not known. */
  totais: Readonly<Record<'pedidos' | 'assinaturas', number | null>>
  children: ReactNode
}

/** Orders and what repeats: two pages as tabs, where the store sells by subscription (§2 Screens, ux 1.10.3). */
export function AbasPedidos({ atual, totais, children }: AbasPedidosProps) {
  const { slug, meta_info } = useLoja()
  if (!meta_info.hasRecorrencia) return children
  const abas = [
    { id: 'pedidos', nome: 'Pedidos', para: urls.pedidos(slug) },
    { id: 'assinaturas', nome: 'Assinaturas', para: urls.assinaturas(slug) },
  ] as const
  return (
    <>
      <div
        className="tabs mb-5"
        role="tablist"
        aria-label="Pedidos e assinaturas"
        onKeyDown={walkAbas}
        tabIndex={-1}
      >
        {abas.map(({ id, nome, para }) => (
          <Link
            key={id}
            to={para}
            role="tab"
            id={`aba-${id}`}
            aria-selected={id === atual}
            aria-controls={id === atual ? 'painel-pedidos' : undefined}
            tabIndex={id === atual ? 0 : -1}
          >
            {nome}
            {totais[id] !== null && <small>{totais[id]}</small>}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="painel-pedidos" aria-labelledby={`aba-${atual}`}>
        {children}
      </div>
    </>
  )
}

/** Arrows, Home and End walk the tabs; Enter opens one, for each is a separate page. */
function walkAbas(event: KeyboardEvent<HTMLElement>): void {
  const abas = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const index = abas.findIndex((aba) => aba === document.activeElement)
  const passos: Record<string, number | undefined> = {
    ArrowRight: (index + 1) % abas.length,
    ArrowLeft: (index + abas.length - 1) % abas.length,
    Home: 0,
    End: abas.length - 1,
  }
  const next = passos[event.key]
  if (index < 0 || next === undefined) return
  event.preventDefault()
  abas[next]?.focus()
}
