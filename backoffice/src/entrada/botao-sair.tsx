import { Form } from 'react-router'

import { Button } from '@vitrine/ui'

import { forgetUsuario, urlsPainel } from '#shell'

/** Ends the session, and forgets on this device what was kept for it. */
export function BotaoSair({
  children,
  variant = 'solid',
}: {
  children: string
  variant?: 'solid' | 'ghost'
}) {
  return (
    <Form method="post" action={urlsPainel.entrada()} reloadDocument onSubmit={forgetUsuario}>
      <input type="hidden" name="fazer" value="sair" />
      <Button type="submit" variant={variant} icon="log-out">
        {children}
      </Button>
    </Form>
  )
}
