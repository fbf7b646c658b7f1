import { useState } from 'react'

import { Button, EmptyState } from '@vitrine/ui'

interface NaoLidaProps {
  titulo: string
  /** Why, in words. */
  falha: string
  retry: () => Promise<void>
}

/** In place of what could not be read: why, that nothing is lost, and another try. */
export function NaoLida({ titulo, falha, retry }: NaoLidaProps) {
  const [isTrying, setTrying] = useState(false)
  async function again() {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <div role="alert">
      <EmptyState
        icon="circle-alert"
        title={titulo}
        action={
          <Button variant="outline" icon="rotate-cw" loading={isTrying} onClick={() => void again()}>
            Tentar de novo
          </Button>
        }
      >
        {falha}
      </EmptyState>
    </div>
  )
}
