import type { ReactNode } from 'react'

import type { ProdutoLista } from '@vitrine/contract'

import { Parte } from '#shell'
import { TabelaB2b } from '#tabela'

import type { Visao } from './visao.store.ts'

export interface PrateleiraProps {
  visao: Visao
  itens: readonly ProdutoLista[]
  busy: boolean
  /** So many products after another may be put together by category (TabelaB2b). */
  porGrupo?: number
  /** The cards, for the other two views and while the table is on its way. */
  children: ReactNode
}

/** The products of a list as the shopper likes to see them (ux 1.3.1). */
export function Prateleira({ visao, itens, busy, porGrupo, children }: PrateleiraProps) {
  if (visao !== 'tabela') return children
  return (
    <Parte espera={children} falha={children}>
      <TabelaB2b itens={itens} busy={busy} porGrupo={porGrupo}>
        {children}
      </TabelaB2b>
    </Parte>
  )
}
