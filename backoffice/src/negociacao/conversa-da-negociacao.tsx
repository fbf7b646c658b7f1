import { useState } from 'react'

import { Button, EmptyState, showToast } from '@vitrine/ui'

import type { Negociacao } from '#grade'
import { ConversaAoLado, type DadosSala } from '#sala'
import { api } from '#shell'

import { AtalhosDaProposta } from './atalhos-da-proposta.tsx'

interface ConversaDaNegociacaoProps {
  negociacao: Negociacao
  /** Null: nobody has written yet. */
  sala: DadosSala | null
  agora: string
  onAberta: (sala: DadosSala) => void
}

/** The talk with the client beside its cart; before the first word there is none. */
export function ConversaDaNegociacao({ negociacao, sala, agora, onAberta }: ConversaDaNegociacaoProps) {
  const [isEspera, setEspera] = useState(false)
  async function open() {
    setEspera(true)
    const aberta = await openSala(negociacao.params)
    setEspera(false)
    if (aberta) onAberta(aberta)
  }
  if (sala)
    return (
      <ConversaAoLado
        key={sala.historico.sala.sala}
        dados={sala}
        agora={agora}
        atalhos={<AtalhosDaProposta grade={negociacao.grade} sala={sala.historico.sala} />}
      />
    )
  return (
    <EmptyState
      icon="message-circle"
      action={
        <Button variant="outline" loading={isEspera} onClick={() => void open()}>
          Conversar
        </Button>
      }
    >
      Você e este cliente ainda não conversaram.
    </EmptyState>
  )
}

/** The room of a client, made where there is none; null: it was refused, and said why. */
async function openSala({ idfornecedor, idcliente }: Negociacao['params']): Promise<DadosSala | null> {
  const sala = await api('POST /v4/chat/salas', { body: { idfornecedor, idcliente } })
  if (!sala.ok) {
    showToast(sala.falha.error)
    return null
  }
  const historico = await api('GET /v4/chat/salas/{sala}/mensagens', {
    params: { sala: sala.dados.sala },
    query: { idfornecedor },
  })
  if (!historico.ok) {
    showToast(historico.falha.error)
    return null
  }
  return { historico: historico.dados, busca: '', cartoes: {}, conversa: null, contexto: null }
}
