import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { isFinal } from '@vitrine/rules/pedido'
import type { StatusPedido } from '@vitrine/rules/pedido'

const POLL_MS = 5000

/** Keeps an order's page true: each move arrives as an event; without events the page asks every 5 s (ux 1.8.3). */
export function useEventosPedido(numpedido: number, status: StatusPedido): void {
  const { revalidate } = useRevalidator()
  const isOver = isFinal(status)
  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setInterval> | undefined
    const source = new EventSource(urls.eventosPedido(numpedido))
    let isFirst = true
    const stopPolling = () => {
      clearInterval(timer)
      timer = undefined
    }
    source.addEventListener('open', () => {
      isFirst = true
      stopPolling()
    })
    source.addEventListener('status', (event) => {
      // The first says how it stands; the others that something moved, be it new prices in the same state.
      if (!isFirst || readStatus(event) !== status) void revalidate()
      isFirst = false
    })
    source.addEventListener('error', () => {
      timer ??= setInterval(() => {
        if (document.visibilityState === 'visible') void revalidate()
      }, POLL_MS)
    })
    return () => {
      stopPolling()
      source.close()
    }
  }, [numpedido, status, isOver, revalidate])
}

function readStatus({ data }: MessageEvent<string>): unknown {
  const event = JSON.parse(data) as { status?: unknown } // written by our own server
  return event.status
}
