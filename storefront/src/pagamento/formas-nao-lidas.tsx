import { Button, Notice } from '@vitrine/ui'

import type { FormasLidas } from './use-formas-do-pedido.ts'

/** The payment methods could not be read: says so and offers another try, instead of saying that there are none. */
export function FormasNaoLidas({ falha, retry }: Pick<FormasLidas, 'falha' | 'retry'>) {
  return (
    <Notice
      tone="danger"
      live="alert"
      title="As formas de pagamento não carregaram."
      action={
        <Button variant="outline" size="s" icon="rotate-cw" onClick={retry}>
          Tentar de novo
        </Button>
      }
    >
      {falha}
    </Notice>
  )
}
