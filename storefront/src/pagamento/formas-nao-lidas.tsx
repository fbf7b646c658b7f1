import { Button, Notice } from '@vitrine/ui'

import type { FormasLidas } from './use-formas-do-pedido.ts'

/** Not knowing how an order may be paid is not the same as there being no way. */
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
