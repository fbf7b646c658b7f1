import { useEffect, useState } from 'react'

import { ligacaoOf, Releitura } from '@vitrine/conversa'

import { api, type Trabalho } from '#shell'

/** How many carts are being negotiated now, as the socket tells. */
export function useNegociacoes({ loja: { idfornecedor } }: Trabalho): number {
  const [contadas, setContadas] = useState({ idfornecedor, total: 0 })
  useEffect(() => {
    const releitura = new Releitura(
      async () => {
        const resposta = await api('GET /painel/v1/{idfornecedor}/carrinhos-abertos', {
          params: { idfornecedor },
          query: { vista: 'EM_NEGOCIACAO', perpage: 1 },
        })
        return resposta.ok ? resposta.dados.contagens.em_negociacao : null
      },
      (total) => setContadas({ idfornecedor, total }),
    )
    const { hear } = releitura
    hear()
    const unfollow = ligacaoOf({ idfornecedor }).follow({ negociacao: hear, reler: hear, pergunta: hear })
    return () => {
      releitura.stop()
      unfollow()
    }
  }, [idfornecedor])
  return contadas.idfornecedor === idfornecedor ? contadas.total : 0
}
