import { useState } from 'react'

import type { LeituraChat } from '@vitrine/contract'

import type { Meio } from './meio.ts'
import type { QuemConversa } from './quem-conversa.ts'
import { useAgora } from './use-agora.ts'
import { useLeitura } from './use-leitura.ts'
import { useRolagem, type Rolagem } from './use-rolagem.ts'
import type { SalaAberta } from './use-sala.ts'

interface Log extends Rolagem {
  /** ISO, to the minute. */
  agora: string
  /** Messages of others that came below what is in view. */
  naoVistas: number
}

interface Olhada {
  quem: QuemConversa
  /** ISO: as the server drew it. */
  agora: string
  /** How far this login was when the page was read. */
  lidaAntes: LeituraChat
}

/** What the messages of a room are looked at with: the scrolling, what was read, what is still to be seen. */
export function useLog(meio: Meio, aberta: SalaAberta, { quem, agora, lidaAntes }: Olhada): Log {
  const { mensagens, naFila, sala } = aberta
  const last = mensagens.at(-1)
  const newest = last?.sequencia ?? 0
  const rolagem = useRolagem(naFila.at(-1)?.idmensagem ?? last?.idmensagem ?? '', naFila.length > 0)
  const { isNoFim } = rolagem
  useLeitura(meio, quem, { sala: sala.sala, entregue_ate: newest, isVista: isNoFim, eu: lidaAntes })
  const vista = useVista(newest, isNoFim)
  const nosso = meio.outroLado === 'LOJA' ? 'CLIENTE' : 'LOJA'
  const naoVistas = mensagens.filter(({ lado, sequencia }) => lado !== nosso && sequencia > vista).length
  return { ...rolagem, agora: useAgora(agora), naoVistas }
}

/** The place of the newest message when the end of the room was last in view. */
function useVista(newest: number, isNoFim: boolean): number {
  const [vista, setVista] = useState(newest)
  if (isNoFim && vista !== newest) setVista(newest)
  return isNoFim ? newest : vista
}
