import type { ReactNode } from 'react'

/**
 * Says its content when it changes. Render it empty from the start: a region born with text is not announced.
 * `assertive` only for what stops the customer.
 */
export function LiveRegion({ children, assertive = false }: { children?: ReactNode; assertive?: boolean }) {
  return (
    <div className="sr-only" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </div>
  )
}
