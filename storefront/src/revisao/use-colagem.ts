import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { useLoja, useModulo } from '#shell'

/** What is handed to the review with the address: read there at once. */
export interface EstadoDeColagem {
  colado: string
}

/** An order pasted onto a list (not into a field) is offered for review. A single word or an address is not taken for an order. */
export function useColagem(): void {
  const { slug } = useLoja()
  const temListas = useModulo('lista-compras')
  const navigate = useNavigate()
  useEffect(() => {
    if (!temListas) return undefined
    function onPaste(event: ClipboardEvent) {
      const alvo = event.target
      if (alvo instanceof Element && alvo.closest('input, textarea, select, [contenteditable], dialog'))
        return
      const colado = event.clipboardData?.getData('text/plain') ?? ''
      const linhas = colado.split(/[\r\n]+/).filter((linha) => linha.trim() !== '').length
      if (linhas < 2 && !colado.includes('\t')) return
      showToast(`${pluralize(linhas, 'linha colada', 'linhas coladas')}: é um pedido?`, {
        label: 'Conferir',
        onPress: () => {
          const state: EstadoDeColagem = { colado: colado.slice(0, 250_000) }
          void navigate(urls.revisao(slug), { state })
        },
      })
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [slug, temListas, navigate])
}
