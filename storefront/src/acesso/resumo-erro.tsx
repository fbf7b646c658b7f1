import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { Notice } from '@vitrine/ui'

/** What went wrong, above the form; `ocorrencia` is the answer that brought it, so that each one takes the focus (ux 1.19.3). */
export function ResumoErro({ ocorrencia, children }: { ocorrencia: unknown; children: ReactNode }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [ocorrencia])
  if (!children) return null
  return (
    <div ref={summary} tabIndex={-1} className="mb-4">
      <Notice tone="danger" live="alert">
        {children}
      </Notice>
    </div>
  )
}
