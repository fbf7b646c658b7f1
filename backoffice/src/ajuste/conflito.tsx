import type { ReactNode } from 'react'

import { Button, Notice } from '@vitrine/ui'

interface ConflitoProps {
  /** How it stands now. */
  children: ReactNode
  onOutra: () => void
  onMinha: () => void
}

/** Somebody else was quicker: what stands there now, and the choice between the two. */
export function Conflito({ children, onOutra, onMinha }: ConflitoProps) {
  return (
    <Notice tone="warning" live="alert" title="Outra pessoa mudou isto enquanto você escrevia.">
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="s" onClick={onOutra}>
          Ficar com a dela
        </Button>
        <Button variant="outline" size="s" onClick={onMinha}>
          Gravar a minha
        </Button>
      </div>
    </Notice>
  )
}
