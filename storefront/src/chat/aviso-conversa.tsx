import { lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { ligacaoOf, sendGuardadas } from '@vitrine/conversa'

import { api, Parte, useLoja } from '#shell'

import { janela } from './janela.store.ts'
import { meio } from './meio.ts'

// With its style: few have something to read just now.
const PilulaConversa = lazy(async () => ({ default: (await import('./pilula-conversa.tsx')).PilulaConversa }))

/**
 * The way to the conversation, and how much of it was not seen, over any screen. Asked when a page is opened or looked at again, and told by
 * the socket once there was something, or while a window is open: who talks with nobody has no connection. What still waits on the device goes
 * out, too.
 */
export function AvisoConversa({ idcliente }: { idcliente: string }) {
  const { idfornecedor } = useLoja()
  const [notificacoes, setNotificacoes] = useState(0)
  const isTold = useStore(janela, ({ assunto }) => assunto !== null) || notificacoes > 0
  useEffect(() => {
    const quem = { idfornecedor, idcliente }
    let isGone = false
    const read = async () => {
      if (document.visibilityState !== 'visible') return
      const resposta = await api('GET /v4/chat/notificacoes', { query: quem })
      if (resposta.ok && !isGone) setNotificacoes(resposta.dados.notificacoes)
    }
    const look = () => void read()
    look()
    void sendGuardadas(meio, quem)
    document.addEventListener('visibilitychange', look)
    const unfollow = isTold ? ligacaoOf(quem).follow({ sala: look, reler: look, pergunta: look }) : undefined
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', look)
      unfollow?.()
    }
  }, [idfornecedor, idcliente, isTold])
  return (
    <Parte calada>
      <PilulaConversa notificacoes={notificacoes} />
    </Parte>
  )
}
