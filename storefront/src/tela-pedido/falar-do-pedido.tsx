import { Form } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { Icon } from '@vitrine/ui'

import { useIsEquipe, useLoja, useModulo } from '#shell'

/** Opens the order's own room, made where there is none: a form, because it may make one. At a desk in a window over this page. */
export function FalarDoPedido({ numpedido }: { numpedido: number }) {
  const { slug } = useLoja()
  const temChat = useModulo('chat')
  const isEquipe = useIsEquipe()
  if (!temChat || isEquipe) return null
  return (
    <Form method="post" action={urlsChat.conversas(slug)} className="border-b border-line-soft">
      <input type="hidden" name="numpedido" value={numpedido} />
      <button
        type="submit"
        className="flex min-h-tap w-full items-center gap-3 py-2 text-left hover:underline"
      >
        <Icon name="message-circle" />
        Falar sobre este pedido
      </button>
    </Form>
  )
}
