import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { Button, EmptyState } from '@vitrine/ui'

/** In place of what a screen's loader could not read: what it was, that nothing is lost, and another try. */
export function NaoLido({ titulo, children }: { titulo: string; children: ReactNode }) {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      icon="circle-alert"
      title={titulo}
      action={
        <Button
          variant="outline"
          icon="rotate-cw"
          loading={state !== 'idle'}
          onClick={() => void revalidate()}
        >
          Tentar de novo
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
