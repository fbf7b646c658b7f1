import { Form, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button } from '@vitrine/ui'

import { useLoja } from '#shell'

/** Puts an order's lines into the cart once more; the cart says what had to be adjusted (ux 1.10.3). */
export function RepetirPedido({ numpedido, inline = false }: { numpedido: number; inline?: boolean }) {
  const { slug } = useLoja()
  const action = urls.pedido(slug, numpedido)
  const { state, formAction } = useNavigation()
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        name="acao"
        value="repetir"
        variant="outline"
        icon={inline ? 'repeat' : undefined}
        block={!inline}
        loading={state !== 'idle' && formAction === action}
        aria-label={`Repetir pedido ${numpedido}`}
      >
        Repetir
      </Button>
    </Form>
  )
}
