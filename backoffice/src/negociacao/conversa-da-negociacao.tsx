import { useState } from 'react'

import { Button, EmptyState, showToast } from '@vitrine/ui'

import { ConversaAoLado, type DadosSala } from '#sala'
import { api, useTrabalho } from '#shell'

interface ConversaDaNegociacaoProps {
  /** Null: nobody has written yet. */
  lida: DadosSala | null
  idcliente: string
  agora: string
}

/** The talk with the client beside its cart; before the first word there is none. */
export function ConversaDaNegociacao({ lida, idcliente, agora }: ConversaDaNegociacaoProps) {
  const [dados, setDados] = useState(lida)
  const { idfornecedor } = useTrabalho().loja
  const [isEspera, setEspera] = useState(false)
  async function open() {
    setEspera(true)
    const sala = await api('POST /v4/chat/salas', { body: { idfornecedor, idcliente } })
    if (!sala.ok) {
      setEspera(false)
      return void showToast(sala.falha.error)
    }
    const historico = await api('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala: sala.dados.sala },
      query: { idfornecedor },
    })
    setEspera(false)
    if (!historico.ok) return void showToast(historico.falha.error)
    setDados({ historico: historico.dados, busca: '', cartoes: {}, conversa: null, contexto: null })
  }
  if (dados) return <ConversaAoLado key={dados.historico.sala.sala} dados={dados} agora={agora} />
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
