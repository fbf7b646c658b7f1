import { useEffect, useEffectEvent, useRef } from 'react'

import type { LeituraChat } from '@vitrine/contract'

import type { Meio } from './meio.ts'
import type { QuemConversa } from './quem-conversa.ts'

interface Lida {
  sala: string
  /** The newest message here. */
  entregue_ate: number
  /** It is before the eyes: the end of the room is in view. */
  isVista: boolean
  /** How far the login was when the room was opened. */
  eu: LeituraChat
}

/** Tells the shop how far this login has read: what is here is delivered, what was in view of a page that is looked at is read. */
export function useLeitura(meio: Meio, quem: QuemConversa, lida: Lida): void {
  const { sala, entregue_ate, isVista } = lida
  const dita = useRef<LeituraChat>(lida.eu)
  const tell = useEffectEvent(async () => {
    const antes = dita.current
    const isSeen = isVista && document.visibilityState === 'visible'
    const agora = { entregue_ate, lida_ate: isSeen ? entregue_ate : antes.lida_ate }
    if (agora.entregue_ate <= antes.entregue_ate && agora.lida_ate <= antes.lida_ate) return
    dita.current = agora
    const resposta = await meio.api('POST /v4/chat/salas/{sala}/leitura', {
      params: { sala },
      body: { ...quem, ...agora },
    })
    // Said once more with the next that comes.
    if (!resposta.ok) dita.current = antes
  })
  useEffect(() => {
    void tell()
    const look = () => void tell()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [sala, entregue_ate, isVista])
}
