import { useEffect, useState } from 'react'

import { ligacaoOf } from '@vitrine/conversa'

import { api, type Trabalho } from '#shell'

/** Several changes of one moment are one question. */
const JUNTAS_MS = 300

/** How many carts are being negotiated now, as the socket tells. */
export function useNegociacoes({ loja: { idfornecedor } }: Trabalho): number {
  const [contadas, setContadas] = useState({ idfornecedor, total: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const read = async () => {
      const resposta = await api('GET /painel/v1/{idfornecedor}/carrinhos-abertos', {
        params: { idfornecedor },
        query: { vista: 'EM_NEGOCIACAO', perpage: 1 },
      })
      if (resposta.ok && !isGone) setContadas({ idfornecedor, total: resposta.dados.contagens.em_negociacao })
    }
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), JUNTAS_MS)
    }
    hear()
    const unfollow = ligacaoOf({ idfornecedor }).follow({ negociacao: hear, reler: hear, pergunta: hear })
    return () => {
      isGone = true
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor])
  return contadas.idfornecedor === idfornecedor ? contadas.total : 0
}
