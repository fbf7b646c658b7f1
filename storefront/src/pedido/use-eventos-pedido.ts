import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { isFinal } from '@vitrine/rules/pedido'
import type { StatusPedido } from '@vitrine/rules/pedido'

import { api } from '#shell'

const POLL_MS = 5000

/**
 * Keeps an order's page true: each move arrives as an event; without events the page asks every 5 s (ux 1.8.3). Answers whether
 * the store cannot be asked either: then the page stays as it is, for its data would come as an error (ux 1.11.5).
 */
export function useEventosPedido(numpedido: number, status: StatusPedido): boolean {
  const { revalidate } = useRevalidator()
  const [isMudo, setMudo] = useState(false)
  const isOver = isFinal(status)
  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setInterval> | undefined
    const source = new EventSource(urls.eventosPedido(numpedido))
    let isFirst = true
    const poll = async () => {
      if (document.visibilityState !== 'visible') return
      const resposta = await api('GET /v2/app/{session_token}/order/{numpedido}', {
        params: { session_token: 'token', numpedido },
        query: {},
      })
      const isAnswer = resposta.ok || (resposta.status > 0 && resposta.status < 500)
      setMudo(!isAnswer)
      if (isAnswer) void revalidate()
    }
    const stopPolling = () => {
      clearInterval(timer)
      timer = undefined
    }
    source.addEventListener('open', () => {
      isFirst = true
      setMudo(false)
      stopPolling()
    })
    source.addEventListener('status', (event) => {
      // The first says how it stands; the others that something moved, be it new prices in the same state.
      if (!isFirst || readStatus(event) !== status) void revalidate()
      isFirst = false
    })
    source.addEventListener('error', () => {
      timer ??= setInterval(() => void poll(), POLL_MS)
    })
    return () => {
      stopPolling()
      source.close()
    }
  }, [numpedido, status, isOver, revalidate])
  return isMudo
}

function readStatus({ data }: MessageEvent<string>): unknown {
  const event = JSON.parse(data) as { status?: unknown } // written by our own server
  return event.status
}
