import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { canMudar } from '@vitrine/rules/pedido'

import { api, followCorrente } from '#shell'

const POLL_MS = 5000

/**
 * Keeps an order's page true: each move arrives as an event; without events (another tab has the browser's streams) the page
 * asks every 5 s (ux 1.8.3). Answers whether
 * the store cannot be asked either: then the page stays as it is, for its data would come as an error (ux 1.11.5). `reler`: how
 * the order is read again, where it is not the page's own.
 */
export function useEventosPedido(pedido: Pedido, reler?: () => Promise<void>): boolean {
  const { numpedido, status } = pedido
  const { revalidate } = useRevalidator()
  const reread = reler ?? revalidate
  const [isMudo, setMudo] = useState(false)
  const isOver = !canMudar(pedido)
  const isOutro = useEffectEvent((outro: unknown) => outro !== status)
  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isFirst = true
    const poll = async () => {
      if (document.visibilityState !== 'visible') return
      const resposta = await api('GET /v2/app/{session_token}/order/{numpedido}', {
        params: { session_token: 'token', numpedido },
        query: {},
      })
      const isAnswer = resposta.ok || (resposta.status > 0 && resposta.status < 500)
      setMudo(!isAnswer)
      if (isAnswer) void reread()
    }
    const stopPolling = () => {
      clearInterval(timer)
      timer = undefined
    }
    const stop = followCorrente(urls.eventosPedido(numpedido), {
      evento: 'status',
      onOpen: (again) => {
        isFirst = true
        setMudo(false)
        stopPolling()
        // New prices in the same state may have come meanwhile.
        if (again) void reread()
      },
      onEvento: (dados) => {
        const evento = dados as { status?: unknown } // written by our own server
        // The first says how it stands; the others that something moved, be it new prices in the same state.
        if (!isFirst || isOutro(evento.status)) void reread()
        isFirst = false
      },
      onSilencio: () => {
        timer ??= setInterval(() => void poll(), POLL_MS)
      },
    })
    return () => {
      stop()
      stopPolling()
    }
  }, [numpedido, isOver, reread])
  return isMudo
}
