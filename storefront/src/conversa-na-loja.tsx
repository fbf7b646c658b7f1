import { lazy, useEffect } from 'react'
import { useStore } from 'zustand'

import { AvisoConversa } from './chat/aviso-conversa.tsx'
import { closeJanela, janela, submitParaJanela } from './chat/janela.store.ts'
import { Parte } from './shell/parte.tsx'
import { useModulo } from './shell/raiz.ts'

const Janela = lazy(() => import('./tela-chat/janela.tsx').then((m) => ({ default: m.Janela })))

/** The conversation over any screen of a store that has one: the way to it, and its window at a desk. */
export function ConversaNaLoja({ idcliente }: { idcliente: string | null }) {
  const temChat = useModulo('chat')
  const isAberta = useStore(janela, ({ assunto }) => assunto !== null)
  // Another store, another cliente: the rooms of that one are other rooms.
  useEffect(() => closeJanela, [])
  useEffect(() => {
    document.addEventListener('submit', submitParaJanela, true)
    return () => document.removeEventListener('submit', submitParaJanela, true)
  }, [])
  if (!temChat || !idcliente) return null
  return (
    <>
      <AvisoConversa idcliente={idcliente} />
      {isAberta && (
        <Parte aoFalhar={closeJanela}>
          <Janela idcliente={idcliente} />
        </Parte>
      )}
    </>
  )
}
