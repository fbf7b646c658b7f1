import { useEffect, useState } from 'react'

import type { EntregasDoCliente } from '@vitrine/contract'

import { api } from '#shell'

import type { Negociacao } from './use-negociacao.ts'

export type EnderecoDoCliente = EntregasDoCliente['enderecos'][number]

/** Where this client has goods delivered and what that costs; null while it is read, or why it could not be. */
export function useEntregas({
  params: { idfornecedor, idcliente },
}: Pick<Negociacao, 'params'>): readonly EnderecoDoCliente[] | { recusa: string } | null {
  const [lidas, setLidas] = useState<readonly EnderecoDoCliente[] | { recusa: string } | null>(null)
  useEffect(() => {
    let isGone = false
    void api('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/entregas', {
      params: { idfornecedor, idcliente },
    }).then((resposta) => {
      if (!isGone) setLidas(resposta.ok ? resposta.dados.enderecos : { recusa: resposta.falha.error })
    })
    return () => {
      isGone = true
    }
  }, [idfornecedor, idcliente])
  return lidas
}
