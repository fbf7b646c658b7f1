import { lazy, useEffect, useState } from 'react'

import { ligacaoOf, sendGuardadas } from '@vitrine/conversa'

import { api, Parte, useLoja, useModulo } from '#shell'

import { meio } from './meio.ts'

// With its style: few have something to read just now.
const PilulaConversa = lazy(async () => ({ default: (await import('./pilula-conversa.tsx')).PilulaConversa }))

/**
 * The way to messages that were not seen, over any screen; nothing while there are none. Asked when a page is opened or looked at again, and
 * told by the socket once there was one: who talks with nobody has no connection open. What still waits on the device goes out, too.
 */
export function AvisoConversa({ idcliente }: { idcliente: string | null }) {
  const temChat = useModulo('chat')
  return temChat && idcliente && <Aviso idcliente={idcliente} />
}

function Aviso({ idcliente }: { idcliente: string }) {
  const { idfornecedor } = useLoja()
  const [notificacoes, setNotificacoes] = useState(0)
  const isTold = notificacoes > 0
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
  return isTold ? (
    <Parte calada>
      <PilulaConversa notificacoes={notificacoes} />
    </Parte>
  ) : null
}
