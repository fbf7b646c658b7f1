import { useLoaderData } from 'react-router'

import { EmptyState } from '@vitrine/ui'

import { Sala } from '#sala'
import { Titulo } from '#shell'

import { ColunaSalas } from './coluna-salas.tsx'
import type { loadConversas } from './load-conversas.ts'

export { loadConversas as loader } from './load-conversas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Conversas' }

/** The attendant's conversations: rooms, the one that is open, and who it is with (ux 3.11, mockup 21). */
export default function Conversas() {
  const { sala, isAberta, agora, ...salas } = useLoaderData<typeof loadConversas>()
  return (
    <div className="cv" data-aberta={isAberta || undefined}>
      <ColunaSalas {...salas} agora={agora} isAberta={isAberta} />
      {sala && <Sala key={`${sala.historico.sala.sala}|${sala.busca}`} dados={sala} agora={agora} />}
      {isAberta && !sala && <NaoLida />}
      {!isAberta && (
        <div className="cv-nada">
          <Titulo>Conversas</Titulo>
          <EmptyState icon="message-circle">
            Escolha uma conversa para ler e responder. <kbd>j</kbd> e <kbd>k</kbd> andam pela lista.
          </EmptyState>
        </div>
      )}
    </div>
  )
}

function NaoLida() {
  return (
    <div className="cv-nada">
      <Titulo>Conversa</Titulo>
      <EmptyState icon="circle-alert" title="Não conseguimos ler esta conversa">
        Ela está guardada. Tente de novo em alguns instantes.
      </EmptyState>
    </div>
  )
}
