import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { canChange } from '@vitrine/rules/pedido'

import { api, followCorrente } from '#shell'

const POLL_MS = 5000

/**
 * Keeps the page of an order up to date. Each move arrives as an event; without events (another tab has the browser's streams)
 * the page asks every 5 s (ux 1.8.3). Returns true while the store cannot be asked either: then the page stays as it is, because
 * reading it again would end in an error (ux 1.11.5). `rereadPedido`: how the order is read where it is not the page's own.
 */
export function useEventosPedido(pedido: Pedido, rereadPedido?: () => Promise<void>): boolean {
  const { numpedido, status, mudado_em } = pedido
  const { revalidate } = useRevalidator()
  const reread = rereadPedido ?? revalidate
  const [isMudo, setMudo] = useState(false)
  const isOver = !canChange(pedido)
  const isOutro = useEffectEvent(
    (outro: { status?: unknown; mudado_em?: unknown }) =>
      outro.status !== status || outro.mudado_em !== mudado_em,
  )
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
        // The first says how it stands, which may be newer than the page; the others that something moved, be it new prices in the
        // same state. Written by our own server.
        if (!isFirst || isOutro(dados as Parameters<typeof isOutro>[0])) void reread()
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
