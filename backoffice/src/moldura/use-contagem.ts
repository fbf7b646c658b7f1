import { useEffect, useState } from 'react'

import { ligacaoOf } from '@vitrine/conversa'

import { api, type Trabalho } from '#shell'

/** Several changes of one moment are one question. */
const JUNTAS_MS = 200

/** How many messages this login has not seen: as the page was read, then as the socket tells. */
export function useContagem({ loja, notificacoes }: Trabalho): number {
  const { idfornecedor } = loja
  const [contada, setContada] = useState({ idfornecedor, notificacoes })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const read = async () => {
      const resposta = await api('GET /v4/chat/notificacoes', { query: { idfornecedor } })
      if (resposta.ok && !isGone) setContada({ idfornecedor, notificacoes: resposta.dados.notificacoes })
    }
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({ sala: hear, reler: hear, pergunta: hear })
    return () => {
      isGone = true
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor])
  return contada.idfornecedor === idfornecedor ? contada.notificacoes : notificacoes
}
