import { lazy } from 'react'
import { useLoaderData } from 'react-router'

import { Parte } from '#shell'

import type { loadChat } from './load-chat.ts'
import './chat.css'
import './mensagem.css'
import './redacao.css'

export { changeChat as action, loadChat as loader } from './load-chat.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const TelaConversas = lazy(async () => ({ default: (await import('./tela-conversas.tsx')).TelaConversas }))
const TelaSala = lazy(async () => ({ default: (await import('./tela-sala.tsx')).TelaSala }))

/** The conversation: its rooms, or one of them (readings 9, ux 1.18). Both in files of their own, which the map of screens need not name. */
export default function Chat() {
  const { lista, sala } = useLoaderData<typeof loadChat>()
  return (
    <Parte>
      {lista && <TelaConversas {...lista} />}
      {sala && <TelaSala dados={sala} />}
    </Parte>
  )
}
