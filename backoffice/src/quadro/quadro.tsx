import type { ReactNode, Ref } from 'react'

import './quadro.css'

interface QuadroProps {
  label: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A table that is wider than a phone: it scrolls in its own place, by keys too. */
export function Quadro({ label, ref, children }: QuadroProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys (WCAG 2.1.1)
    <div className="importacao-quadro" role="region" aria-label={label} tabIndex={0} ref={ref}>
      <table>{children}</table>
    </div>
  )
}
