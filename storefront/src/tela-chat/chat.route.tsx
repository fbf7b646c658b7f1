import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router'

import { bringParte, makeParte, Parte } from '#shell'

import type { loadChat } from './load-chat.ts'
import '@vitrine/conversa/log.css'
import '@vitrine/conversa/mensagem.css'
import './cartao.css'
import './chat.css'
import './redacao.css'

export { changeChat as action, loadChat as loader } from './load-chat.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const loadTelaConversas = async () => ({ default: (await import('./tela-conversas.tsx')).TelaConversas })
const loadTelaSala = async () => ({ default: (await import('./tela-sala.tsx')).TelaSala })
const TelaConversas = makeParte(loadTelaConversas)
const TelaSala = makeParte(loadTelaSala)

/** The screen's file comes beside its data. One that does not come is told by the screen. */
export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  const tela = bringParte(params.sala ? loadTelaSala : loadTelaConversas).catch(() => {})
  const dados = await serverLoader<typeof loadChat>()
  await tela
  return dados
}

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
