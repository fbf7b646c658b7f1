import { useRevalidator } from 'react-router'

import { Button, Notice } from '@vitrine/ui'

/** In the place of what could not be read: 'a equipe'. It is read again at a press. */
export function NaoLido({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button variant="outline" size="s" loading={state !== 'idle'} onClick={() => void revalidate()}>
          Tentar de novo
        </Button>
      }
    >
      Não conseguimos ler {children}. Nada se perdeu.
    </Notice>
  )
}
