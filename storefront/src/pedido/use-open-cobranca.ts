import type { MouseEvent } from 'react'

import { useOpenPainel } from '#shell'

/** For a link that leads to where an order is paid: pressed plainly it opens the panel that does, over the screen that is there. */
export function useOpenCobranca() {
  const open = useOpenPainel()
  return (painel: 'pix' | 'cartao', numpedido: number) => ({
    'data-painel': painel,
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(painel, numpedido)
    },
  })
}
