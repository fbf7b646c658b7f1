import { useEffect, useState } from 'react'

import { ligacaoOf, Releitura } from '@vitrine/conversa'

import { api, type Trabalho } from '#shell'

/** How many messages this login has not seen: as the page was read, then as the socket tells. */
export function useContagem({ loja, notificacoes }: Trabalho): number {
  const { idfornecedor } = loja
  const [contada, setContada] = useState({ idfornecedor, notificacoes })
  useEffect(() => {
    const releitura = new Releitura(
      async () => {
        const resposta = await api('GET /v4/chat/notificacoes', { query: { idfornecedor } })
        return resposta.ok ? resposta.dados.notificacoes : null
      },
      (contadas) => setContada({ idfornecedor, notificacoes: contadas }),
    )
    const { hear } = releitura
    const unfollow = ligacaoOf({ idfornecedor }).follow({ sala: hear, reler: hear, pergunta: hear })
    return () => {
      releitura.stop()
      unfollow()
    }
  }, [idfornecedor])
  return contada.idfornecedor === idfornecedor ? contada.notificacoes : notificacoes
}
