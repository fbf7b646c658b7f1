import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'

import { showToast } from '@vitrine/ui'

export interface ParteProps {
  /** A `lazy` component: its file is loaded when it is first drawn. */
  children: ReactNode
  /** In its place while the file comes. */
  espera?: ReactNode
  /** In its place when the file does not come. */
  falha?: ReactNode
  aoFalhar?: () => void
  /** Nobody asked for this part, so nothing is said when its file does not load. */
  calada?: boolean
}

/** A part of a screen in a file of its own (docs/bytes.md). When it does not load, the page around it lives on. */
export function Parte({ children, espera = null, falha = null, aoFalhar, calada = false }: ParteProps) {
  function onFail() {
    if (!calada) tellFalha()
    aoFalhar?.()
  }
  return (
    <Guarda falha={falha} aoFalhar={onFail}>
      <Suspense fallback={espera}>{children}</Suspense>
    </Guarda>
  )
}

/** What was asked for did not load; a new build may have replaced it (§2), so a reload is offered. */
export function tellFalha(): void {
  showToast('Isto não carregou. Seu carrinho está guardado.', {
    label: 'Recarregar',
    onPress: () => location.reload(),
  })
}

/** Brings a part's file before it is drawn: when the pointer or the focus comes to what opens it. */
export function prepare(load: () => Promise<unknown>): void {
  // A failure is told when the part is opened, not when it is prepared.
  load().catch(() => {})
}

interface GuardaProps {
  children: ReactNode
  falha: ReactNode
  aoFalhar?: () => void
}

/** What is inside and does not load, or breaks, gives way to `falha`. */
export class Guarda extends Component<GuardaProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch() {
    this.props.aoFalhar?.()
  }
  override render() {
    return this.state.failed ? this.props.falha : this.props.children
  }
}
