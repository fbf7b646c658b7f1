import type { ReactNode } from 'react'

import './menu.css'

/** Rows of a panel that one walks down: its style comes with the panels that have it (docs/bytes.md). */
export function MenuLateral({ children }: { children: ReactNode }) {
  return <div className="menu-lateral">{children}</div>
}
